import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { operatorQuery } from '../../api/operator.ts';
import { DmcaScreen } from '../../features/info/dmca/DmcaScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/dmca',
  title: PAGE_HEADINGS.dmca,
  Screen: DmcaScreen,
  renderedBy: [],
  queries: () => [operatorQuery],
} satisfies Page<'dmca'>;
