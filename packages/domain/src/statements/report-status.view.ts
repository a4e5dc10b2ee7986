import * as v from 'valibot';
import type { Timestamp } from '../kernel/ids.ts';
import { toIsoTime } from '../kernel/time.ts';
import { ITEM_KINDS, REPORT_REASONS } from '../model/report.ts';
import { isoTime, view } from '../wire/view.ts';
import { statementView, statementViewSchema } from './statement.view.ts';
import type { FoundReport } from './statement-store.port.ts';

export const reportStatusViewSchema = view({
  item: v.picklist(ITEM_KINDS),
  reason: v.picklist(REPORT_REASONS),
  note: v.nullable(v.string()),
  /** Start of a UTC day. */
  reportedAt: isoTime,
  standing: v.picklist(['received', 'decided', 'gone']),
  decision: v.nullable(statementViewSchema),
  isPublic: v.boolean(),
});
export type ReportStatusView = v.InferOutput<typeof reportStatusViewSchema>;

export const reportStatusView = (found: FoundReport, now: Timestamp): ReportStatusView => {
  const { item, reason, note, reportedAt } = found.report;
  const standing = standingOf(found);
  return {
    item: item.kind,
    reason,
    note,
    reportedAt: toIsoTime(reportedAt),
    standing,
    decision: standing === 'decided' && found.decision ? statementView(found.decision, now) : null,
    isPublic: found.isPublic,
  };
};

const standingOf = ({ isSettled, isPublic, decision }: FoundReport): ReportStatusView['standing'] => {
  if (!isSettled) return 'received';
  return isPublic || decision?.effect === 'removed' ? 'decided' : 'gone';
};
