import type { MemberId } from '../model/ids.ts';
import type { ReportedItem, ReportReason } from '../model/report.ts';
import type { Clock } from '../ports/clock.ts';
import type { ReportStore } from '../ports/report-store.ts';
import { err, ok, type Result } from '../result.ts';

/** Independent reports that hide an item until the operator has looked at it. */
export const REPORTS_THAT_HIDE = 3;

type ReportError<Kind extends ReportedItem['kind']> = `${Kind}-not-found` | 'own-item';

/** Reports a conflict or comment of somebody else. Once a member and item: a second report is thanked for, and changes nothing. */
export const report =
  ({ reports, clock }: { reports: ReportStore; clock: Clock }) =>
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
      if (state.hasReported) return { changes: null, result: ok(null) };
      if (!state.isPublic) return notFound;
      if (state.authorId === reporterId) return { changes: null, result: err('own-item') };
      return {
        changes: {
          report: { item, reporterId, reason, note, reportedAt: now },
          hides: state.openReports + 1 >= REPORTS_THAT_HIDE,
        },
        result: ok(null),
      };
    });
  };
