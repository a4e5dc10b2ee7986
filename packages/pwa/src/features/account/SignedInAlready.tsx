import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CurrentUser } from '../../session/current-user.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { pathAfterSignIn, takeRedirect } from '../common/sign-up-prompt/redirect-after-login.ts';
import { AccountPage } from './page/AccountPage.tsx';

type SignedInAlreadyProps = {
  readonly viewer: Extract<CurrentUser, { status: 'signed-in' }>;
  readonly returnTo?: string | null;
};

export function SignedInAlready({ viewer: { isConfirmed, user }, returnTo = null }: SignedInAlreadyProps) {
  const navigate = useNavigate();
  const hasGone = useRef(false);
  useEffect(() => {
    // `takeRedirect` also clears the destination, so it must be called only once.
    if (!isConfirmed || hasGone.current) return;
    hasGone.current = true;
    const path = returnTo === null ? takeRedirect() : pathAfterSignIn(!user.onboardingCompleted, returnTo);
    void navigate(path, { replace: true });
  }, [isConfirmed, navigate, returnTo, user]);
  return <SigningIn />;
}

export function SigningIn() {
  return (
    <AccountPage title="Welcome back">
      <Spinner size={28} label="Signing you in" />
    </AccountPage>
  );
}
