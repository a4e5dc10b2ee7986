import type { HelpfulReceipt } from '../contract/views.ts';
import type { CommentId, Fingerprint, Timestamp } from '../model/ids.ts';
import { commentItem } from '../model/points.ts';
import type { Clock } from '../ports/clock.ts';
import type { HelpfulChanges, HelpfulState, PointsStore } from '../ports/points-store.ts';
import type { Secrets } from '../ports/secrets.ts';
import { err, ok, type Result } from '../result.ts';
import { isDeletedComment } from '../rules/deleted-comment.ts';
import { POINTS, spanStart } from '../rules/points.ts';
import { isUnderPseudonym } from '../rules/under-pseudonym.ts';
import { earnsPoints } from './earn.ts';
import { type Applied, isReplay, type Request, stampRequest, toOperation, type Writer } from './operation.ts';

export type MarkHelpfulError =
  | 'email-verification-required'
  | 'comment-not-found'
  | 'own-comment'
  | 'operation-mismatch';
type Outcome = Result<Applied<HelpfulReceipt>, MarkHelpfulError>;

/**
 * Marks somebody else's comment as helpful, or takes the mark back; doing it again changes nothing. One effect per
 * operation id.
 */
export const markHelpful =
  ({ points, secrets, clock }: { points: PointsStore; secrets: Secrets; clock: Clock }) =>
  async (writer: Writer, commentId: CommentId, isHelpful: boolean): Promise<Outcome> => {
    const now = clock();
    const markedBy = secrets.voterOf(writer.memberId);
    const request = stampRequest(secrets, writer, 'helpful', null, [commentId, isHelpful]);
    const sourceKeyOf = (fingerprint: Fingerprint) =>
      `helpful:${secrets.stampOf('points', `${commentId} ${fingerprint}`)}`;
    return points.markHelpful<Outcome>({ ...request, commentId, markedBy }, (state) =>
      decideHelpful(state, request, { commentId, isHelpful, sourceKeyOf }, now),
    );
  };

type Input = {
  readonly commentId: CommentId;
  readonly isHelpful: boolean;
  /** The mark's in the ledger: it is the voice's, as the mark is. */
  readonly sourceKeyOf: (fingerprint: Fingerprint) => string;
};

/** Given the comment, its author and the earlier mark: what changes, and what is answered. */
export const decideHelpful = (
  state: HelpfulState,
  request: Request,
  input: Input,
  now: Timestamp,
): { changes: HelpfulChanges | null; result: Outcome } => {
  const { comment, conflict } = state;
  const receiptOf = (isHelpful: boolean, helpfulCount: number): HelpfulReceipt => ({
    opId: request.opId,
    commentId: input.commentId,
    isHelpful,
    helpfulCount,
  });
  const replay = isReplay(state.operation, request);
  if (!replay.ok) return { changes: null, result: replay };
  if (replay.value && comment !== null)
    return {
      changes: null,
      result: ok({ replayed: true, outcome: receiptOf(state.isMarked, comment.helpfulCount) }),
    };
  if (!state.marker?.emailVerified || state.fingerprint === null)
    return { changes: null, result: err('email-verification-required') };
  if (comment === null || conflict === null || !comment.isVisible || isDeletedComment(comment) || !conflict.isActive)
    return { changes: null, result: err('comment-not-found') };
  if (comment.authorId === request.memberId) return { changes: null, result: err('own-comment') };

  const isChange = input.isHelpful ? !state.isMarked && !state.isHeld : state.isMarked;
  const helpfulCount = comment.helpfulCount + (isChange ? (input.isHelpful ? 1 : -1) : 0);
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
              sourceKey: input.sourceKeyOf(state.fingerprint),
              item: commentItem(comment.id),
            }
          : null,
      operation: toOperation(request, now),
    },
    result: ok({ replayed: false, outcome: receiptOf(input.isHelpful, helpfulCount) }),
  };
};
