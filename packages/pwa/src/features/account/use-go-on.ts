import type { CurrentUserView } from '@twosides/domain/profile';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onboardingDraft } from '../../drafts/onboarding-draft.ts';
import { setCurrentUser } from '../../session/current-user.ts';
import { pathAfterSignIn } from '../common/sign-up-prompt/redirect-after-login.ts';

export function useGoOn(): (user: CurrentUserView | null, returnTo?: string | null) => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return (user, returnTo = null) => {
    const hasLeft = !isHere();
    if (user) setCurrentUser(user);
    if (hasLeft) return;
    void navigate(user ? pathFor(user, returnTo) : '/login', { replace: true });
  };
}

const pathFor = (user: CurrentUserView, returnTo: string | null): string =>
  onboardingDraft(user.id).read() ? '/onboarding' : pathAfterSignIn(!user.onboardingCompleted, returnTo);

export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}

/** The address typed on the previous page. It is in the history state, which keeps it out of the URL. */
export function useKnownEmail(): string {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}
