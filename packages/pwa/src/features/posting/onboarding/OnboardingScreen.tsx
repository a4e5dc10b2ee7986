import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { FORM_TOASTS } from '../../../messages/toasts.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { SignInFirst, Unreachable, useIsVisitor } from '../../account/SignInFirst.tsx';
import { rememberRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { useSharedText } from '../use-shared-text.ts';
import { OnboardingFlow } from './OnboardingFlow.tsx';
import { OnboardingSkeleton } from './OnboardingSkeleton.tsx';

export function OnboardingScreen() {
  const { status, user } = useCurrentUser();
  const isVisitor = useIsVisitor(status);
  const isShared = useSharedText();
  if (isVisitor) return <ToLogin />;
  if (status === 'unreachable') return <Unreachable />;
  if (status === 'signed-out') return <SignInFirst title={FORM_TOASTS.submitSignedOut.title} path="/onboarding" />;
  if (!user || isShared) return <OnboardingSkeleton />;
  return <OnboardingFlow key={user.id} user={user} />;
}

function ToLogin() {
  useEffect(() => rememberRedirect('/onboarding'), []);
  return <Navigate to="/login" replace />;
}
