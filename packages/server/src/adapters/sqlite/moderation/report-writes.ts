import type { WriteHandlers } from '../kernel/write-handlers.ts';

export const reportWrites = {
  'add-report': ({ database }, { report: { item, reporterId, reason, note, reportedAt }, fingerprint }) => {
    database.insert('reports', {
      item_kind: item.kind,
      item_id: String(item.id),
      user_fingerprint: fingerprint,
      reporter_id: reporterId,
      reason,
      note,
      reported_at: reportedAt,
    });
  },
  'settle-reports': ({ database }, { item, at }) => {
    database.run(
      'UPDATE reports SET settled_at = ? WHERE item_kind = ? AND item_id = ? AND settled_at IS NULL',
      at,
      item.kind,
      String(item.id),
    );
  },
} satisfies Partial<WriteHandlers>;
