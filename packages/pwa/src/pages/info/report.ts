import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { ReportScreen } from '../../features/info/report-page/ReportScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/report',
  title: PAGE_HEADINGS.report,
  Screen: ReportScreen,
} satisfies Page<'report'>;
