import type { ConflictId } from '@twosides/domain/kernel';
import type { Update } from '@twosides/domain/model';
import type { BatchHandlers } from '../kernel/write-batch.ts';
import { type UpdateRecord, updateFollowId, updateId } from '../models/conflict-records.ts';
import type { Models } from '../models/models.ts';

export const listUpdates = async (
  { updates }: Pick<Models, 'updates'>,
  conflictId: ConflictId,
): Promise<readonly Update[]> => {
  const found = await updates.find({ conflictId }).sort({ number: 1 }).lean();
  return found.map(toUpdate);
};

export const toUpdate = ({ _id, takenDownBy = null, review = null, ...update }: UpdateRecord): Update => ({
  ...update,
  takenDownBy,
  review,
});

export const updateWrites = {
  'add-update': (batch, { update, told }, database) => {
    const { conflictId, votesHelped } = update;
    const answer = votesHelped === null ? {} : { votesHelped };
    batch.change(database.conflicts, conflictId, { set: { ...told, ...answer }, inc: { revision: 1 } });
    batch.insert(database.updates, { _id: updateId(update), ...update });
  },
  'put-ending': (batch, { conflictId, endedAt }, database) =>
    batch.change(database.conflicts, conflictId, { set: { endedAt }, inc: { revision: 1 } }),
  'clear-updates': (batch, { conflictId }, database) => {
    batch.change(database.conflicts, conflictId, {
      set: { updateCount: 0, notifiedAt: null, endedAt: null },
      unset: ['votesHelped'],
      inc: { revision: 1 },
    });
    batch.deleteMany(database.updates, { conflictId });
    batch.deleteMany(database.updateFollows, { conflictId });
  },
  'note-asked': (batch, { conflictId, askedDays }, database) =>
    batch.change(database.conflicts, conflictId, { set: { askedDays }, inc: { revision: 1 } }),
  'follow-updates': (batch, { conflictId, memberId, follows, on }, database) => {
    // Increments the member's revision, so that a concurrent deletion of the member causes a write conflict.
    batch.change(database.users, memberId, { inc: { revision: 1 } });
    const _id = updateFollowId(memberId, conflictId);
    if (follows) batch.upsert(database.updateFollows, { _id }, { orInsert: { memberId, conflictId, since: on } });
    else batch.deleteMany(database.updateFollows, { _id });
  },
} satisfies Partial<BatchHandlers>;
