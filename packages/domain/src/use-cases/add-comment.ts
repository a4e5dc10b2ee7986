import type { CommentReceipt } from '../contract/views.ts';
import { DEFAULT_AVATAR_ID } from '../model/avatar.ts';
import type { CommentWithAuthor } from '../model/comment.ts';
import type { Conflict } from '../model/conflict.ts';
import type { CommentId, ConflictId, Timestamp } from '../model/ids.ts';
import { commentItem } from '../model/points.ts';
import type { Vote } from '../model/vote.ts';
import type { Clock } from '../ports/clock.ts';
import type { CommentChanges, CommentState, ConflictStore } from '../ports/conflict-store.ts';
import type { IdSource } from '../ports/ids.ts';
import type { Secrets } from '../ports/secrets.ts';
import { err, ok, type Result } from '../result.ts';
import { addTrendEvent } from '../rules/ranking.ts';
import { isUnderPseudonym } from '../rules/under-pseudonym.ts';
import { commentView } from './conflict-view.ts';
import { awardTo } from './earn.ts';
import { type Applied, isReplay, type Request, stampRequest, toOperation, type Writer } from './operation.ts';

export type AddCommentError =
  | 'authentication-required'
  | 'email-verification-required'
  | 'conflict-not-found'
  | 'operation-mismatch';
type Outcome = Result<Applied<CommentReceipt>, AddCommentError>;
/** What is decided: an answer, or that it was answered before and stands as what was found says. */
type Decided = { readonly outcome: Outcome } | { readonly replayOf: CommentState };

/** Adds a member's comment; having voted is not needed. One effect per operation id. */
export const addComment =
  ({ conflicts, secrets, ids, clock }: { conflicts: ConflictStore; secrets: Secrets; ids: IdSource; clock: Clock }) =>
  async (writer: Writer, conflictId: ConflictId, content: string): Promise<Outcome> => {
    const now = clock();
    const id = ids.newCommentId(now);
    const castBy = secrets.voterOf(writer.memberId);
    const request = stampRequest(secrets, writer, 'comment', conflictId, content);
    const made = secrets.seal(id);
    const decided = await conflicts.addComment<Decided>({ ...request, conflictId, castBy }, (state) =>
      decideComment(state, request, { id, conflictId, content, made }, now),
    );
    if ('outcome' in decided) return decided.outcome;
    const { conflict, vote, operation } = decided.replayOf;
    const comment = operation?.made ? await conflicts.readComment(secrets.open(operation.made) as CommentId) : null;
    if (conflict === null || comment === null) return err('conflict-not-found');
    return ok({ replayed: true, outcome: receiptOf(writer, conflict, comment, vote, now) });
  };

/** Given the conflict, the author and the operation: what changes, and what is answered. */
export const decideComment = (
  state: CommentState,
  request: Request,
  { made, ...input }: Written,
  now: Timestamp,
): { changes: CommentChanges | null; result: Decided } => {
  const refuse = (error: AddCommentError) => ({ changes: null, result: { outcome: err(error) } });
  const replay = isReplay(state.operation, request);
  if (!replay.ok) return refuse(replay.error);
  if (replay.value) return { changes: null, result: { replayOf: state } };
  if (state.author === null) return refuse('authentication-required');
  if (!state.author.emailVerified) return refuse('email-verification-required');
  if (state.conflict === null || !state.conflict.isActive) return refuse('conflict-not-found');

  const isDisguised = isUnderPseudonym(state.conflict, state.author.id);
  const comment: CommentWithAuthor = {
    ...input,
    authorId: state.author.id,
    underPseudonym: isDisguised,
    avatar: isDisguised ? state.conflict.userAvatarId : (state.author.userAvatarId ?? DEFAULT_AVATAR_ID),
    postedAt: now,
    isVisible: true,
    helpfulCount: 0,
    authorNickname: state.author.userNickname,
  };
  const conflict = countComment(state.conflict, state.hasCommented, now);
  const { authorNickname: _, ...stored } = comment;
  return {
    changes: {
      conflict,
      comment: stored,
      tells: conflict.submittedBy === request.memberId ? null : conflict.submittedBy,
      operation: toOperation(request, now, made),
      award: isDisguised
        ? null
        : awardTo(
            state.author,
            state.streak,
            { kind: 'comment', sourceKey: `comment:${input.id}`, item: commentItem(input.id) },
            now,
          ),
    },
    result: { outcome: ok({ replayed: false, outcome: receiptOf(request, conflict, comment, state.vote, now) }) },
  };
};

/** `made`: the id, sealed, for a replay to find the comment by. */
type Written = {
  readonly id: CommentId;
  readonly conflictId: ConflictId;
  readonly content: string;
  readonly made: string;
};

const receiptOf = (
  { memberId, opId }: Writer,
  conflict: Conflict,
  comment: CommentWithAuthor,
  vote: Pick<Vote, 'side'> | null,
  now: Timestamp,
): CommentReceipt => {
  const side = vote?.side ?? null;
  return {
    opId,
    conflictId: conflict.id,
    comment: commentView(comment, conflict, side, { side, isHelpful: false }, { viewer: memberId, now }),
    commentCount: conflict.commentCount,
  };
};

/** Only a member's first comment on a conflict moves it in the trending list. */
const countComment = (conflict: Conflict, hasCommented: boolean, now: Timestamp): Conflict => ({
  ...conflict,
  commentCount: conflict.commentCount + 1,
  ...(!hasCommented && { trendScore: addTrendEvent(conflict.trendScore, now) }),
});
