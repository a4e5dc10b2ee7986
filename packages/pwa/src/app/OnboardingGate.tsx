import type { ReactNode } from 'react';
import { useCurrentUser } from '../api/current-user.ts';
import { findOnboarding } from './routes.ts';
import { ScreenLoading } from './ScreenLoading.tsx';

/**
 * Shows onboarding in the place of what a member reaches only after it. Visitors pass: their screens speak for
 * themselves.
 */
export function OnboardingGate({ children }: { readonly children: ReactNode }) {
  const { status, user } = useCurrentUser();
  const onboarding = findOnboarding();
  if (status === 'loading') return <ScreenLoading />;
  if (user && !user.onboardingCompleted && onboarding) return <onboarding.Screen />;
  return children;
}
