import type { Clock } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { visitorOf } from '../moderation/visitor-report.ts';
import { type AppealError, appealDecision } from './appeals.ts';
import { type ReportStatusView, reportStatusView } from './report-status.view.ts';
import type { StatementStore } from './statement-store.port.ts';

type Needs = { statements: StatementStore; secrets: Pick<Secrets, 'hashLinkSecret'>; clock: Clock };

export const readReportStatus =
  ({ statements, secrets, clock }: Needs) =>
  async (secret: string): Promise<Result<ReportStatusView, 'report-not-found'>> => {
    const found = await statements.findReport(visitorOf(secrets, secret));
    return found === null ? err('report-not-found') : ok(reportStatusView(found, clock()));
  };

export const appealReport =
  (needs: Needs) =>
  async (secret: string, words: string): Promise<Result<null, AppealError | 'report-not-found'>> => {
    const visitor = visitorOf(needs.secrets, secret);
    const found = await needs.statements.findReport(visitor);
    if (found === null) return err('report-not-found');
    return found.decision ? appealDecision(needs)(visitor, found.decision.id, words) : err('statement-not-found');
  };
