import type { SignedIn } from '@twosides/domain/sign-in';
import { useEffect, useEffectEvent } from 'react';
import { canFillInPasskeys, signInWithPasskey, stopWaiting } from './passkeys.ts';

/** Milliseconds. The server's challenge is good for five minutes. */
const RENEWED_EVERY = 4 * 60_000;

/** Lets the browser offer passkeys in the email field, as long as the page is open. Opens nothing by itself. */
export function usePasskeyAutofill(isWanted: boolean, onSignedIn: (signedIn: SignedIn) => void): void {
  const signedInWith = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const wait = async () => {
      if (isOver || !(await canFillInPasskeys())) return;
      // Without a network there is nothing to offer, and iOS refuses right after a reload: the next turn tries again.
      const signedIn = await signInWithPasskey('filled-in').catch(() => null);
      if (signedIn && !isOver) signedInWith(signedIn);
    };
    void wait();
    const timer = setInterval(wait, RENEWED_EVERY);
    addEventListener('online', wait);
    return () => {
      isOver = true;
      clearInterval(timer);
      removeEventListener('online', wait);
      stopWaiting();
    };
  }, [isWanted]);
}
