import { standingAfter, takeDown } from '../conflicts/standing.rule.ts';
import type { CommentId, ConflictId, MemberId, Result, Timestamp } from '../kernel/index.ts';
import { err, HOUR, ok } from '../kernel/index.ts';
import { commentItem, type Decided, type NewJob, unchanged } from '../model/index.ts';
import type { CommentStore, HideState, StoredComment } from './comment-store.port.ts';
import type { DeletedComment } from './discussion.api.ts';
import { isDeletedComment, withoutWords } from './discussion.rule.ts';

type Outcome<T> = Result<T, 'comment-not-found' | 'not-the-author'>;

export const hideComment =
  ({ comments }: { comments: Pick<CommentStore, 'hideComment'> }) =>
  (author: MemberId, id: CommentId, isHidden: boolean): Promise<Outcome<null>> =>
    comments.hideComment<Outcome<null>>(id, (state) => decideHiding(state, author, isHidden));

export const decideHiding = (
  { stored, conflict }: HideState,
  author: MemberId,
  isHidden: boolean,
): Decided<Outcome<null>> => {
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

const WAIT_MAX = 72 * HOUR;

export const releaseJob = (commentId: CommentId, conflictId: ConflictId, now: Timestamp): NewJob => ({
  key: `release-comment:${commentId}`,
  payload: { kind: 'release-comment', commentId, conflictId },
  runAt: now + WAIT_MAX,
});

export const releaseComment =
  ({ comments }: { comments: Pick<CommentStore, 'hideComment'> }) =>
  async ({ commentId }: { readonly commentId: CommentId }): Promise<void> => {
    await comments.hideComment(commentId, decideRelease);
  };

export const decideRelease = ({ stored }: HideState): Decided<null> => {
  if (stored?.takenDownBy !== 'rest') return unchanged(null);
  const { comment, countsFor } = stored;
  const { id, conflictId } = comment;
  const { takenDownBy } = standingAfter({ ...comment, takenDownBy: 'rest', care: null }, 'release');
  return { writes: takeDown(commentItem(id), { conflictId, isPublic: false, countsFor }, takenDownBy), result: null };
};

export const deleteComment =
  ({ comments }: { comments: Pick<CommentStore, 'deleteComment'> }) =>
  (author: MemberId, id: CommentId): Promise<Outcome<DeletedComment>> =>
    comments.deleteComment<Outcome<DeletedComment>>(id, (stored) => decideDeletion(stored, author));

export const decideDeletion = (stored: StoredComment | null, author: MemberId): Decided<Outcome<DeletedComment>> => {
  if (stored === null) return unchanged(err('comment-not-found'));
  const { comment, takenDownBy, countsFor } = stored;
  const { id, conflictId, isVisible } = comment;
  if (comment.authorId !== author) return unchanged(err(isVisible ? 'not-the-author' : 'comment-not-found'));
  const keepsPlace = withoutWords(comment, countsFor > 1).isVisible;
  const result = ok({ conflictId, commentId: id, keepsPlace });
  if (isDeletedComment(comment)) return unchanged(result);
  const item = commentItem(id);
  return {
    writes: [
      { kind: 'clear-comment', id, conflictId },
      ...(keepsPlace
        ? [{ kind: 'count-points', item, isPublic: false } as const]
        : // Records the author's own removal, unless an operator had already removed the comment.
          takeDown(
            item,
            { conflictId, isPublic: isVisible, countsFor },
            standingAfter({ ...comment, takenDownBy, care: null }, 'take-down').takenDownBy,
          )),
    ],
    result,
  };
};
