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
    batch.change(models.comments, id, { set: { content: '' }, unset: ['tells', 'answers'] });
  },
  'hide-comment': (batch, { id, conflictId, isHidden }, { models }) => {
    meetIn(batch, models, conflictId);
    batch.change(models.comments, id, { set: { isHiddenByAuthor: isHidden } });
  },
  // Marks of a comment conflict on its document.
  'put-helpful-count': (batch, { id, helpfulCount }, { models }) =>
    batch.change(models.comments, id, { set: { helpfulCount } }),
  'put-mark': (batch, { commentId, mailboxId, markedBy }, { models }) =>
    batch.change(models.helpfulMarks, markId(commentId, mailboxId), {
      set: { markedBy },
      orInsert: { commentId, mailboxId: mailboxId },
    }),
  'remove-mark': (batch, { commentId, markedBy }, { models }) =>
    batch.deleteMany(models.helpfulMarks, { commentId, markedBy }),
  'mark-told': (batch, { comments, of }, { models }) =>
    batch.updateMany(models.comments, { _id: trusted({ $in: [...comments] }) }, { unset: [of] }),
} satisfies Partial<BatchHandlers>;
