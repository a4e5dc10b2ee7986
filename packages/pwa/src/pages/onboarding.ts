import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { OnboardingScreen } from '../features/onboarding/OnboardingScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/onboarding',
  title: PAGE_HEADINGS.onboarding,
  Screen: OnboardingScreen,
} satisfies Page<'onboarding'>;
