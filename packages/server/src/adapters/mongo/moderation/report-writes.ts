import { randomUUID } from 'node:crypto';
import type { AppealKey, ReportedItem } from '@twosides/domain/model';
import { trusted } from 'mongoose';
import { meetIn } from '../conflicts/conflict-writes.ts';
import type { BatchHandlers, LaterHandlers } from '../kernel/write-handlers.ts';
import { findGate, nextTurn } from '../mailbox-keys/gates.ts';
import { reportId } from '../models/conflict-schemas.ts';

export const reportWrites = {
  'add-report': (batch, { report: { item, ...report }, mailboxId, conflictId, weighs }, { models }) => {
    meetIn(batch, models, conflictId);
    batch.insert(models.reports, {
      _id: reportId(keyOf(item), mailboxId),
      ...keyOf(item),
      mailboxId,
      ...report,
      weighs,
      settledAt: null,
    });
  },
  'replace-report': (batch, { report: { item, reporterId, reason, note }, conflictId }, { models }) => {
    meetIn(batch, models, conflictId);
    batch.updateMany(models.reports, { ...keyOf(item), reporterId }, { set: { reason, note } });
  },
  'keep-address': (batch, { reporterId, email, day }, { models, secrets }) =>
    batch.insert(models.reportAddresses, { _id: reporterId, sealed: secrets.seal(email), day }),
  'delete-address': (batch, { reporterId }, { models }) =>
    batch.deleteMany(models.reportAddresses, { _id: reporterId }),
  'add-ruling': (batch, { ruling: { item, ...ruling } }, { models }) =>
    batch.insert(models.rulings, { _id: randomUUID(), ...keyOf(item), ...ruling }),
  'add-appeal': (batch, { appeal: { item, ...appeal } }, { models }) =>
    batch.insert(models.appeals, { _id: appealId(appeal), ...keyOf(item), ...appeal, isOpen: true }),
  'close-appeal': (batch, { appeal }, { models }) =>
    batch.change(models.appeals, appealId(appeal), { set: { isOpen: false } }),
  'claim-case': (batch, { item, by, until }, { models }) =>
    batch.change(models.caseClaims, claimId(item), { set: { by, until }, orInsert: keyOf(item) }),
  'release-case': (batch, { item }, { models }) => batch.deleteMany(models.caseClaims, { _id: claimId(item) }),
  'collapse-by-reports': (batch, { item, by, day }, { models }) => {
    for (const { reporterId } of by) batch.change(models.users, reporterId, { inc: { revision: 1 } });
    const given = { mailboxId: trusted({ $in: by.map(({ mailboxId }) => mailboxId) }) };
    batch.updateMany(models.reports, { ...keyOf(item), ...given }, { set: { collapsedOn: day } });
  },
  'settle-reports': (batch, { item, conflictId, agreed, at }, { models }) => {
    if (conflictId !== null) meetIn(batch, models, conflictId);
    batch.updateMany(models.reports, { ...keyOf(item), settledAt: null }, { set: { settledAt: at, agreed } });
  },
  'revise-reports': (batch, { item, conflictId, settledAt, agreed, at }, { models }) => {
    if (conflictId !== null) meetIn(batch, models, conflictId);
    batch.updateMany(models.reports, { ...keyOf(item), settledAt }, { set: { agreed, settledAt: at } });
  },
} satisfies Partial<BatchHandlers>;

export const keyOf = ({ kind, id }: ReportedItem) => ({ itemKind: kind, itemId: String(id) });

export const claimId = ({ kind, id }: ReportedItem): string => `${kind} ${id}`;

export const appealId = ({ ruling, side }: AppealKey): string => `${ruling} ${side}`;

export const suspensionsLater = {
  suspend: async ({ models, secrets }, { memberId, until, now }) => {
    const { gates } = models;
    const over = { until: trusted({ $gt: 0, $lt: now }) };
    await gates.updateMany(over, { $unset: { until: 1 } }, { hint: 'suspended' });
    const change = { $max: { until }, $set: { turn: nextTurn() } };
    const gate = await findGate(models, secrets, memberId);
    if (gate) await gates.updateOne({ _id: gate.id }, change, { upsert: true });
  },
  'lift-suspension': async ({ models, secrets }, { memberId, until }) => {
    const gate = await findGate(models, secrets, memberId);
    const change = { $unset: { until: 1 }, $set: { turn: nextTurn() } } as const;
    if (gate?.suspendedUntil === until) await models.gates.updateOne({ _id: gate.id }, change);
  },
} satisfies Partial<LaterHandlers>;
