import type { CommentId, MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { CommentStore } from './comment-store.port.ts';
import { isDeletedComment, withoutWords } from './deleted-comment.rule.ts';
import type { DeletedComment } from './discussion.api.ts';

export type DeleteCommentError = 'comment-not-found' | 'not-the-author';
type Outcome = Result<DeletedComment, DeleteCommentError>;

/** Takes the words of one's own comment off the site for good, wherever it stands. Doing it again changes nothing. */
export const deleteComment =
  ({ comments }: { comments: Pick<CommentStore, 'deleteComment'> }) =>
  (author: MemberId, id: CommentId): Promise<Outcome> =>
    comments.deleteComment<Outcome>(id, (comment) => {
      if (comment === null) return { changes: null, result: err('comment-not-found') };
      if (comment.authorId !== author)
        return { changes: null, result: err(comment.isVisible ? 'not-the-author' : 'comment-not-found') };
      const deleted = withoutWords(comment);
      const result = ok({ conflictId: comment.conflictId, commentId: id, keepsPlace: deleted.isVisible });
      return { changes: isDeletedComment(comment) ? null : deleted, result };
    });
