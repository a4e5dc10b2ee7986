import { standingAfter } from '../conflicts/standing.rule.ts';
import { takeDown } from '../conflicts/take-down.rule.ts';
import type { CommentId, ConflictId, Timestamp } from '../kernel/ids.ts';
import { HOUR } from '../kernel/time.ts';
import type { NewJob } from '../model/job.ts';
import { commentItem } from '../model/points.ts';
import { type Decided, unchanged } from '../model/write.ts';
import type { CommentStore, HideState } from './comment-store.port.ts';

const WAIT_MAX = 72 * HOUR;

export const releaseJob = (commentId: CommentId, conflictId: ConflictId, now: Timestamp): NewJob => ({
  key: `release-comment:${commentId}`,
  payload: { kind: 'release-comment', commentId, conflictId },
  runAt: now + WAIT_MAX,
});

/** Changes nothing if the comment was shown, collapsed or removed in the meantime. */
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
