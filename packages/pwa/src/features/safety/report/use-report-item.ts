import { useNavigate } from 'react-router-dom';
import type { Reportable } from '../../../api/reports.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { optional, WHEN_OPENED } from '../../../ui/layout/optional.tsx';
import { ask } from '../../../ui/overlay/ask.ts';
import { reportPath } from './visitor-report.ts';

const ReportDialog = optional(() => import('./ReportDialog.tsx').then((m) => m.ReportDialog), WHEN_OPENED);

export function useReportItem(item: Reportable): () => void {
  const { status } = useCurrentUser();
  const navigate = useNavigate();
  return () => {
    if (status === 'signed-out') void navigate(reportPath(item));
    else void ask(ReportDialog, { item });
  };
}
