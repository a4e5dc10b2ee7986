import type { CurrentUserView } from '@twosides/domain/profile';
import { useNavigate } from 'react-router-dom';
import { setCurrentUser } from '../../session/current-user.ts';
import { onboardingDraft } from '../onboarding/onboarding-draft.ts';
import { pathAfterSignIn } from '../sign-up-prompt/redirect-after-login.ts';

/** Leads on somebody who has just been signed in; without a session, to where one begins. */
export function useGoOn(): (user: CurrentUserView | null, returnTo?: string | null) => void {
  const navigate = useNavigate();
  return (user, returnTo = null) => {
    if (user === null) {
      void navigate('/login', { replace: true });
      return;
    }
    setCurrentUser(user);
    // A conflict that waited for this is posted from there.
    const path = onboardingDraft(user.id).read() ? '/onboarding' : pathAfterSignIn(!user.onboardingCompleted, returnTo);
    void navigate(path, { replace: true });
  };
}
