import { Link } from 'react-router-dom';
import { operatorQuery } from '../../../api/operator.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { optional } from '../../../ui/layout/optional.tsx';
import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { visitorReportDraft } from '../../safety/report/visitor-report.ts';
import { ContactRoute } from '../page/ContactRoute.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import type { InfoSection } from '../page/info-section.ts';

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
      <InfoPage
        title="Report something"
        lead="You don’t have to be sure, and you don’t need an account. If something seems wrong, tell us."
        top={
          <Notice icon="warning" tone="warning">
            If someone is in danger right now, call your local emergency number. We can’t read reports right away.{' '}
            <Link to="/safety">Help lines</Link>
          </Notice>
        }
        sections={SECTIONS}
      />
    </div>
  );
}

const SECTIONS: readonly InfoSection[] = [
  {
    id: 'form',
    title: 'Report a conflict, comment or update',
    content: (
      <>
        <noscript>
          <p>The form needs JavaScript. Without it, please write to us: the address is below.</p>
        </noscript>
        <VisitorReport />
      </>
    ),
  },
  {
    id: 'what',
    title: 'What to report',
    content: (
      <ul>
        <li>Someone can be recognized, or private information is given away.</li>
        <li>Threats, insults, hate, or a call for violence or revenge.</li>
        <li>Signs that someone may be in danger, or may harm themselves.</li>
        <li>Anything sexual that involves minors.</li>
        <li>Advertising, fake accounts, or votes that were bought or cast by bots.</li>
      </ul>
    ),
  },
  {
    id: 'how',
    title: 'How to report it',
    content: (
      <>
        <p>
          <strong>With an account:</strong> open the menu on the conflict, comment or update, choose “Report”, and say
          why. A few more words help us understand. A report from a member carries more weight.
        </p>
        <p>
          <strong>Without one:</strong> use the form above. You’ll get a link to a page where you can follow your report
          and appeal the decision.
        </p>
        <p>
          <strong>About a profile, or something else:</strong> write to the people who run this site.
        </p>
        <ContactRoute />
        <p>
          Send the address of the page, copied from your browser, the first few words of what you’re reporting, and a
          sentence about what’s wrong. Please don’t send pictures of minors, not even as proof: the address is enough.
        </p>
      </>
    ),
  },
  {
    id: 'then',
    title: 'What happens then',
    content: (
      <>
        <p>
          Someone who runs this site looks at it and checks it against the <Link to="/guidelines">guidelines</Link> and
          the law. Then it stays, it’s hidden behind a notice that anyone can open, or it’s taken off the site.{' '}
        </p>
        <p>
          Some things are hidden right away, until someone has looked at them: when several members who have been here
          for a while report the same thing, or when one of them reports that somebody can be recognized and a program
          finds a phone number, an address or something similar. Reports alone never remove anything. A report without
          an account doesn’t hide anything: a person looks at it first.
        </p>
        <p>
          If you reported it from your account, an alert tells you what was decided. The author gets one too, with the
          reason, when it’s hidden and when it comes back. Without an account, check the page at your link. If you gave
          us your email address, we’ll email you too.
        </p>
        <p>
          We don’t tell the author who reported it, unless the law requires it, as it may when it comes to{' '}
          <Link to="/dmca">copyright</Link>.
        </p>
        <p>
          An opinion you don’t share isn’t a reason to report something. Say so in a comment: that’s what the discussion
          is for.
        </p>
      </>
    ),
  },
  {
    id: 'about-me',
    title: 'It’s about me',
    content: (
      <p>
        If a conflict is about you and others could recognize you, say so, and tell us which words give you away. You
        don’t have to prove who you are. If you’re afraid of the person who posted it, please read the{' '}
        <Link to="/safety">safety page</Link> first: they might guess who asked us to take it down.
      </p>
    ),
  },
];
