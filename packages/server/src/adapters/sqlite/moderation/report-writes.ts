import { randomUUID } from 'node:crypto';
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
  'add-ruling': ({ database }, { ruling: { item, by, ...ruling } }) => {
    const key = { item_kind: item.kind, item_id: String(item.id) };
    database.insert('rulings', { id: randomUUID(), ...key, ...ruling, ruled_by: by });
  },
  'claim-case': ({ database }, { item: { kind, id }, by, until }) => {
    database.run('INSERT OR REPLACE INTO case_claims VALUES (?, ?, ?, ?)', kind, String(id), by, until);
  },
  'release-case': ({ database }, { item: { kind, id } }) => {
    database.run('DELETE FROM case_claims WHERE item_kind = ? AND item_id = ?', kind, String(id));
  },
  'fold-by-reports': ({ database }, { item, by, day }) => {
    for (const { fingerprint } of by) {
      const key = { item_kind: item.kind, item_id: String(item.id), user_fingerprint: fingerprint };
      database.update('reports', key, { folded_on: day });
    }
  },
  'settle-reports': ({ database }, { item, agreed, at }) => {
    database.run(
      'UPDATE reports SET settled_at = ?, agreed = ? WHERE item_kind = ? AND item_id = ? AND settled_at IS NULL',
      at,
      Number(agreed),
      item.kind,
      String(item.id),
    );
  },
} satisfies Partial<WriteHandlers>;
