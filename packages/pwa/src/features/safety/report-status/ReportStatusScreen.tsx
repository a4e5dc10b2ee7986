import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { REASON_LABELS } from '@twosides/domain/alerts';
import { PAGE_HEADINGS } from '@twosides/domain/contract';
import type { ReportStatusView } from '@twosides/domain/statements';
import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import shared from '../../../styles/shared.module.css';
import { CardSkeletons } from '../../../ui/feedback/CardSkeletons.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button, ButtonLink } from '../../../ui/form/Button.tsx';
import { TimeAgo } from '../../../ui/identity/TimeAgo.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { LoadFailed } from '../../common/offline/LoadFailed.tsx';
import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { copyText } from '../../common/share/share.ts';
import { reportedIn } from '../report/visitor-report.ts';
import { AppealOf } from '../statements/Appeal.tsx';
import { Quoted } from '../statements/Quoted.tsx';
import styles from '../statements/StatementsScreen.module.css';
import { decisionText, ITEM_WORDS } from '../statements/statement-words.ts';

/** The URL's fragment (`#…`) is the secret that gives access to the report. */
export function ReportStatusScreen() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  return (
    <div>
      <QuickExit />
      <div className={classNames(shared.page, shared.stack20)}>
        {/* This id equals the hash in the URL, so that screen readers start at this heading. */}
        <h1 id={token || undefined} className={shared.text2xl} tabIndex={-1}>
          {PAGE_HEADINGS.reportStatus}
        </h1>
        {token === '' ? <NoReport /> : <Status key={token} token={token} />}
      </div>
    </div>
  );
}

function Status({ token }: { readonly token: string }) {
  const query = useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => call('reportStatus', { body: { token }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const { data, error } = query;
  if (data) return <Report token={token} report={data} />;
  if (error instanceof ApiError && error.code === 'report-not-found') return <NoReport />;
  if (!error) return <CardSkeletons label="Loading your report" />;
  return <LoadFailed title="Your report couldn’t be loaded" query={query} />;
}

function NoReport() {
  return (
    <EmptyState
      icon="warning"
      title="We can’t find this report"
      actions={<ButtonLink to="/report">Report something</ButtonLink>}
    >
      {ERROR_MESSAGES['report-not-found']}
    </EmptyState>
  );
}

function Report({ token, report }: { readonly token: string; readonly report: ReportStatusView }) {
  const { item, reason, note, reportedAt, standing, decision, isPublic } = report;
  const client = useQueryClient();
  const { mutate, ...sending } = useMutation({
    mutationFn: (words: string) => call('appealReport', { body: { token, words } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(token) }),
  });
  const conflictId = reportedIn(useLocation().state) ?? decision?.conflictId ?? null;
  return (
    <>
      <Card as="section" className={styles.statement} aria-label="Where it stands">
        {decision ? (
          <>
            <h2 className={shared.textL}>{decisionText(decision)}</h2>
            <p className={shared.note}>
              A person made this decision <TimeAgo at={decision.at} toTheDay />.
            </p>
            <Quoted intro="Our answer:" text={decision.facts} />
            <AppealOf
              appeal={decision.appeal}
              answer={decision.answer}
              appealing={{ ...sending, send: mutate }}
              waiting="This was appealed. A person will review it, and you’ll find the answer here."
            />
            <p className={shared.note}>
              You can also go to court, or to an independent body that settles disputes out of court.
            </p>
          </>
        ) : (
          <>
            <h2 className={shared.textL}>{STANDINGS[standing]}</h2>
            {standing === 'received' && <p>A person will review it, and you’ll find the decision on this page.</p>}
          </>
        )}
      </Card>
      <Card as="section" className={styles.statement} aria-label="What you reported">
        <h2 className={shared.textL}>What you reported</h2>
        <p>
          You reported {ITEM_WORDS[item].toLowerCase()} <TimeAgo at={reportedAt} toTheDay />. Reason:{' '}
          {REASON_LABELS[reason]}.
        </p>
        <Quoted text={note} />
      </Card>
      <Notice icon="lock" action={<CopyLink />}>
        Save this link to find this page again. If you left an email address, the link is in our emails, too. Anyone who
        has it can see this page.
      </Notice>
      <div className={shared.wrap8}>
        {conflictId !== null && isPublic && (
          <ButtonLink to={`/conflict/${conflictId}`}>Back to the conflict</ButtonLink>
        )}
        <ButtonLink to="/">Back to Home</ButtonLink>
      </div>
      <p className={shared.note}>
        If someone is in danger right now, call your local emergency number. <Link to="/safety">Help lines</Link>
      </p>
    </>
  );
}

const STANDINGS: Readonly<Record<ReportStatusView['standing'], string>> = {
  received: 'We have your report.',
  decided: 'We’ve reviewed it.',
  gone: 'The author has taken down what you reported.',
};

function CopyLink() {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => setOutcome((await copyText(window.location.href)) ? 'copied' : 'failed');
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        Copy the link
      </Button>
      <span role="status">{outcome && WORDS[outcome]}</span>
    </>
  );
}

const WORDS = { copied: 'Copied.', failed: 'That didn’t work. Please copy the link from the address bar.' } as const;

/** These queries are never stored on the device, because the key contains the report's secret. */
const keyOf = (token: string) => ['report-status', token] as const;
