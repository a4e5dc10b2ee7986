import { TOASTS } from '@twosides/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../../api/current-user.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useToast } from '../../ui/use-toast.ts';
import { rememberRedirect } from '../sign-up-prompt/redirect-after-login.ts';
import { SubmitFlow } from './SubmitFlow.tsx';
import { SubmitSkeleton } from './SubmitSkeleton.tsx';

/** For members who have told who they are; the others are led there first. */
export function SubmitScreen() {
  useDocumentTitle('Submit a conflict');
  const { status, user } = useCurrentUser();
  const navigate = useNavigate();
  const toast = useToast();

  const isSignedOut = status === 'signed-out';
  const isNotOnboarded = user !== null && !user.onboardingCompleted;
  useEffect(() => {
    if (isSignedOut) {
      rememberRedirect('/submit-conflict');
      toast({ ...TOASTS.submitSignedOut, tone: 'danger' });
      void navigate('/login', { replace: true });
    }
    if (isNotOnboarded) {
      toast(TOASTS.submitNotOnboarded);
      void navigate('/onboarding', { replace: true });
    }
  }, [isSignedOut, isNotOnboarded, navigate, toast]);

  if (!user?.onboardingCompleted) return <SubmitSkeleton />;
  return <SubmitFlow key={user.id} user={user} />;
}
