import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CurrentUser } from '../../session/current-user.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { pathAfterSignIn, takeRedirect } from '../common/sign-up-prompt/redirect-after-login.ts';
import { AccountPage } from './page/AccountPage.tsx';

type SignedInAlreadyProps = {
  readonly viewer: Extract<CurrentUser, { status: 'signed-in' }>;
  /** The destination known to the server, for tabs that do not know. */
  readonly returnTo?: string | null;
};

/** Continues to where a signed-in person was going, once the session is confirmed. */
export function SignedInAlready({ viewer: { isConfirmed, user }, returnTo = null }: SignedInAlreadyProps) {
  const navigate = useNavigate();
  const hasGone = useRef(false);
  useEffect(() => {
    // The destination is returned only once, so take it only when mounted for good.
    if (!isConfirmed || hasGone.current) return;
    hasGone.current = true;
    const path = returnTo === null ? takeRedirect() : pathAfterSignIn(!user.onboardingCompleted, returnTo);
    void navigate(path, { replace: true });
  }, [isConfirmed, navigate, returnTo, user]);
  return <SigningIn />;
}

/** Placeholder for a form that may not be needed. */
export function SigningIn() {
  return (
    <AccountPage title="Welcome back">
      <Spinner size={28} label="Signing you in" />
    </AccountPage>
  );
}
