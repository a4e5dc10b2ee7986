import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type PendingQuestion, sharedQuestion, storePendingQuestion } from '../../../drafts/pending-question.ts';
import { FORM_TOASTS } from '../../../messages/toasts.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { SignInFirst, Unreachable, useIsVisitor } from '../../account/SignInFirst.tsx';
import { rememberRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { SubmitFlow } from './SubmitFlow.tsx';
import { SubmitSkeleton } from './SubmitPage.tsx';

/** Another app can open this screen to share a text (`share_target` in `manifest.ts`). */
export function SubmitScreen() {
  const [search] = useSearchParams();
  const shared = sharedQuestion(search);
  return shared ? <KeepShared question={shared} /> : <MembersOnly />;
}

/** Stores the shared text first, because the viewer may have to sign in next. */
function KeepShared({ question }: { readonly question: PendingQuestion }) {
  const navigate = useNavigate();
  useEffect(() => {
    storePendingQuestion(question);
    void navigate('/submit-conflict', { replace: true });
  }, [question, navigate]);
  return <SubmitSkeleton />;
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
