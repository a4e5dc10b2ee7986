import { takeDown } from '../conflicts/take-down.rule.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { startOfDay } from '../kernel/time.ts';
import type { AlertSubject } from '../model/alert.ts';
import type { Report, ReportedItem, ReportReason, TakenDownBy, Verdict } from '../model/report.ts';
import { unchanged, type Write } from '../model/write.ts';
import { takenDownAfter } from './moderation.rule.ts';
import type { ReportedState, ReportStore } from './report-store.port.ts';

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
      const notFound = unchanged(err(`${item.kind}-not-found` as `${Kind}-not-found`));
      if (state === null) return notFound;
      if (!state.reporter?.emailVerified) return unchanged(err('email-verification-required'));
      if (state.hasReported) return unchanged(ok(null));
      if (state.takenDownBy !== null) return notFound;
      if (state.authorId === reporterId) return unchanged(err('own-item'));
      const report = { item, reporterId, reason, note, reportedAt: startOfDay(now) };
      const reports = [...state.openReports, report];
      const hides = reports.length >= REPORTS_THAT_HIDE + state.closedReports;
      const { fingerprint, conflictId } = state;
      return {
        writes: [
          { kind: 'add-report', report, fingerprint, conflictId },
          ...(hides
            ? [...moved(item, state, 'reports'), ...tellAuthor(state, hidden(item, state, reports, 'reports'), now)]
            : []),
        ],
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
    return reports.settle(item, ({ item: before, openReports }) => ({
      writes: [
        ...(before ? settledWrites(item, verdict, before, now) : []),
        { kind: 'settle-reports', item, conflictId: before?.conflictId ?? null, at: now },
      ],
      result: openReports.length,
    }));
  };

const settledWrites = (
  item: ReportedItem,
  verdict: Verdict,
  before: ReportedState,
  now: Timestamp,
): readonly Write[] => {
  const { conflictId, openReports, takenDownBy } = before;
  const after = takenDownAfter(takenDownBy, verdict);
  const isKept = after === null;
  const settled: AlertSubject = { type: 'report-settled', item, conflictId, verdict: isKept ? 'kept' : 'removed' };
  return [
    ...openReports.map(({ reporterId }) => raise(reporterId, settled, now)),
    ...(verdict === 'remove' && takenDownBy === null
      ? tellAuthor(before, hidden(item, before, openReports, 'operator'), now)
      : []),
    ...(isKept && takenDownBy !== null ? tellAuthor(before, { type: 'item-restored', item, conflictId }, now) : []),
    ...(after === takenDownBy ? [] : moved(item, before, after)),
  ];
};

const moved = (item: ReportedItem, { conflictId, takenDownBy }: ReportedState, by: TakenDownBy | null) =>
  takeDown(item, { conflictId, isPublic: takenDownBy === null }, by);

const raise = (memberId: MemberId, subject: AlertSubject, at: Timestamp): Write => ({
  kind: 'raise-alert',
  alert: { memberId, subject, count: 1, at },
});

const tellAuthor = ({ authorId }: ReportedState, subject: AlertSubject, at: Timestamp): readonly Write[] =>
  authorId === null ? [] : [raise(authorId, subject, at)];

const hidden = (
  item: ReportedItem,
  { conflictId }: ReportedState,
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
