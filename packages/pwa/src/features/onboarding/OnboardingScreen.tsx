import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useCurrentUser } from '../../api/current-user.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { rememberRedirect } from '../sign-up-prompt/redirect-after-login.ts';
import { OnboardingFlow } from './OnboardingFlow.tsx';
import { OnboardingSkeleton } from './OnboardingSkeleton.tsx';

/** Where a new member starts; also what stands in for the screens that wait for it. */
export function OnboardingScreen() {
  useDocumentTitle('Welcome');
  const { status, user } = useCurrentUser();
  if (status === 'loading') return <OnboardingSkeleton />;
  if (!user) return <ToLogin />;
  return <OnboardingFlow key={user.id} user={user} />;
}

function ToLogin() {
  useEffect(() => rememberRedirect('/onboarding'), []);
  return <Navigate to="/login" replace />;
}
