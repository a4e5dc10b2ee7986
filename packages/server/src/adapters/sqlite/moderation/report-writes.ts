import { randomUUID } from 'node:crypto';
import type { ReportedItem } from '@twosides/domain/model';
import { sealedAddress } from '../../sealed.ts';
import type { WriteHandlers } from '../kernel/database.ts';
import { suspensionId } from '../mailbox-keys/mailbox-keys.ts';

export const reportWrites = {
  'add-report': (database, { report: { item, reporterId, reason, note, reportedAt }, mailboxId, weighs }) => {
    database.insert('reports', {
      ...keyOf(item),
      mailbox_id: mailboxId,
      reporter_id: reporterId,
      reason,
      note,
      reported_at: reportedAt,
      weighs: Number(weighs),
    });
  },
  'replace-report': (database, { report: { item, reporterId, reason, note } }) => {
    const key = { ...keyOf(item), reporter_id: reporterId };
    database.update('reports', key, { reason, note });
  },
  'keep-address': (database, { reporterId, email, secret, day }) => {
    database.insert('report_addresses', {
      id: reporterId,
      sealed: sealedAddress(database.secrets, email, secret),
      day,
    });
  },
  'delete-address': (database, { reporterId }) => {
    database.run('DELETE FROM report_addresses WHERE id = ?', reporterId);
  },
  'add-ruling': (database, { ruling: { item, by, answers, suspension = null, notes, ...ruling } }) => {
    const appeal = { appeal_of: answers?.ruling ?? null, appeal_side: answers?.side ?? null };
    const noted = notes ? JSON.stringify(notes) : null;
    database.insert('rulings', {
      id: randomUUID(),
      ...keyOf(item),
      ...ruling,
      ruled_by: by,
      suspension,
      notes: noted,
      ...appeal,
    });
  },
  'add-appeal': (database, { appeal: { ruling, item, ...appeal } }) => {
    database.insert('appeals', { ruling_id: ruling, ...keyOf(item), ...appeal, is_open: 1 });
  },
  'close-appeal': (database, { appeal: { ruling, side } }) => {
    database.update('appeals', { ruling_id: ruling, side }, { is_open: 0 });
  },
  suspend: (database, { memberId, until, now }) => {
    database.run('DELETE FROM suspensions WHERE until < ?', now);
    database.run(SUSPEND, suspensionId(database, memberId), until);
  },
  'lift-suspension': (database, { memberId, until }) => {
    const id = suspensionId(database, memberId);
    database.run('DELETE FROM suspensions WHERE id = ? AND until = ?', id, until);
  },
  'claim-case': (database, { item: { kind, id }, by, until }) => {
    database.run('INSERT OR REPLACE INTO case_claims VALUES (?, ?, ?, ?)', kind, String(id), by, until);
  },
  'release-case': (database, { item: { kind, id } }) => {
    database.run('DELETE FROM case_claims WHERE item_kind = ? AND item_id = ?', kind, String(id));
  },
  'collapse-by-reports': (database, { item, by, day }) => {
    for (const { mailboxId } of by)
      database.update('reports', { ...keyOf(item), mailbox_id: mailboxId }, { collapsed_on: day });
  },
  'settle-reports': (database, { item, agreed, at }) => {
    database.run(
      'UPDATE reports SET settled_at = ?, agreed = ? WHERE item_kind = ? AND item_id = ? AND settled_at IS NULL',
      at,
      Number(agreed),
      item.kind,
      String(item.id),
    );
  },
  'revise-reports': (database, { item, settledAt, agreed, at }) => {
    database.update('reports', { ...keyOf(item), settled_at: settledAt }, { agreed: Number(agreed), settled_at: at });
  },
} satisfies Partial<WriteHandlers>;

const keyOf = ({ kind, id }: ReportedItem) => ({ item_kind: kind, item_id: String(id) });

const SUSPEND = `
  INSERT INTO suspensions VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET until = max(until, excluded.until)`;
