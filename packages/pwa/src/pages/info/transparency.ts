import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { TransparencyScreen } from '../../features/info/transparency/TransparencyScreen.tsx';
import { transparencyQuery } from '../../features/info/transparency/transparency-query.ts';
import type { Page } from '../page.ts';

export const page = {
  path: '/transparency',
  title: PAGE_HEADINGS.transparency,
  Screen: TransparencyScreen,
  renderedBy: [],
  queries: () => [transparencyQuery],
} satisfies Page<'transparency'>;
