import { randomUUID } from 'node:crypto';
import type { WriteHandlers } from '../kernel/write-handlers.ts';
import { suspensionId } from '../mailbox-keys/suspensions.ts';

export const reportWrites = {
  'add-report': ({ database }, { report: { item, reporterId, reason, note, reportedAt }, mailboxId, weighs }) => {
    database.insert('reports', {
      item_kind: item.kind,
      item_id: String(item.id),
      mailbox_id: mailboxId,
      reporter_id: reporterId,
      reason,
      note,
      reported_at: reportedAt,
      weighs: Number(weighs),
    });
  },
  'replace-report': ({ database }, { report: { item, reporterId, reason, note } }) => {
    const key = { item_kind: item.kind, item_id: String(item.id), reporter_id: reporterId };
    database.update('reports', key, { reason, note });
  },
  'keep-address': ({ database, secrets }, { reporterId, email, day }) => {
    database.insert('report_addresses', { id: reporterId, sealed: secrets.seal(email), day });
  },
  'delete-address': ({ database }, { reporterId }) => {
    database.run('DELETE FROM report_addresses WHERE id = ?', reporterId);
  },
  'add-ruling': ({ database }, { ruling: { item, by, answers, suspension = null, notes, ...ruling } }) => {
    const key = { item_kind: item.kind, item_id: String(item.id) };
    const appeal = { appeal_of: answers?.ruling ?? null, appeal_side: answers?.side ?? null };
    const noted = notes ? JSON.stringify(notes) : null;
    database.insert('rulings', {
      id: randomUUID(),
      ...key,
      ...ruling,
      ruled_by: by,
      suspension,
      notes: noted,
      ...appeal,
    });
  },
  'add-appeal': ({ database }, { appeal: { ruling, item, ...appeal } }) => {
    const key = { ruling_id: ruling, item_kind: item.kind, item_id: String(item.id) };
    database.insert('appeals', { ...key, ...appeal, is_open: 1 });
  },
  'close-appeal': ({ database }, { appeal: { ruling, side } }) => {
    database.update('appeals', { ruling_id: ruling, side }, { is_open: 0 });
  },
  suspend: ({ database, secrets }, { memberId, until, now }) => {
    database.run('DELETE FROM suspensions WHERE until < ?', now);
    database.run(SUSPEND, suspensionId(database, secrets, memberId), until);
  },
  'lift-suspension': ({ database, secrets }, { memberId, until }) => {
    const id = suspensionId(database, secrets, memberId);
    database.run('DELETE FROM suspensions WHERE id = ? AND until = ?', id, until);
  },
  'claim-case': ({ database }, { item: { kind, id }, by, until }) => {
    database.run('INSERT OR REPLACE INTO case_claims VALUES (?, ?, ?, ?)', kind, String(id), by, until);
  },
  'release-case': ({ database }, { item: { kind, id } }) => {
    database.run('DELETE FROM case_claims WHERE item_kind = ? AND item_id = ?', kind, String(id));
  },
  'collapse-by-reports': ({ database }, { item, by, day }) => {
    for (const { mailboxId } of by) {
      const key = { item_kind: item.kind, item_id: String(item.id), mailbox_id: mailboxId };
      database.update('reports', key, { collapsed_on: day });
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
  'revise-reports': ({ database }, { item, settledAt, agreed, at }) => {
    const key = { item_kind: item.kind, item_id: String(item.id), settled_at: settledAt };
    database.update('reports', key, { agreed: Number(agreed), settled_at: at });
  },
} satisfies Partial<WriteHandlers>;

const SUSPEND = `
  INSERT INTO suspensions VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET until = max(until, excluded.until)`;
