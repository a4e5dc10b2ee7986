import { isUnderPseudonym } from '../conflicts/standing.rule.ts';
import type {
  Applied,
  Clock,
  CommentId,
  MailboxId,
  Request,
  Result,
  Secrets,
  Timestamp,
  Voter,
  Writer,
} from '../kernel/index.ts';
import { err, isReplay, ok, stampRequest, startOfDay, toOperation } from '../kernel/index.ts';
import { isSuspended } from '../mailbox-keys/mailbox-key.rule.ts';
import { commentItem, type Decided, type PointEntry, recordOperation, unchanged, type Write } from '../model/index.ts';
import { POINTS } from '../points/points.rule.ts';
import { maySeeSides } from '../voting/results-visibility.rule.ts';
import type { ErrorOf } from '../wire/index.ts';
import { orderAfterMark } from './bridging.rule.ts';
import type { CommentStore, HelpfulMark, MarkState } from './comment-store.port.ts';
import type { discussionRoutes, MarkReceipt } from './discussion.api.ts';
import { isDeletedComment } from './discussion.rule.ts';

/** A `changed-mind` mark is also a helpful mark. */
export type Mark = 'helpful' | 'changed-mind';

export type MarkCommentError = ErrorOf<(typeof discussionRoutes)['markHelpful']>;
type Outcome = Result<Applied<MarkReceipt>, MarkCommentError>;

export const markComment =
  ({ comments, secrets, clock }: { comments: CommentStore; secrets: Secrets; clock: Clock }) =>
  async (writer: Writer, commentId: CommentId, mark: Mark, isSet: boolean): Promise<Outcome> => {
    const now = clock();
    const markedBy = secrets.voterOf(writer.memberId);
    const request = stampRequest(secrets, writer, mark, null, [commentId, isSet]);
    const sourceKeyOf = (mailboxId: MailboxId) => `helpful:${secrets.stampOf('points', `${commentId} ${mailboxId}`)}`;
    return comments.markComment<Outcome>({ ...request, commentId, markedBy }, (state) =>
      decideMark(state, request, { commentId, mark, isSet, markedBy, sourceKeyOf }, now),
    );
  };

type Input = {
  readonly commentId: CommentId;
  readonly mark: Mark;
  readonly isSet: boolean;
  readonly markedBy: Voter;
  readonly sourceKeyOf: (mailboxId: MailboxId) => string;
};

export const decideMark = (state: MarkState, request: Request, input: Input, now: Timestamp): Decided<Outcome> => {
  const { comment, conflict, vote, mark: own } = state;
  const receiptOf = (mark: HelpfulMark | null, counts: MarkCounts): MarkReceipt => ({
    opId: request.opId,
    commentId: input.commentId,
    isHelpful: mark !== null,
    helpfulCount: counts.helpfulCount,
    hasChangedMind: mark?.changedMind === true,
    mindsChanged: conflict !== null && maySeeSides(conflict, vote, request.memberId) ? counts.mindsCount : null,
  });
  const replay = isReplay(state.operation, request);
  if (!replay.ok) return unchanged(replay);
  if (replay.value && comment !== null) return unchanged(ok({ replayed: true, outcome: receiptOf(own, comment) }));
  if (isSuspended(state, now)) return unchanged(err('suspended'));
  if (!state.marker?.emailVerified || state.mailboxId === null) return unchanged(err('email-verification-required'));
  if (comment === null || conflict === null || !comment.isVisible || isDeletedComment(comment) || !conflict.isActive)
    return unchanged(err('comment-not-found'));
  if (comment.authorId === request.memberId) return unchanged(err('own-comment'));
  if (input.mark === 'changed-mind' && input.isSet && vote === null) return unchanged(err('not-voted'));

  // Only the account that set a mark can remove it.
  const earlier = own ?? (input.isSet ? state.markOfMailbox : null);
  const next = marked(earlier, { ...input, mailboxId: earlier?.mailboxId ?? state.mailboxId });
  const isChange = (earlier === null) !== (next === null);
  const counts = {
    helpfulCount: comment.helpfulCount + (isChange ? (next ? 1 : -1) : 0),
    mindsCount: comment.mindsCount + Number(next?.changedMind === true) - Number(earlier?.changedMind === true),
  };
  const { author } = state;
  const earner = author !== null && !isUnderPseudonym(conflict, author.id) ? author : null;
  const entry: PointEntry | null =
    isChange && earner !== null
      ? {
          memberId: earner.id,
          kind: 'helpful-comment',
          points: POINTS['helpful-comment'],
          day: startOfDay(now),
          sourceKey: input.sourceKeyOf((next ?? earlier ?? { mailboxId: state.mailboxId }).mailboxId),
          item: commentItem(comment.id),
        }
      : null;
  const isCounted = vote?.established === true && !vote.isExcluded && conflict.submittedBy !== request.memberId;
  const { commentId, markedBy } = input;
  const writes: readonly Write[] = [
    { kind: 'put-mark-counts', id: comment.id, ...counts },
    ...(next !== null && !isSame(next, own)
      ? [{ kind: 'put-mark', commentId, markedBy, ...next, markedOn: startOfDay(now) } as const]
      : []),
    ...(next === null && own !== null ? [{ kind: 'remove-mark', commentId, markedBy } as const] : []),
    ...(isChange
      ? [
          {
            kind: 'put-comment-order',
            conflictId: conflict.id,
            order: orderAfterMark(state.order, isCounted ? (next ? 1 : -1) : 0, now),
          } as const,
        ]
      : []),
    ...(entry === null ? [] : [earnedOrTakenBack(entry, next !== null)]),
    ...recordOperation(toOperation(request, now)),
  ];
  return { writes, result: ok({ replayed: false, outcome: receiptOf(next, counts) }) };
};

type MarkCounts = { readonly helpfulCount: number; readonly mindsCount: number };

const isSame = (mark: HelpfulMark, other: HelpfulMark | null) =>
  other !== null && other.mailboxId === mark.mailboxId && other.changedMind === mark.changedMind;

const marked = (
  earlier: HelpfulMark | null,
  { mark, isSet, mailboxId }: Pick<Input, 'mark' | 'isSet'> & Pick<HelpfulMark, 'mailboxId'>,
): HelpfulMark | null => {
  if (mark === 'helpful') return isSet ? { mailboxId, changedMind: earlier?.changedMind === true } : null;
  return isSet || earlier !== null ? { mailboxId, changedMind: isSet } : null;
};

const earnedOrTakenBack = (entry: PointEntry, isEarned: boolean): Write =>
  isEarned ? { kind: 'enter-award', award: { entries: [entry], streak: null } } : { kind: 'take-back-points', entry };
