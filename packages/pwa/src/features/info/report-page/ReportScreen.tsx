import { Link } from 'react-router-dom';
import { operatorQuery } from '../../../api/site.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { optional } from '../../../ui/layout/optional.tsx';
import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { visitorReportDraft } from '../../safety/report/visitor-report.ts';
import { ContactRoute } from '../page/ContactRoute.tsx';
import { infoScreen } from '../page/info-screen.tsx';
import text from './report.mdx';

export const queries = () => [operatorQuery];

const VisitorReport = optional(() => import('../../safety/report/VisitorReport.tsx').then((m) => m.VisitorReport), {
  whileLoading: (
    <SkeletonGroup label="Loading the form">
      <Skeleton />
    </SkeletonGroup>
  ),
  instead: () => <p>The form couldn’t be loaded. Please reload the page, or write to us.</p>,
});

export function ReportScreen() {
  const { forget } = useDraft('report', visitorReportDraft);
  return (
    <div>
      <QuickExit onExit={forget} />
      <ReportPage />
    </div>
  );
}

const ReportPage = infoScreen(
  text,
  {
    title: 'Report something',
    lead: 'You don’t have to be sure, and you don’t need an account. If something seems wrong, tell us.',
    top: (
      <Notice icon="warning" tone="warning">
        If someone is in danger right now, call your local emergency number. We may not see your report right away.{' '}
        <Link to="/safety">Help lines</Link>
      </Notice>
    ),
  },
  { VisitorReport, ContactRoute },
);
