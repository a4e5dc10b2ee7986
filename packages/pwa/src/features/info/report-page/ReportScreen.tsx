import { Link } from 'react-router-dom';
import { operatorQuery } from '../../../api/operator.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { optional } from '../../../ui/layout/optional.tsx';
import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { visitorReportDraft } from '../../safety/report/visitor-report.ts';
import { ContactRoute } from '../page/ContactRoute.tsx';
import { InfoPage, type InfoSection } from '../page/InfoPage.tsx';

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
            If someone is in danger right now, call your local emergency number. We may not see your report right away.{' '}
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
          <p>This form needs JavaScript. If you can’t use it, please write to us at the address below.</p>
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
        <li>Anything that lets others recognize someone, or gives away private information.</li>
        <li>Threats, insults, hate, and calls for violence or revenge.</li>
        <li>Signs that someone may be in danger, or may harm themselves.</li>
        <li>Anything sexual that involves minors.</li>
        <li>Advertising, fake accounts, and votes that were bought or cast by bots.</li>
      </ul>
    ),
  },
  {
    id: 'how',
    title: 'How to report it',
    content: (
      <>
        <p>
          <strong>With an account:</strong> open the menu on the conflict, comment or update, choose “Report,” and say
          why. Adding a few words of your own helps us understand. Reports from members carry more weight.
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
          Include the link to the page (copied from your browser), the first few words of what you’re reporting, and a
          sentence about what’s wrong. Please don’t send pictures of minors, not even as proof. The link is enough.
        </p>
      </>
    ),
  },
  {
    id: 'then',
    title: 'What happens next',
    content: (
      <>
        <p>
          Someone who runs this site looks at what you reported and checks it against the{' '}
          <Link to="/guidelines">guidelines</Link> and the law. Then it stays up, is hidden behind a notice that anyone
          can open, or is taken off the site.
        </p>
        <p>
          Some things are hidden right away, until someone has reviewed them. That happens when several members who have
          been here for a while report the same thing, or when one such member reports that it reveals who someone is
          and our software finds a phone number, an address or something similar. Reports alone never remove anything. A
          report from someone without an account doesn’t hide anything: a person looks at it first.
        </p>
        <p>
          If you reported something from your account, you’ll get an alert that tells you what was decided. When
          something is hidden or comes back, its author gets an alert with the reason. If you don’t have an account,
          check the page at your link. If you gave us your email address, we’ll email you too.
        </p>
        <p>
          We don’t tell authors who reported their posts, unless the law requires us to, as it may in{' '}
          <Link to="/dmca">copyright cases</Link>.
        </p>
        <p>
          Disagreeing with an opinion isn’t a reason to report it. Say so in a comment instead. That’s what the
          discussion is for.
        </p>
      </>
    ),
  },
  {
    id: 'about-me',
    title: 'It’s about me',
    content: (
      <p>
        If a conflict is about you and others could recognize you, tell us, and say which words give you away. You don’t
        have to prove who you are. If you’re afraid of the person who posted it, please read the{' '}
        <Link to="/safety">safety page</Link> first: they might guess who asked us to take it down.
      </p>
    ),
  },
];
