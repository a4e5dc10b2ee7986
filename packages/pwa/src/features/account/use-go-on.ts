import type { CurrentUserView } from '@twosides/domain/profile';
import { useNavigate } from 'react-router-dom';
import { setCurrentUser } from '../../session/current-user.ts';
import { onboardingDraft } from '../onboarding/onboarding-draft.ts';
import { pathAfterSignIn } from '../sign-up-prompt/redirect-after-login.ts';
import { useIsHere } from './use-is-here.ts';

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
