import type { CurrentUserView } from '@twosides/domain/profile';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { setCurrentUser } from '../../session/current-user.ts';
import { onboardingDraft } from '../onboarding/onboarding-draft.ts';
import { pathAfterSignIn } from '../sign-up-prompt/redirect-after-login.ts';

/**
 * Leads on somebody who has just been signed in; without a session, to where one begins. Who has turned to another page
 * before the answer came is signed in there, and not led away from it.
 */
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

/** A conflict that waited for this is posted from the onboarding. */
const pathFor = (user: CurrentUserView, returnTo: string | null): string =>
  onboardingDraft(user.id).read() ? '/onboarding' : pathAfterSignIn(!user.onboardingCompleted, returnTo);

/** Whether the screen is still there: an answer may come after somebody has turned to another page. */
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
