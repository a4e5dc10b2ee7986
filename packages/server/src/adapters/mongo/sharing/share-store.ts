import type { ShareStore } from '@twosides/domain/sharing';
import { trusted } from 'mongoose';
import { untilWithoutConflict } from '../kernel/transaction.ts';
import type { Models } from '../models/models.ts';

export const createShareStore = ({ conflicts, shares }: Pick<Models, 'conflicts' | 'shares'>): ShareStore => ({
  count: async ({ conflictId, channel, sharer, sharedAt }) => {
    if ((await conflicts.exists({ _id: conflictId, isActive: true })) === null) return false;
    await untilWithoutConflict(() =>
      shares.updateOne({ conflictId, channel, sharer }, { $setOnInsert: { sharedAt } }, { upsert: true }),
    );
    return true;
  },
  sweep: async (until) => {
    await shares.deleteMany({ sharedAt: trusted({ $lte: until }) }, { hint: 'age' });
  },
});
