import { mailJob } from '../jobs/mail-job.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { DAY, startOfDay } from '../kernel/time.ts';
import type { ReportedItem } from '../model/report.ts';
import { enqueue, unchanged } from '../model/write.ts';
import { alarmFor } from './report.ts';
import type { ReportStore } from './report-store.port.ts';
import type { VisitorReportInput } from './visitor-report.api.ts';

type Needs = {
  reports: Pick<ReportStore, 'report'>;
  secrets: Pick<Secrets, 'newLinkSecret' | 'hashLinkSecret'>;
  clock: Clock;
  alarmAddress?: string | null;
};

type VisitorReportError = `${ReportedItem['kind']}-not-found`;

export const visitorOf = (secrets: Pick<Secrets, 'hashLinkSecret'>, secret: string): MemberId =>
  secrets.hashLinkSecret(secret) as MemberId;

export const VISITOR_ID_LENGTH = 64;

export const isVisitor = (reporter: MemberId): boolean => reporter.length === VISITOR_ID_LENGTH;

/** A visitor's email address is deleted after this time, even if the report is still open. */
export const REPORT_ADDRESS_LIFETIME = 90 * DAY;

/** @returns the secret that opens the report's status page */
export const reportAsVisitor =
  ({ reports, secrets, clock, alarmAddress = null }: Needs) =>
  ({ about: item, reason, note, email = null }: VisitorReportInput): Promise<Result<string, VisitorReportError>> => {
    const now = clock();
    const secret = secrets.newLinkSecret();
    const reporterId = visitorOf(secrets, secret);
    return reports.report<Result<string, VisitorReportError>>(item, reporterId, (state) => {
      if (state === null || !state.isPublic) return unchanged(err(`${item.kind}-not-found` as const));
      const { mailboxId, conflictId } = state;
      const day = startOfDay(now);
      const report = { item, reporterId, reason, note: note || null, reportedAt: day };
      return {
        writes: [
          { kind: 'add-report', report, mailboxId, conflictId, weighs: false },
          ...alarmFor(item, reason, alarmAddress, now),
          ...(email === null
            ? []
            : [
                { kind: 'keep-address', reporterId, email, day } as const,
                enqueue(mailJob({ template: 'report-received', to: email, secret }, reporterId, now)),
              ]),
        ],
        result: ok(secret),
      };
    });
  };
