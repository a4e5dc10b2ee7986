import { trusted } from 'mongoose';
import { meetIn } from '../conflicts/conflict-writes.ts';
import { toCommentRecord } from '../kernel/records.ts';
import type { BatchHandlers } from '../kernel/write-handlers.ts';
import { markId } from '../models/point-schemas.ts';

export const commentWrites = {
  'add-comment': (batch, { comment, tells, answers }, { models, secrets }) =>
    batch.insert(models.comments, toCommentRecord(secrets, comment, tells, answers)),
  'clear-comment': (batch, { id, conflictId }, { models }) => {
    meetIn(batch, models, conflictId);
    batch.change(models.comments, id, { set: { content: '', place: 0, bridges: false }, unset: ['tells', 'answers'] });
  },
  'hide-comment': (batch, { id, conflictId, isHidden }, { models }) => {
    meetIn(batch, models, conflictId);
    batch.change(models.comments, id, { set: { isHiddenByAuthor: isHidden } });
  },
  'put-mark-counts': (batch, { id, helpfulCount, mindsCount }, { models }) =>
    batch.change(models.comments, id, {
      set: { helpfulCount, mindsCount, ...(helpfulCount === 0 && { place: 0, bridges: false }) },
    }),
  'put-mark': (batch, { commentId, mailboxId, markedBy, markedOn, changedMind }, { models }) =>
    batch.change(models.helpfulMarks, markId(commentId, mailboxId), {
      set: { markedBy, markedOn, changedMind },
      orInsert: { commentId, mailboxId },
    }),
  'place-comments': (batch, { conflictId, places, timesOrdered }, { models }) => {
    for (const { id, place, bridges } of places) batch.change(models.comments, id, { set: { place, bridges } });
    batch.change(models.conflicts, conflictId, { set: { timesOrdered }, inc: { revision: 1 } });
  },
  'put-comment-order': (batch, { conflictId, order }, { models }) =>
    batch.upsert(models.commentOrders, { _id: conflictId }, { set: order }),
  'reorder-comments': (batch, { conflictId, dueAt }, { models }) =>
    batch.updateMany(models.commentOrders, { _id: conflictId }, { set: { dueAt } }),
  'remove-mark': (batch, { commentId, markedBy }, { models }) =>
    batch.deleteMany(models.helpfulMarks, { commentId, markedBy }),
  'mark-told': (batch, { comments, of }, { models }) =>
    batch.updateMany(models.comments, { _id: trusted({ $in: [...comments] }) }, { unset: [of] }),
} satisfies Partial<BatchHandlers>;
