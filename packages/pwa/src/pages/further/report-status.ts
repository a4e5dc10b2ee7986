import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { ReportStatusScreen } from '../../features/report-status/ReportStatusScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/report-status',
  title: PAGE_HEADINGS.reportStatus,
  Screen: ReportStatusScreen,
} satisfies Page<'reportStatus'>;
