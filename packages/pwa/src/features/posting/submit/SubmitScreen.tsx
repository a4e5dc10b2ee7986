import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { FORM_TOASTS } from '../../../messages/toasts.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { SignInFirst, Unreachable, useIsVisitor } from '../../account/SignInFirst.tsx';
import { rememberRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { useSharedText } from '../use-shared-text.ts';
import { SubmitFlow } from './SubmitFlow.tsx';
import { SubmitSkeleton } from './SubmitPage.tsx';

export function SubmitScreen() {
  const shared = useSharedText();
  return shared ? <SubmitSkeleton /> : <MembersOnly />;
}

function MembersOnly() {
  const { status, user } = useCurrentUser();
  const navigate = useNavigate();
  const isVisitor = useIsVisitor(status);
  const isNotOnboarded = user !== null && !user.onboardingCompleted;
  useEffect(() => {
    if (isVisitor || isNotOnboarded) rememberRedirect('/submit-conflict');
    if (isVisitor) {
      toasts.show({ ...FORM_TOASTS.submitSignedOut, tone: 'danger' });
      void navigate('/login', { replace: true });
    }
    if (isNotOnboarded) {
      toasts.show(FORM_TOASTS.submitNotOnboarded);
      void navigate('/onboarding', { replace: true });
    }
  }, [isVisitor, isNotOnboarded, navigate]);

  if (status === 'unreachable') return <Unreachable />;
  if (status === 'signed-out' && !isVisitor)
    return <SignInFirst title={FORM_TOASTS.submitSignedOut.title} path="/submit-conflict" />;
  if (!user?.onboardingCompleted) return <SubmitSkeleton />;
  return <SubmitFlow key={user.id} user={user} />;
}
