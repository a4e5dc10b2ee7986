import type { BatchHandlers } from '../kernel/write-handlers.ts';
import { updateFollowId, updateId } from '../models/update-schemas.ts';

export const updateWrites = {
  'add-update': (batch, { update, told }, { models }) => {
    const { conflictId, votesHelped } = update;
    const answer = votesHelped === null ? {} : { votesHelped };
    batch.change(models.conflicts, conflictId, { set: { ...told, ...answer }, inc: { revision: 1 } });
    batch.insert(models.updates, { _id: updateId(update), ...update });
  },
  'put-ending': (batch, { conflictId, endedAt }, { models }) =>
    batch.change(models.conflicts, conflictId, { set: { endedAt }, inc: { revision: 1 } }),
  'clear-updates': (batch, { conflictId }, { models }) => {
    batch.change(models.conflicts, conflictId, {
      set: { updateCount: 0, notifiedAt: null, endedAt: null },
      unset: ['votesHelped'],
      inc: { revision: 1 },
    });
    batch.deleteMany(models.updates, { conflictId });
    batch.deleteMany(models.updateFollows, { conflictId });
  },
  'note-asked': (batch, { conflictId, askedDays }, { models }) =>
    batch.change(models.conflicts, conflictId, { set: { askedDays }, inc: { revision: 1 } }),
  'follow-updates': (batch, { conflictId, memberId, follows, on }, { models }) => {
    // Increments the member's revision, so that a concurrent deletion of the member causes a write conflict.
    batch.change(models.users, memberId, { inc: { revision: 1 } });
    const _id = updateFollowId(memberId, conflictId);
    if (follows) batch.upsert(models.updateFollows, { _id }, { orInsert: { memberId, conflictId, since: on } });
    else batch.deleteMany(models.updateFollows, { _id });
  },
} satisfies Partial<BatchHandlers>;
