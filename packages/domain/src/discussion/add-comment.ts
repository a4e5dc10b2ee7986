import { addTrendEvent } from '../conflicts/ranking.rule.ts';
import { pausedBy } from '../conflicts/shown.rule.ts';
import { isUnderPseudonym } from '../conflicts/standing.rule.ts';
import type {
  Applied,
  Clock,
  CommentId,
  ConflictId,
  IdSource,
  MemberId,
  Request,
  Result,
  Secrets,
  Timestamp,
  Writer,
} from '../kernel/index.ts';
import { err, isReplay, ok, stampRequest, toOperation } from '../kernel/index.ts';
import { isSuspended } from '../mailbox-keys/mailbox-key.rule.ts';
import type { CommentWithAuthor, Conflict, Decided, ViewerVote, Write } from '../model/index.ts';
import {
  commentItem,
  enqueue,
  enterAward,
  GEOMETRIC_AVATAR_ID,
  putStanding,
  recordOperation,
  unchanged,
} from '../model/index.ts';
import { awardTo } from '../points/points.rule.ts';
import type { ErrorOf } from '../wire/index.ts';
import { releaseJob } from './change-comment.ts';
import { commentView } from './comment.view.ts';
import type { Answered, CommentState, CommentStore } from './comment-store.port.ts';
import type { CommentReceipt, discussionRoutes } from './discussion.api.ts';
import { isDeletedComment } from './discussion.rule.ts';

export type AddCommentError = ErrorOf<(typeof discussionRoutes)['addComment']>;
type Outcome = Result<Applied<CommentReceipt>, AddCommentError>;
type Answer = { readonly outcome: Outcome } | { readonly replayOf: CommentState };

export const addComment =
  ({ comments, secrets, ids, clock }: { comments: CommentStore; secrets: Secrets; ids: IdSource; clock: Clock }) =>
  async (
    writer: Writer,
    conflictId: ConflictId,
    content: string,
    replyTo: CommentId | null = null,
  ): Promise<Outcome> => {
    const now = clock();
    const id = ids.newCommentId(now);
    const voterRef = secrets.voterOf(writer.memberId);
    const request = stampRequest(
      secrets,
      writer,
      'comment',
      conflictId,
      replyTo === null ? content : { content, replyTo },
    );
    const made = secrets.seal(id);
    const decided = await comments.addComment<Answer>({ ...request, conflictId, voterRef, replyTo }, (state) =>
      decideComment(state, request, { id, conflictId, content, made, isReply: replyTo !== null }, now),
    );
    if ('outcome' in decided) return decided.outcome;
    const { conflict, vote, operation } = decided.replayOf;
    const comment = operation?.made ? await comments.readComment(secrets.open(operation.made) as CommentId) : null;
    if (conflict === null || comment === null) return err('conflict-not-found');
    return ok({ replayed: true, outcome: receiptOf(writer, conflict, comment, vote, now) });
  };

export const decideComment = (
  state: CommentState,
  request: Request,
  { made, isReply, ...input }: Written,
  now: Timestamp,
): Decided<Answer> => {
  const refuse = (error: AddCommentError) => unchanged<Answer>({ outcome: err(error) });
  const replay = isReplay(state.operation, request);
  if (!replay.ok) return refuse(replay.error);
  if (replay.value) return unchanged({ replayOf: state });
  if (state.author === null) return refuse('authentication-required');
  if (isSuspended(state, now)) return refuse('suspended');
  if (!state.author.emailVerified) return refuse('email-verification-required');
  if (state.conflict === null || !state.conflict.isActive) return refuse('conflict-not-found');
  // On an anonymous conflict, a refusal would tell the blocked member who posted it.
  if (state.isBlocked && !state.conflict.anonymous) return refuse('cannot-comment');
  if (state.conflict.isClosed) return refuse('discussion-closed');
  const answered = isReply ? answerable(state) : null;
  if (answered !== null && !answered.ok) return refuse(answered.error);

  const rests = pausedBy(state.conflict) !== null;
  const waits = rests && state.conflict.submittedBy !== state.author.id;
  const isDisguised = isUnderPseudonym(state.conflict, state.author.id);
  const comment: CommentWithAuthor = {
    ...input,
    replyTo: answered && (answered.value.comment.replyTo ?? answered.value.comment.id),
    authorId: state.author.id,
    underPseudonym: isDisguised,
    avatar: isDisguised ? state.conflict.userAvatarId : (state.author.userAvatarId ?? GEOMETRIC_AVATAR_ID),
    postedAt: now,
    isVisible: !waits,
    waits,
    review: null,
    isHiddenByAuthor: false,
    helpfulCount: 0,
    mindsCount: 0,
    bridges: false,
    authorNickname: state.author.userNickname,
  };
  const conflict = waits ? state.conflict : countComment(state.conflict, rests || state.hasCommented, now);
  const { authorNickname: _, ...stored } = comment;
  const action = { kind: 'comment', sourceKey: `comment:${input.id}`, item: commentItem(input.id) } as const;
  return {
    writes: [
      putStanding(conflict),
      {
        kind: 'add-comment',
        comment: stored,
        ...recipients(state, request.memberId, answered?.value ?? null, waits),
      },
      ...enterAward(isDisguised ? null : awardTo(state.author, state.streak, action, now)),
      ...(waits ? waiting(comment, now) : []),
      ...recordOperation(toOperation(request, now, made)),
    ],
    result: { outcome: ok({ replayed: false, outcome: receiptOf(request, conflict, comment, state.vote, now) }) },
  };
};

const waiting = ({ id, conflictId }: CommentWithAuthor, now: Timestamp): readonly Write[] => [
  { kind: 'count-points', item: commentItem(id), isPublic: false },
  enqueue(releaseJob(id, conflictId, now)),
];

const answerable = ({ conflict, answered }: CommentState): Result<Answered, 'comment-not-found' | 'cannot-comment'> => {
  if (answered === null || answered.comment.conflictId !== conflict?.id) return err('comment-not-found');
  if (!answered.comment.isVisible || isDeletedComment(answered.comment)) return err('comment-not-found');
  // If the answered comment is under a pseudonym, a refusal would tell the blocked member who wrote it.
  return answered.isBlocked && !answered.comment.underPseudonym ? err('cannot-comment') : ok(answered);
};

/** Nobody gets two notices of one comment, or any notice from somebody whom they have blocked. */
const recipients = (
  { conflict, isBlocked }: CommentState,
  writer: MemberId,
  answered: Answered | null,
  waits: boolean,
): { readonly tells: MemberId | null; readonly answers: MemberId | null } => {
  const submittedBy = conflict?.submittedBy ?? null;
  const author = isBlocked || submittedBy === writer ? null : submittedBy;
  const isUnwanted = answered === null || answered.isMuted || answered.isBlocked;
  const replied = isUnwanted ? null : answered.comment.authorId;
  if (replied === null || replied === writer) return { tells: author, answers: null };
  if (replied !== author) return { tells: author, answers: replied };
  return waits ? { tells: author, answers: null } : { tells: null, answers: replied };
};

type Written = {
  readonly id: CommentId;
  readonly conflictId: ConflictId;
  readonly content: string;
  readonly isReply: boolean;
  readonly made: string;
};

const receiptOf = (
  { memberId, opId }: Writer,
  conflict: Conflict,
  comment: CommentWithAuthor,
  vote: ViewerVote | null,
  now: Timestamp,
): CommentReceipt => {
  const side = vote?.side ?? null;
  return {
    opId,
    conflictId: conflict.id,
    comment: commentView(
      comment,
      conflict,
      vote,
      { side, isHelpful: false, hasChangedMind: false },
      { viewer: memberId, now },
    ),
    commentCount: conflict.commentCount,
  };
};

/** @param staysInPlace whether the comment leaves the conflict's trend score unchanged */
const countComment = (conflict: Conflict, staysInPlace: boolean, now: Timestamp): Conflict => ({
  ...conflict,
  commentCount: conflict.commentCount + 1,
  ...(!staysInPlace && { trendScore: addTrendEvent(conflict.trendScore, now) }),
});
