import { isUnderPseudonym } from '../conflicts/under-pseudonym.rule.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { CommentId, Fingerprint, Timestamp } from '../kernel/ids.ts';
import { type Applied, isReplay, type Request, stampRequest, toOperation, type Writer } from '../kernel/operation.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { commentItem } from '../model/points.ts';
import { earnsPoints } from '../points/earn.rule.ts';
import { POINTS, spanStart } from '../points/points.rule.ts';
import type { CommentStore, HelpfulChanges, HelpfulState } from './comment-store.port.ts';
import { isDeletedComment } from './deleted-comment.rule.ts';
import type { HelpfulReceipt } from './discussion.api.ts';

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
  ({ comments, secrets, clock }: { comments: CommentStore; secrets: Secrets; clock: Clock }) =>
  async (writer: Writer, commentId: CommentId, isHelpful: boolean): Promise<Outcome> => {
    const now = clock();
    const markedBy = secrets.voterOf(writer.memberId);
    const request = stampRequest(secrets, writer, 'helpful', null, [commentId, isHelpful]);
    const sourceKeyOf = (fingerprint: Fingerprint) =>
      `helpful:${secrets.stampOf('points', `${commentId} ${fingerprint}`)}`;
    return comments.markHelpful<Outcome>({ ...request, commentId, markedBy }, (state) =>
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
