import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { GuidelinesScreen } from '../../features/info/guidelines/GuidelinesScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/guidelines',
  title: PAGE_HEADINGS.guidelines,
  Screen: GuidelinesScreen,
  renderedBy: [],
} satisfies Page<'guidelines'>;
