import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { operatorQuery } from '../../api/operator.ts';
import { ReportScreen } from '../../features/info/report-page/ReportScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/report',
  title: PAGE_HEADINGS.report,
  Screen: ReportScreen,
  renderedBy: [],
  queries: () => [operatorQuery],
} satisfies Page<'report'>;
