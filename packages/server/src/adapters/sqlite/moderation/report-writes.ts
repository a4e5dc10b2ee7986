import { randomUUID } from 'node:crypto';
import type { ReportedItem } from '@twosides/domain/model';
import { sealedAddress } from '../../sealed.ts';
import type { WriteHandlers } from '../kernel/database.ts';
import { suspensionId } from '../mailbox-keys/mailbox-keys.ts';
import { keyOf } from './rulings.ts';

export const reportWrites = {
  'add-report': (database, { report: { item, reporterId, reason, note, reportedAt }, mailboxId, weighs }) => {
    database.insert('reports', { ...toKey(item), mailboxId, reporterId, reason, note, reportedAt, weighs });
  },
  'replace-report': (database, { report: { item, reporterId, reason, note } }) => {
    database.update('reports', { ...toKey(item), reporterId }, { reason, note });
  },
  'keep-address': (database, { reporterId: id, email, secret, day }) => {
    database.insert('report_addresses', { id, sealed: sealedAddress(database.secrets, email, secret), day });
  },
  'delete-address': (database, { reporterId }) => {
    database.run('DELETE FROM report_addresses WHERE id = ?', reporterId);
  },
  'add-ruling': (database, { ruling: { item, by: ruledBy, answers, ...ruling } }) => {
    database.insert('rulings', {
      id: randomUUID(),
      ...toKey(item),
      ...ruling,
      ruledBy,
      appealOf: answers?.ruling,
      appealSide: answers?.side,
    });
  },
  'add-appeal': (database, { appeal: { ruling: rulingId, item, ...appeal } }) => {
    database.insert('appeals', { rulingId, ...toKey(item), ...appeal, isOpen: true });
  },
  'close-appeal': (database, { appeal: { ruling: rulingId, side } }) => {
    database.update('appeals', { rulingId, side }, { isOpen: false });
  },
  suspend: (database, { memberId, until, now }) => {
    database.run('DELETE FROM suspensions WHERE until < ?', now);
    database.run(SUSPEND, suspensionId(database, memberId), until);
  },
  'lift-suspension': (database, { memberId, until }) => {
    const id = suspensionId(database, memberId);
    database.run('DELETE FROM suspensions WHERE id = ? AND until = ?', id, until);
  },
  'claim-case': (database, { item, by: claimedBy, until }) => {
    database.upsert('case_claims', 'item_kind, item_id', { ...toKey(item), claimedBy, until });
  },
  'release-case': (database, { item }) => {
    database.run('DELETE FROM case_claims WHERE item_kind = ? AND item_id = ?', ...keyOf(item));
  },
  'collapse-by-reports': (database, { item, by, day }) => {
    for (const { mailboxId } of by) database.update('reports', { ...toKey(item), mailboxId }, { collapsedOn: day });
  },
  'settle-reports': (database, { item, agreed, at }) => {
    database.run(
      'UPDATE reports SET settled_at = ?, agreed = ? WHERE item_kind = ? AND item_id = ? AND settled_at IS NULL',
      at,
      agreed,
      ...keyOf(item),
    );
  },
  'revise-reports': (database, { item, settledAt, agreed, at }) => {
    database.update('reports', { ...toKey(item), settledAt }, { agreed, settledAt: at });
  },
} satisfies Partial<WriteHandlers>;

const toKey = (item: ReportedItem) => {
  const [itemKind, itemId] = keyOf(item);
  return { itemKind, itemId };
};

const SUSPEND = `
  INSERT INTO suspensions VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET until = max(until, excluded.until)`;
