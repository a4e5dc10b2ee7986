import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CurrentUser } from '../../session/current-user.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { pathAfterSignIn, takeRedirect } from '../sign-up-prompt/redirect-after-login.ts';
import { AccountPage } from './page/AccountPage.tsx';

type SignedInAlreadyProps = {
  readonly viewer: Extract<CurrentUser, { status: 'signed-in' }>;
  /** Where the server says that they were going, for a tab that does not know. */
  readonly returnTo?: string | null;
};

/**
 * Leads somebody who is signed in to where they were before signing in got in between; once it is certain that they
 * are.
 */
export function SignedInAlready({ viewer: { isConfirmed, user }, returnTo = null }: SignedInAlreadyProps) {
  const navigate = useNavigate();
  const hasGone = useRef(false);
  useEffect(() => {
    // The path is given out once, so it is taken when this is on the screen for good, and not again.
    if (!isConfirmed || hasGone.current) return;
    hasGone.current = true;
    const path = returnTo === null ? takeRedirect() : pathAfterSignIn(!user.onboardingCompleted, returnTo);
    void navigate(path, { replace: true });
  }, [isConfirmed, navigate, returnTo, user]);
  return <SigningIn />;
}

/** Stands in for a form that may not be needed. */
export function SigningIn() {
  return (
    <AccountPage title="Welcome back">
      <Spinner size={28} label="Signing you in" />
    </AccountPage>
  );
}
