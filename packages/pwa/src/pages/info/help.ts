import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { HelpScreen } from '../../features/info/help/HelpScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/help',
  title: PAGE_HEADINGS.help,
  Screen: HelpScreen,
  renderedBy: [],
} satisfies Page<'help'>;
