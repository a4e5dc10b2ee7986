import type { ReportedItem } from '@twosides/domain/model';
import { meetIn } from '../conflicts/conflict-writes.ts';
import type { BatchHandlers } from '../kernel/write-handlers.ts';
import { reportId } from '../models/conflict-schemas.ts';

export const reportWrites = {
  // Reports meet in the conflict, so that the third one always sees the two before it.
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
  'settle-reports': (batch, { item, conflictId, at }, { models }) => {
    if (conflictId !== null) meetIn(batch, models, conflictId);
    batch.updateMany(models.reports, { ...keyOf(item), settledAt: null }, { set: { settledAt: at } });
  },
} satisfies Partial<BatchHandlers>;

export const keyOf = ({ kind, id }: ReportedItem) => ({ itemKind: kind, itemId: String(id) });
