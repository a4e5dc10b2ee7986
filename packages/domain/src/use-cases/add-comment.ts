import type { CommentReceipt } from '../contract/views.ts';
import { DEFAULT_AVATAR_ID } from '../model/avatar.ts';
import type { CommentWithAuthor } from '../model/comment.ts';
import type { Conflict } from '../model/conflict.ts';
import type { CommentId, ConflictId, Timestamp } from '../model/ids.ts';
import { commentItem } from '../model/points.ts';
import type { Clock } from '../ports/clock.ts';
import type { CommentChanges, CommentState, ConflictStore } from '../ports/conflict-store.ts';
import type { IdSource } from '../ports/ids.ts';
import type { Secrets } from '../ports/secrets.ts';
import { err, ok, type Result } from '../result.ts';
import { addTrendEvent } from '../rules/ranking.ts';
import { commentView } from './conflict-view.ts';
import { awardTo, isUnderPseudonym } from './earn.ts';
import { type Applied, replayOf, requestText, toOperation, type Writer } from './operation.ts';

export type AddCommentError = 'authentication-required' | 'conflict-not-found' | 'operation-mismatch';
type Outcome = Result<Applied<CommentReceipt>, AddCommentError>;

/** Adds a member's comment; having voted is not needed. One effect per operation id. */
export const addComment =
  ({ conflicts, secrets, ids, clock }: { conflicts: ConflictStore; secrets: Secrets; ids: IdSource; clock: Clock }) =>
  async (writer: Writer, conflictId: ConflictId, content: string): Promise<Outcome> => {
    const now = clock();
    const id = ids.newCommentId(now);
    const fingerprint = secrets.fingerprintOf(writer.memberId);
    return conflicts.addComment({ ...writer, conflictId, fingerprint }, (state) =>
      decideComment(state, writer, { id, conflictId, content }, now),
    );
  };

/** Given the conflict, the author and the operation: what changes, and what is answered. */
export const decideComment = (
  state: CommentState,
  writer: Writer,
  input: { readonly id: CommentId; readonly conflictId: ConflictId; readonly content: string },
  now: Timestamp,
): { changes: CommentChanges | null; result: Outcome } => {
  const request = requestText('comment', input.conflictId, input.content);
  const replay = replayOf<CommentReceipt>(state.operation, request);
  if (replay) return { changes: null, result: replay };
  if (state.author === null) return { changes: null, result: err('authentication-required') };
  if (state.conflict === null || !state.conflict.isActive) return { changes: null, result: err('conflict-not-found') };

  const comment: CommentWithAuthor = {
    ...input,
    authorId: state.author.id,
    avatar: state.author.userAvatarId ?? DEFAULT_AVATAR_ID,
    postedAt: now,
    isVisible: true,
    helpfulCount: 0,
    authorNickname: state.author.userNickname,
  };
  const conflict = countComment(state.conflict, state.hasCommented, now);
  const viewerSide = state.vote?.side ?? null;
  const receipt: CommentReceipt = {
    opId: writer.opId,
    conflictId: input.conflictId,
    comment: commentView(
      comment,
      conflict,
      viewerSide,
      { side: viewerSide, isHelpful: false },
      { viewer: writer.memberId, now },
    ),
    commentCount: conflict.commentCount,
  };
  const { authorNickname: _, ...stored } = comment;
  return {
    changes: {
      conflict,
      comment: stored,
      tells: conflict.submittedBy === writer.memberId ? null : conflict.submittedBy,
      operation: toOperation(writer, request, receipt, now),
      award: isUnderPseudonym(conflict, state.author.id)
        ? null
        : awardTo(
            state.author,
            state.streak,
            { kind: 'comment', sourceKey: `comment:${input.id}`, item: commentItem(input.id) },
            now,
          ),
    },
    result: ok({ replayed: false, outcome: receipt }),
  };
};

/** Only a member's first comment on a conflict moves it in the trending list. */
const countComment = (conflict: Conflict, hasCommented: boolean, now: Timestamp): Conflict => ({
  ...conflict,
  commentCount: conflict.commentCount + 1,
  ...(!hasCommented && { trendScore: addTrendEvent(conflict.trendScore, now) }),
});
