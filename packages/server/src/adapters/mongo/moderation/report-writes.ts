import { randomUUID } from 'node:crypto';
import type { ReportedItem } from '@twosides/domain/model';
import { trusted } from 'mongoose';
import { meetIn } from '../conflicts/conflict-writes.ts';
import type { BatchHandlers } from '../kernel/write-handlers.ts';
import { reportId } from '../models/conflict-schemas.ts';

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
  'add-ruling': (batch, { ruling: { item, ...ruling } }, { models }) =>
    batch.insert(models.rulings, { _id: randomUUID(), ...keyOf(item), ...ruling }),
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
