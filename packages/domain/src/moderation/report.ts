import type { Clock } from '../kernel/clock.port.ts';
import type { ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { startOfDay } from '../kernel/time.ts';
import type { AlertSubject, NewAlert } from '../model/alert.ts';
import type { Report, ReportedItem, ReportReason, Verdict } from '../model/report.ts';
import { takenDownAfter } from './moderation.rule.ts';
import type { ReportState, ReportStore } from './report-store.port.ts';

/**
 * Independent reports that hide an item until the operator has looked at it. What the operator has kept takes as many
 * more as were looked at: a few who agree to silence somebody need ever more mailboxes for it.
 */
export const REPORTS_THAT_HIDE = 3;

type ReportError<Kind extends ReportedItem['kind']> = `${Kind}-not-found` | 'own-item' | 'email-verification-required';

/**
 * Reports a conflict or comment of somebody else. Once a person and item: a second report is thanked for, and changes
 * nothing.
 */
export const report =
  ({ reports, clock }: { reports: Pick<ReportStore, 'report'>; clock: Clock }) =>
  <Kind extends ReportedItem['kind']>(
    reporterId: MemberId,
    item: Extract<ReportedItem, { kind: Kind }>,
    reason: ReportReason,
    note: string | null,
  ): Promise<Result<null, ReportError<Kind>>> => {
    const now = clock();
    return reports.report<Result<null, ReportError<Kind>>>(item, reporterId, (state) => {
      const notFound = { changes: null, result: err(`${item.kind}-not-found` as `${Kind}-not-found`) };
      if (state === null) return notFound;
      if (!state.reporter?.emailVerified) return { changes: null, result: err('email-verification-required') };
      if (state.hasReported) return { changes: null, result: ok(null) };
      if (state.takenDownBy !== null) return notFound;
      if (state.authorId === reporterId) return { changes: null, result: err('own-item') };
      const report = { item, reporterId, reason, note, reportedAt: startOfDay(now) };
      const reports = [...state.openReports, report];
      const hides = reports.length >= REPORTS_THAT_HIDE + state.closedReports;
      return {
        changes: {
          report,
          hides,
          alerts: hides ? tellAuthor(state, hidden(item, state.conflictId, reports, 'reports'), now) : [],
        },
        result: ok(null),
      };
    });
  };

/**
 * The operator's word on an item: closes its reports, and tells those who have reported it and, where it changes
 * something, its author.
 */
export const settleReports =
  ({ reports, clock }: { reports: Pick<ReportStore, 'settle'>; clock: Clock }) =>
  (item: ReportedItem, verdict: Verdict): Promise<number> => {
    const now = clock();
    return reports.settle(item, verdict, now, (before) => settledAlerts(item, verdict, before, now));
  };

type Before = Omit<ReportState, 'hasReported' | 'reporter'>;

const settledAlerts = (item: ReportedItem, verdict: Verdict, before: Before, now: Timestamp): readonly NewAlert[] => {
  const { conflictId, openReports, takenDownBy } = before;
  const isKept = takenDownAfter(takenDownBy, verdict) === null;
  const settled: AlertSubject = { type: 'report-settled', item, conflictId, verdict: isKept ? 'kept' : 'removed' };
  return [
    ...openReports.map(({ reporterId }) => ({ memberId: reporterId, subject: settled, count: 1, at: now })),
    ...(verdict === 'remove' && takenDownBy === null
      ? tellAuthor(before, hidden(item, conflictId, openReports, 'operator'), now)
      : []),
    ...(isKept && takenDownBy !== null ? tellAuthor(before, { type: 'item-restored', item, conflictId }, now) : []),
  ];
};

const tellAuthor = ({ authorId }: Before, subject: AlertSubject, at: Timestamp): readonly NewAlert[] =>
  authorId === null ? [] : [{ memberId: authorId, subject, count: 1, at }];

const hidden = (
  item: ReportedItem,
  conflictId: ConflictId,
  reports: readonly Report[],
  by: 'reports' | 'operator',
): AlertSubject => ({
  type: 'item-hidden',
  item,
  conflictId,
  by,
  reason: mainReason(reports),
});

/** The one that most of them give; of several, the one that came first. An operator may act without any report. */
const mainReason = (reports: readonly Report[]): ReportReason => {
  const counts = new Map<ReportReason, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'other';
};
