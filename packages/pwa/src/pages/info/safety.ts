import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { SafetyScreen } from '../../features/info/safety/SafetyScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/safety',
  title: PAGE_HEADINGS.safety,
  Screen: SafetyScreen,
  renderedBy: [],
} satisfies Page<'safety'>;
