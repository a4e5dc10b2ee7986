import type { SignedIn } from '@twosides/domain/sign-in';
import type { ErrorCode } from '@twosides/domain/wire';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, userMessageOf } from '../../api/api-error.ts';
import { FORM_TOASTS } from '../../messages/form-toasts.ts';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { canFillInPasskeys, signInWithPasskey, stopWaiting } from './passkeys.ts';

/** Milliseconds between two passkey requests. The server's challenge is valid for five minutes. */
const RENEWED_EVERY = 4 * 60_000;

export function usePasskeyAutofill(isWanted: boolean, onSignedIn: (signedIn: SignedIn) => void): void {
  const signedInWith = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const wait = async () => {
      if (isOver || !(await canFillInPasskeys())) return;
      // Fails offline, and on iOS right after a reload. The interval below tries again.
      const signedIn = await signInWithPasskey('filled-in').catch(showRefusal);
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

function showRefusal(error: unknown): null {
  if (error instanceof ApiError && REFUSALS.has(error.code))
    toasts.show({
      title: FORM_TOASTS.loginFailed.title,
      description: userMessageOf(error) ?? 'That didn’t work. Please try again in a moment.',
      tone: 'danger',
    });
  return null;
}

const REFUSALS: ReadonlySet<unknown> = new Set<ErrorCode>(['passkey-unknown', 'passkey-invalid', 'email-not-verified']);
