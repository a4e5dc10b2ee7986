import { standingAfter } from '../conflicts/standing.rule.ts';
import { takeDown } from '../conflicts/take-down.rule.ts';
import type { CommentId, MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { commentItem } from '../model/points.ts';
import { type Decided, unchanged } from '../model/write.ts';
import type { CommentStore, HideState } from './comment-store.port.ts';

export type HideCommentError = 'comment-not-found' | 'not-the-author';
type Outcome = Result<null, HideCommentError>;

/** Hiding and showing both release a waiting comment. Idempotent. */
export const hideComment =
  ({ comments }: { comments: Pick<CommentStore, 'hideComment'> }) =>
  (author: MemberId, id: CommentId, isHidden: boolean): Promise<Outcome> =>
    comments.hideComment<Outcome>(id, (state) => decideHiding(state, author, isHidden));

export const decideHiding = (
  { stored, conflict }: HideState,
  author: MemberId,
  isHidden: boolean,
): Decided<Outcome> => {
  if (stored === null || conflict === null) return unchanged(err('comment-not-found'));
  const { comment, takenDownBy, countsFor } = stored;
  const isOwn = conflict.submittedBy === author;
  const hasWaited = takenDownBy === 'rest';
  // Only the comment's author and the conflict's author may know that a comment waits.
  if (!(comment.isVisible || (hasWaited && isOwn)) || !(conflict.isActive || isOwn))
    return unchanged(err('comment-not-found'));
  if (!isOwn) return unchanged(err('not-the-author'));
  const { isHiddenByAuthor } = standingAfter({ ...comment, takenDownBy, care: null }, isHidden ? 'hide' : 'show');
  if (isHiddenByAuthor === comment.isHiddenByAuthor && !hasWaited) return unchanged(ok(null));
  const { id, conflictId } = comment;
  return {
    writes: [
      { kind: 'hide-comment', id, conflictId, isHidden: isHiddenByAuthor },
      ...(hasWaited ? takeDown(commentItem(id), { conflictId, isPublic: false, countsFor }, null) : []),
    ],
    result: ok(null),
  };
};
