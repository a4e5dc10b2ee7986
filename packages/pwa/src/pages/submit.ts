import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { SubmitScreen } from '../features/submit/SubmitScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/submit-conflict',
  title: PAGE_HEADINGS.submit,
  Screen: SubmitScreen,
  needsOnboarding: true,
} satisfies Page<'submit'>;
