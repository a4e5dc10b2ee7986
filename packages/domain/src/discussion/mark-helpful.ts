import { isUnderPseudonym } from '../conflicts/put-conflict.rule.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { CommentId, MailboxId, Timestamp, Voter } from '../kernel/ids.ts';
import { type Applied, isReplay, type Request, stampRequest, toOperation, type Writer } from '../kernel/operation.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { isSuspended } from '../mailbox-keys/suspended.rule.ts';
import { commentItem, type PointEntry } from '../model/points.ts';
import { type Decided, recordOperation, unchanged, type Write } from '../model/write.ts';
import { POINTS, spanStart } from '../points/points.rule.ts';
import type { CommentStore, HelpfulState } from './comment-store.port.ts';
import type { HelpfulReceipt } from './discussion.api.ts';
import { isDeletedComment } from './discussion.rule.ts';

export type MarkHelpfulError =
  | 'suspended'
  | 'email-verification-required'
  | 'comment-not-found'
  | 'own-comment'
  | 'operation-mismatch';
type Outcome = Result<Applied<HelpfulReceipt>, MarkHelpfulError>;

/** Marks somebody else's comment as helpful, or removes the mark. Idempotent; applied once per operation id. */
export const markHelpful =
  ({ comments, secrets, clock }: { comments: CommentStore; secrets: Secrets; clock: Clock }) =>
  async (writer: Writer, commentId: CommentId, isHelpful: boolean): Promise<Outcome> => {
    const now = clock();
    const markedBy = secrets.voterOf(writer.memberId);
    const request = stampRequest(secrets, writer, 'helpful', null, [commentId, isHelpful]);
    const sourceKeyOf = (mailboxId: MailboxId) => `helpful:${secrets.stampOf('points', `${commentId} ${mailboxId}`)}`;
    return comments.markHelpful<Outcome>({ ...request, commentId, markedBy }, (state) =>
      decideHelpful(state, request, { commentId, isHelpful, markedBy, sourceKeyOf }, now),
    );
  };

type Input = {
  readonly commentId: CommentId;
  readonly isHelpful: boolean;
  readonly markedBy: Voter;
  /** The ledger key of the mark. Like the mark, it belongs to the mailbox. */
  readonly sourceKeyOf: (mailboxId: MailboxId) => string;
};

/** Decides a mark: writes and result. */
export const decideHelpful = (
  state: HelpfulState,
  request: Request,
  input: Input,
  now: Timestamp,
): Decided<Outcome> => {
  const { comment, conflict } = state;
  const receiptOf = (isHelpful: boolean, helpfulCount: number): HelpfulReceipt => ({
    opId: request.opId,
    commentId: input.commentId,
    isHelpful,
    helpfulCount,
  });
  const isMarked = state.mark !== null;
  const replay = isReplay(state.operation, request);
  if (!replay.ok) return unchanged(replay);
  if (replay.value && comment !== null)
    return unchanged(ok({ replayed: true, outcome: receiptOf(isMarked, comment.helpfulCount) }));
  if (isSuspended(state, now)) return unchanged(err('suspended'));
  if (!state.marker?.emailVerified || state.mailboxId === null) return unchanged(err('email-verification-required'));
  if (comment === null || conflict === null || !comment.isVisible || isDeletedComment(comment) || !conflict.isActive)
    return unchanged(err('comment-not-found'));
  if (comment.authorId === request.memberId) return unchanged(err('own-comment'));

  const isChange = input.isHelpful ? !isMarked && !state.isHeld : isMarked;
  const helpfulCount = comment.helpfulCount + (isChange ? (input.isHelpful ? 1 : -1) : 0);
  const { author } = state;
  const earner = author !== null && !isUnderPseudonym(conflict, author.id) ? author : null;
  const entry: PointEntry | null =
    isChange && earner !== null
      ? {
          memberId: earner.id,
          kind: 'helpful-comment',
          points: POINTS['helpful-comment'],
          day: spanStart('day', now),
          // The mark may date from when two accounts of a mailbox had one each.
          sourceKey: input.sourceKeyOf(state.mark ?? state.mailboxId),
          item: commentItem(comment.id),
        }
      : null;
  const writes: readonly Write[] = [
    { kind: 'put-helpful-count', id: comment.id, helpfulCount },
    ...(input.isHelpful === isMarked ? [] : [markWrite(input, state.mailboxId)]),
    ...(entry === null ? [] : [earnedOrTakenBack(entry, input.isHelpful)]),
    ...recordOperation(toOperation(request, now)),
  ];
  return { writes, result: ok({ replayed: false, outcome: receiptOf(input.isHelpful, helpfulCount) }) };
};

/** A mailbox's mark moves to the account that marks last; removing affects only one's own. */
const markWrite = ({ commentId, isHelpful, markedBy }: Input, mailboxId: MailboxId): Write =>
  isHelpful ? { kind: 'put-mark', commentId, mailboxId, markedBy } : { kind: 'remove-mark', commentId, markedBy };

const earnedOrTakenBack = (entry: PointEntry, isEarned: boolean): Write =>
  isEarned ? { kind: 'enter-award', award: { entries: [entry], streak: null } } : { kind: 'take-back-points', entry };
