import type { HelpfulReceipt } from '../contract/views.ts';
import type { CommentId, Timestamp } from '../model/ids.ts';
import { commentItem } from '../model/points.ts';
import type { Clock } from '../ports/clock.ts';
import type { HelpfulChanges, HelpfulState, PointsStore } from '../ports/points-store.ts';
import type { Secrets } from '../ports/secrets.ts';
import { err, ok, type Result } from '../result.ts';
import { POINTS, spanStart } from '../rules/points.ts';
import { earnsPoints, isUnderPseudonym } from './earn.ts';
import { type Applied, replayOf, requestText, toOperation, type Writer } from './operation.ts';

export type MarkHelpfulError = 'comment-not-found' | 'own-comment' | 'operation-mismatch';
type Outcome = Result<Applied<HelpfulReceipt>, MarkHelpfulError>;

/** Marks somebody else's comment as helpful, or takes the mark back; doing it again changes nothing. One effect per operation id. */
export const markHelpful =
  ({ points, secrets, clock }: { points: PointsStore; secrets: Secrets; clock: Clock }) =>
  async (writer: Writer, commentId: CommentId, isHelpful: boolean): Promise<Outcome> => {
    const now = clock();
    const fingerprint = secrets.fingerprintOf(writer.memberId);
    const sourceKey = `helpful:${secrets.stampOf('points', `${commentId} ${writer.memberId}`)}`;
    return points.markHelpful<Outcome>({ ...writer, commentId, fingerprint }, (state) =>
      decideHelpful(state, writer, { commentId, isHelpful, sourceKey }, now),
    );
  };

/** Given the comment, its author and the earlier mark: what changes, and what is answered. */
export const decideHelpful = (
  state: HelpfulState,
  writer: Writer,
  input: { readonly commentId: CommentId; readonly isHelpful: boolean; readonly sourceKey: string },
  now: Timestamp,
): { changes: HelpfulChanges | null; result: Outcome } => {
  const request = requestText('helpful', null, [input.commentId, input.isHelpful]);
  const replay = replayOf<HelpfulReceipt>(state.operation, request);
  if (replay) return { changes: null, result: replay };
  const { comment, conflict } = state;
  if (comment === null || conflict === null || !comment.isVisible || !conflict.isActive)
    return { changes: null, result: err('comment-not-found') };
  if (comment.authorId === writer.memberId) return { changes: null, result: err('own-comment') };

  const isChange = state.isMarked !== input.isHelpful;
  const helpfulCount = comment.helpfulCount + (isChange ? (input.isHelpful ? 1 : -1) : 0);
  const receipt: HelpfulReceipt = {
    opId: writer.opId,
    commentId: comment.id,
    isHelpful: input.isHelpful,
    helpfulCount,
  };
  const earner = earnsPoints(state.author) && !isUnderPseudonym(conflict, state.author.id) ? state.author : null;
  return {
    changes: {
      comment: { ...comment, helpfulCount },
      isMarked: input.isHelpful,
      entry:
        isChange && earner !== null
          ? {
              memberId: earner.id,
              kind: 'helpful-comment',
              points: POINTS['helpful-comment'],
              day: spanStart('day', now),
              sourceKey: input.sourceKey,
              item: commentItem(comment.id),
            }
          : null,
      operation: toOperation(writer, request, receipt, now),
    },
    result: ok({ replayed: false, outcome: receipt }),
  };
};
