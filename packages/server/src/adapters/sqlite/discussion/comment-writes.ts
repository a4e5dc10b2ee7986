import { storedAuthor } from '../../hidden-author.ts';
import type { WriteHandlers } from '../kernel/write-handlers.ts';

export const commentWrites = {
  'add-comment': ({ database, secrets }, { comment, tells, answers }) => {
    const author = storedAuthor(secrets, comment.authorId, comment.underPseudonym);
    database.insert('comments', {
      id: comment.id,
      conflict_id: comment.conflictId,
      reply_to: comment.replyTo,
      author_id: author.named,
      author_key: author.hidden.key,
      author_sealed: author.hidden.sealed,
      avatar: comment.avatar,
      posted_at: comment.postedAt,
      is_visible: Number(comment.isVisible),
      taken_down_by: comment.waits ? 'rest' : null,
      helpful_count: comment.helpfulCount,
      content: comment.content,
      tells: tells && secrets.seal(tells),
      answers: answers && secrets.seal(answers),
    });
  },
  'clear-comment': ({ database }, { id }) => {
    database.update('comments', { id }, { content: '', tells: null, answers: null });
  },
  'hide-comment': ({ database }, { id, isHidden }) => {
    database.update('comments', { id }, { hidden_by_author: Number(isHidden) });
  },
  'put-helpful-count': ({ database }, { id, helpfulCount }) => {
    database.update('comments', { id }, { helpful_count: helpfulCount });
  },
  'put-mark': ({ database }, { commentId, mailboxId, markedBy }) => {
    const row = { comment_id: commentId, mailbox_id: mailboxId, marked_by: markedBy };
    database.upsert('helpful_marks', 'comment_id, mailbox_id', row);
  },
  'remove-mark': ({ database }, { commentId, markedBy }) => {
    database.run('DELETE FROM helpful_marks WHERE comment_id = ? AND marked_by = ?', commentId, markedBy);
  },
  'mark-told': ({ database }, { comments, of }) => {
    for (const id of comments) database.update('comments', { id }, { [of]: null });
  },
} satisfies Partial<WriteHandlers>;
