import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { StatementsScreen } from '../../features/statements/StatementsScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/statements',
  title: PAGE_HEADINGS.statements,
  Screen: StatementsScreen,
} satisfies Page<'statements'>;
