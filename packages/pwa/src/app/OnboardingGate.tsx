import type { ComponentType, ReactNode } from 'react';
import type { PageParams } from '../pages/page.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { ScreenLoading } from './ScreenLoading.tsx';

type OnboardingGateProps = {
  readonly Onboarding: ComponentType<{ readonly params: PageParams }>;
  readonly children: ReactNode;
};

const NONE: PageParams = {};

/**
 * Shows onboarding in the place of what a member reaches only after it. Visitors pass: their screens speak for
 * themselves.
 */
export function OnboardingGate({ Onboarding, children }: OnboardingGateProps) {
  const { status, user } = useCurrentUser();
  if (status === 'loading') return <ScreenLoading />;
  if (user && !user.onboardingCompleted) return <Onboarding params={NONE} />;
  return children;
}
