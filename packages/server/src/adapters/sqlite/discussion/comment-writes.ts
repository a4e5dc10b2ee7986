import { storedAuthor } from '../../hidden-author.ts';
import type { WriteHandlers } from '../kernel/database.ts';
import { COMMENTS, ORDERS } from './comments.ts';

export const commentWrites = {
  'add-comment': (database, { comment, tells, answers }) => {
    const author = storedAuthor(database.secrets, comment.authorId, comment.underPseudonym);
    database.insert('comments', {
      ...COMMENTS.toRow(comment),
      author_id: author.named,
      author_key: author.hidden.key,
      author_sealed: author.hidden.sealed,
      taken_down_by: comment.waits ? 'rest' : null,
      tells: tells && database.secrets.seal(tells),
      answers: answers && database.secrets.seal(answers),
    });
  },
  'clear-comment': (database, { id }) => {
    database.update('comments', { id }, { content: '', place: 0, bridges: 0, tells: null, answers: null });
  },
  'hide-comment': (database, { id, isHidden }) => {
    database.update('comments', { id }, { hidden_by_author: Number(isHidden) });
  },
  'put-mark-counts': (database, { id, helpfulCount, mindsCount }) => {
    const counts = { helpful_count: helpfulCount, minds_count: mindsCount };
    database.update('comments', { id }, { ...counts, ...(helpfulCount === 0 && { place: 0, bridges: 0 }) });
  },
  'place-comments': (database, { conflictId, places, timesOrdered }) => {
    for (const { id, place, bridges } of places)
      database.update('comments', { id }, { place, bridges: Number(bridges) });
    database.update('conflicts', { id: conflictId }, { times_ordered: timesOrdered });
  },
  'put-comment-order': (database, { conflictId, order }) => {
    const row = { conflict_id: conflictId, ...ORDERS.toRow(order) };
    database.upsert('comment_orders', 'conflict_id', row);
  },
  'reorder-comments': (database, { conflictId, dueAt }) => {
    database.update('comment_orders', { conflict_id: conflictId }, { due_at: dueAt });
  },
  'put-mark': (database, { commentId, mailboxId, markedBy, markedOn, changedMind }) => {
    const row = {
      comment_id: commentId,
      mailbox_id: mailboxId,
      marked_by: markedBy,
      marked_on: markedOn,
      changed_mind: Number(changedMind),
    };
    database.upsert('helpful_marks', 'comment_id, mailbox_id', row);
  },
  'remove-mark': (database, { commentId, markedBy }) => {
    database.run('DELETE FROM helpful_marks WHERE comment_id = ? AND marked_by = ?', commentId, markedBy);
  },
  'mark-told': (database, { comments, of }) => {
    for (const id of comments) database.update('comments', { id }, { [of]: null });
  },
} satisfies Partial<WriteHandlers>;
