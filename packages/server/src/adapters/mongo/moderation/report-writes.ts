import { randomUUID } from 'node:crypto';
import type { AppealKey, ReportedItem } from '@twosides/domain/model';
import { trusted } from 'mongoose';
import { sealedAddress } from '../../sealed.ts';
import { bumpRevision } from '../conflicts/conflict-writes.ts';
import type { BatchHandlers, LaterHandlers } from '../kernel/write-batch.ts';
import { findGate, newNonce } from '../mailbox-keys/gates.ts';
import { reportId } from '../models/moderation-records.ts';

export const reportWrites = {
  'add-report': (batch, { report: { item, ...report }, mailboxId, conflictId, weighs }, database) => {
    bumpRevision(batch, database, conflictId);
    batch.insert(database.reports, {
      _id: reportId(keyOf(item), mailboxId),
      ...keyOf(item),
      mailboxId,
      ...report,
      weighs,
      settledAt: null,
    });
  },
  'replace-report': (batch, { report: { item, reporterId, reason, note }, conflictId }, database) => {
    bumpRevision(batch, database, conflictId);
    batch.updateMany(database.reports, { ...keyOf(item), reporterId }, { set: { reason, note } });
  },
  'keep-address': (batch, { reporterId, email, secret, day }, database) =>
    batch.insert(database.reportAddresses, {
      _id: reporterId,
      sealed: sealedAddress(database.secrets, email, secret),
      day,
    }),
  'delete-address': (batch, { reporterId }, database) =>
    batch.deleteMany(database.reportAddresses, { _id: reporterId }),
  'add-ruling': (batch, { ruling: { item, ...ruling } }, database) =>
    batch.insert(database.rulings, { _id: randomUUID(), ...keyOf(item), ...ruling }),
  'add-appeal': (batch, { appeal: { item, ...appeal } }, database) =>
    batch.insert(database.appeals, { _id: appealId(appeal), ...keyOf(item), ...appeal, isOpen: true }),
  'close-appeal': (batch, { appeal }, database) =>
    batch.change(database.appeals, appealId(appeal), { set: { isOpen: false } }),
  'claim-case': (batch, { item, by, until }, database) =>
    batch.change(database.caseClaims, claimId(item), { set: { by, until }, orInsert: keyOf(item) }),
  'release-case': (batch, { item }, database) => batch.deleteMany(database.caseClaims, { _id: claimId(item) }),
  'collapse-by-reports': (batch, { item, by, day }, database) => {
    for (const { reporterId } of by) batch.change(database.users, reporterId, { inc: { revision: 1 } });
    const given = { mailboxId: trusted({ $in: by.map(({ mailboxId }) => mailboxId) }) };
    batch.updateMany(database.reports, { ...keyOf(item), ...given }, { set: { collapsedOn: day } });
  },
  'settle-reports': (batch, { item, conflictId, agreed, at }, database) => {
    if (conflictId !== null) bumpRevision(batch, database, conflictId);
    batch.updateMany(database.reports, { ...keyOf(item), settledAt: null }, { set: { settledAt: at, agreed } });
  },
  'revise-reports': (batch, { item, conflictId, settledAt, agreed, at }, database) => {
    if (conflictId !== null) bumpRevision(batch, database, conflictId);
    batch.updateMany(database.reports, { ...keyOf(item), settledAt }, { set: { agreed, settledAt: at } });
  },
} satisfies Partial<BatchHandlers>;

export const keyOf = ({ kind, id }: ReportedItem) => ({ itemKind: kind, itemId: String(id) });

export const claimId = ({ kind, id }: ReportedItem): string => `${kind} ${id}`;

export const appealId = ({ ruling, side }: AppealKey): string => `${ruling} ${side}`;

export const suspensionsLater = {
  suspend: async (database, { memberId, until, now }) => {
    const { gates } = database;
    const over = { until: trusted({ $gt: 0, $lt: now }) };
    await gates.updateMany(over, { $unset: { until: 1 } }, { hint: 'suspended' });
    const change = { $max: { until }, $set: { nonce: newNonce() } };
    const gate = await findGate(database, memberId);
    if (gate) await gates.updateOne({ _id: gate.id }, change, { upsert: true });
  },
  'lift-suspension': async (database, { memberId, until }) => {
    const gate = await findGate(database, memberId);
    const change = { $unset: { until: 1 }, $set: { nonce: newNonce() } } as const;
    if (gate?.suspendedUntil === until) await database.gates.updateOne({ _id: gate.id }, change);
  },
} satisfies Partial<LaterHandlers>;
