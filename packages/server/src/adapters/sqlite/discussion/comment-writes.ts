import { storedAuthor } from '../../hidden-author.ts';
import type { WriteHandlers } from '../kernel/database.ts';

export const commentWrites = {
  'add-comment': (database, { comment, tells, answers }) => {
    const { authorId: author, underPseudonym, waits, isHiddenByAuthor: hiddenByAuthor, ...rest } = comment;
    const { named: authorId, ...hidden } = storedAuthor(database.secrets, author, underPseudonym);
    database.insert('comments', {
      ...rest,
      hiddenByAuthor,
      authorId,
      ...hidden,
      takenDownBy: waits ? 'rest' : null,
      tells: tells && database.secrets.seal(tells),
      answers: answers && database.secrets.seal(answers),
    });
  },
  'clear-comment': (database, { id }) => {
    database.update('comments', { id }, { content: '', place: 0, bridges: false, tells: null, answers: null });
  },
  'hide-comment': (database, { id, isHidden }) => {
    database.update('comments', { id }, { hiddenByAuthor: isHidden });
  },
  'put-mark-counts': (database, { id, helpfulCount, mindsCount }) => {
    const unplaced = helpfulCount === 0 && { place: 0, bridges: false };
    database.update('comments', { id }, { helpfulCount, mindsCount, ...unplaced });
  },
  'place-comments': (database, { conflictId, places, timesOrdered }) => {
    for (const { id, place, bridges } of places) database.update('comments', { id }, { place, bridges });
    database.update('conflicts', { id: conflictId }, { timesOrdered });
  },
  'put-comment-order': (database, { conflictId, order }) => {
    database.upsert('comment_orders', 'conflict_id', { conflictId, ...order });
  },
  'reorder-comments': (database, { conflictId, dueAt }) => {
    database.update('comment_orders', { conflictId }, { dueAt });
  },
  'put-mark': (database, { kind: _, ...mark }) => {
    database.upsert('helpful_marks', 'comment_id, mailbox_id', mark);
  },
  'remove-mark': (database, { commentId, markedBy }) => {
    database.run('DELETE FROM helpful_marks WHERE comment_id = ? AND marked_by = ?', commentId, markedBy);
  },
  'mark-told': (database, { comments, of }) => {
    for (const id of comments) database.update('comments', { id }, { [of]: null });
  },
} satisfies Partial<WriteHandlers>;
