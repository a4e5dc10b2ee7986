import type { ProfileView } from '@twosides/domain/reading';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, waitTextOf } from '../../../api/api-error.ts';
import { useSetFollowing } from '../../../api/profiles.ts';
import { FORM_TOASTS } from '../../../messages/form-toasts.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { useToast } from '../../../ui/feedback/use-toast.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { rememberRedirect } from '../../common/sign-up-prompt/remember-redirect.ts';

export function FollowButton({ identifier, profile }: { readonly identifier: string; readonly profile: ProfileView }) {
  const { status } = useCurrentUser();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const setFollowing = useSetFollowing(identifier, (error) => {
    if (error instanceof ApiError && error.code === 'onboarding-required') {
      rememberRedirect(pathname);
      toast(FORM_TOASTS.followNotOnboarded);
      void navigate('/onboarding');
      return;
    }
    toast({
      ...FORM_TOASTS.followFailed,
      description: waitTextOf(error) ?? FORM_TOASTS.followFailed.description,
      tone: 'danger',
    });
  });
  if (status !== 'signed-in') return null;
  const { isFollowing, userNickname } = profile;
  return (
    <Button
      variant={isFollowing ? 'quiet' : 'fill'}
      icon={isFollowing ? 'check' : 'plus'}
      aria-label={`${isFollowing ? 'Following' : 'Follow'} ${userNickname}`}
      onClick={() => setFollowing(!isFollowing)}
    >
      {isFollowing ? 'Following' : 'Follow'}
    </Button>
  );
}
