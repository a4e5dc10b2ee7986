import { randomUUID } from 'node:crypto';
import type { MemberId, Secrets } from '@twosides/domain/kernel';
import type { AppealKey, ReportedItem } from '@twosides/domain/model';
import { type ClientSession, trusted } from 'mongoose';
import { meetIn } from '../conflicts/conflict-writes.ts';
import type { BatchHandlers, LaterHandlers } from '../kernel/write-handlers.ts';
import { reportId } from '../models/conflict-schemas.ts';
import type { Models } from '../models/models.ts';

export const reportWrites = {
  // Reports meet in the conflict, so that each sees all those before it.
  'add-report': (batch, { report: { item, ...report }, fingerprint, conflictId }, { models }) => {
    meetIn(batch, models, conflictId);
    batch.insert(models.reports, {
      _id: reportId(keyOf(item), fingerprint),
      ...keyOf(item),
      userFingerprint: fingerprint,
      ...report,
      settledAt: null,
    });
  },
  'keep-address': (batch, { reporterId, email, day }, { models, secrets }) =>
    batch.insert(models.reportAddresses, { _id: reporterId, sealed: secrets.seal(email), day }),
  'forget-address': (batch, { reporterId }, { models }) =>
    batch.deleteMany(models.reportAddresses, { _id: reporterId }),
  'add-ruling': (batch, { ruling: { item, ...ruling } }, { models }) =>
    batch.insert(models.rulings, { _id: randomUUID(), ...keyOf(item), ...ruling }),
  // Two of one side meet in their document, and so do two answers.
  'add-appeal': (batch, { appeal: { item, ...appeal } }, { models }) =>
    batch.insert(models.appeals, { _id: appealId(appeal), ...keyOf(item), ...appeal, isOpen: true }),
  'close-appeal': (batch, { appeal }, { models }) =>
    batch.change(models.appeals, appealId(appeal), { set: { isOpen: false } }),
  // Claims meet in their document: the later one sees the other.
  'claim-case': (batch, { item, by, until }, { models }) =>
    batch.change(models.caseClaims, claimId(item), { set: { by, until }, orInsert: keyOf(item) }),
  'release-case': (batch, { item }, { models }) => batch.deleteMany(models.caseClaims, { _id: claimId(item) }),
  // Of two folds with a reporter in common the later one sees the other.
  'fold-by-reports': (batch, { item, by, day }, { models }) => {
    for (const { reporterId } of by) batch.change(models.users, reporterId, { inc: { revision: 1 } });
    const given = { userFingerprint: trusted({ $in: by.map(({ fingerprint }) => fingerprint) }) };
    batch.updateMany(models.reports, { ...keyOf(item), ...given }, { set: { foldedOn: day } });
  },
  'settle-reports': (batch, { item, conflictId, agreed, at }, { models }) => {
    if (conflictId !== null) meetIn(batch, models, conflictId);
    batch.updateMany(models.reports, { ...keyOf(item), settledAt: null }, { set: { settledAt: at, agreed } });
  },
} satisfies Partial<BatchHandlers>;

export const keyOf = ({ kind, id }: ReportedItem) => ({ itemKind: kind, itemId: String(id) });

export const claimId = ({ kind, id }: ReportedItem): string => `${kind} ${id}`;

export const appealId = ({ ruling, side }: AppealKey): string => `${ruling} ${side}`;

export const suspensionsLater = {
  suspend: async ({ models, secrets, session }, { memberId, until, now }) => {
    const { suspensions } = models;
    await suspensions.deleteMany({ until: trusted({ $lt: now }) }, { session });
    const _id = await suspensionId(models, secrets, memberId, session);
    await suspensions.updateOne({ _id }, { $max: { until } }, { upsert: true, session });
  },
  'lift-suspension': async ({ models, secrets, session }, { memberId, until }) => {
    const _id = await suspensionId(models, secrets, memberId, session);
    await models.suspensions.deleteOne({ _id, until }, { session });
  },
} satisfies Partial<LaterHandlers>;

/** All accounts of a mailbox have one; it leads to none of them. */
export const suspensionId = async (
  { users }: Pick<Models, 'users'>,
  secrets: Secrets,
  member: MemberId,
  session: ClientSession | null,
): Promise<string> => {
  const user = await users.findOne({ _id: member }, { voice: 1 }).session(session).lean();
  return secrets.stampOf('suspension', user?.voice ?? member);
};
