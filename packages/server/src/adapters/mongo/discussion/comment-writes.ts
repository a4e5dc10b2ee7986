import { trusted } from 'mongoose';
import { bumpRevision } from '../conflicts/conflict-writes.ts';
import { toCommentRecord } from '../kernel/records.ts';
import type { BatchHandlers } from '../kernel/write-batch.ts';
import { markId } from '../models/conflict-records.ts';

export const commentWrites = {
  'add-comment': (batch, { comment, tells, answers }, database) =>
    batch.insert(database.comments, toCommentRecord(database.secrets, comment, tells, answers)),
  'clear-comment': (batch, { id, conflictId }, database) => {
    bumpRevision(batch, database, conflictId);
    batch.change(database.comments, id, {
      set: { content: '', place: 0, bridges: false },
      unset: ['tells', 'answers'],
    });
  },
  'hide-comment': (batch, { id, conflictId, isHidden }, database) => {
    bumpRevision(batch, database, conflictId);
    batch.change(database.comments, id, { set: { isHiddenByAuthor: isHidden } });
  },
  'put-mark-counts': (batch, { id, helpfulCount, mindsCount }, database) =>
    batch.change(database.comments, id, {
      set: { helpfulCount, mindsCount, ...(helpfulCount === 0 && { place: 0, bridges: false }) },
    }),
  'put-mark': (batch, { commentId, mailboxId, markedBy, markedOn, changedMind }, database) =>
    batch.change(database.helpfulMarks, markId(commentId, mailboxId), {
      set: { markedBy, markedOn, changedMind },
      orInsert: { commentId, mailboxId },
    }),
  'place-comments': (batch, { conflictId, places, timesOrdered }, database) => {
    for (const { id, place, bridges } of places) batch.change(database.comments, id, { set: { place, bridges } });
    batch.change(database.conflicts, conflictId, { set: { timesOrdered }, inc: { revision: 1 } });
  },
  'put-comment-order': (batch, { conflictId, order }, database) =>
    batch.upsert(database.commentOrders, { _id: conflictId }, { set: order }),
  'reorder-comments': (batch, { conflictId, dueAt }, database) =>
    batch.updateMany(database.commentOrders, { _id: conflictId }, { set: { dueAt } }),
  'remove-mark': (batch, { commentId, markedBy }, database) =>
    batch.deleteMany(database.helpfulMarks, { commentId, markedBy }),
  'mark-told': (batch, { comments, of }, database) =>
    batch.updateMany(database.comments, { _id: trusted({ $in: [...comments] }) }, { unset: [of] }),
} satisfies Partial<BatchHandlers>;
