import { describe, expect, test } from 'vitest';
import { addTrendEvent } from '../conflicts/ranking.rule.ts';
import type { CommentId } from '../kernel/ids.ts';
import type { IdSource } from '../kernel/kernel.port.ts';
import { stampRequest, type Writer } from '../kernel/operation.ts';
import { HOUR } from '../kernel/time.ts';
import type { Comment } from '../model/comment.ts';
import { NO_CARE } from '../model/conflict.ts';
import { commentItem } from '../model/points.ts';
import { enterAward, putStanding } from '../model/write.ts';
import { awardAction } from '../points/points.rule.ts';
import {
  AUTHOR,
  aComment,
  aConflict,
  aMember,
  aVote,
  NOON,
  OP,
  SECRETS,
  toConflictId,
  toMemberId,
  VOTER,
} from '../test-support/records.ts';
import { operationOf, recordedAs, refusedWith, writeOf, writesOf } from '../test-support/writes.ts';
import { addComment, decideComment } from './add-comment.ts';
import { commentView } from './comment.view.ts';
import type { Answered, CommentState, CommentStore } from './comment-store.port.ts';

const CONFLICT_ID = aConflict().id;
const COMMENT_ID = '0197c5f2-0000-7000-8000-000000000009' as CommentId;
const PARENT = '0197c5f2-0000-7000-8000-000000000008' as CommentId;
const WRITER = { memberId: VOTER, opId: OP };
const BY_AUTHOR = { memberId: AUTHOR, opId: null };
const CLEO = aMember({ id: VOTER, userNickname: 'Cleo', userAvatarId: 'emoji-0-0' });
const STATE: CommentState = {
  conflict: aConflict(),
  author: CLEO,
  suspendedUntil: null,
  streak: null,
  vote: null,
  hasCommented: false,
  isBlocked: false,
  answered: null,
  operation: null,
};
const decide = (
  state: Partial<CommentState> = {},
  content = 'Take turns.',
  writer: Writer = WRITER,
  isReply = false,
) => {
  const { writes, result } = decideComment(
    { ...STATE, ...state },
    stampRequest(SECRETS, writer, 'comment', CONFLICT_ID, content),
    { id: COMMENT_ID, conflictId: CONFLICT_ID, content, isReply, made: 'sealed id' },
    NOON,
  );
  return { writes, result: 'outcome' in result ? result.outcome : 'replayed' };
};

const WRITTEN = aComment({ id: COMMENT_ID, avatar: 'emoji-0-0', postedAt: NOON });
const UNMARKED = { side: null, isHelpful: false, hasChangedMind: false };
const VIEW = commentView(WRITTEN, aConflict(), null, UNMARKED, { viewer: VOTER, now: NOON });

describe('a comment', () => {
  test('needs no vote, is counted and, as its author’s first, moves the conflict in the trending list', () => {
    const { writes, result } = decide();
    const { authorNickname: _, ...comment } = WRITTEN;
    const action = { kind: 'comment', sourceKey: `comment:${COMMENT_ID}`, item: commentItem(COMMENT_ID) } as const;
    const receipt = { opId: OP, conflictId: CONFLICT_ID, comment: VIEW, commentCount: 1 };
    expect(result).toEqual({ ok: true, value: { replayed: false, outcome: receipt } });
    expect(writes).toEqual([
      putStanding(aConflict({ commentCount: 1, trendScore: addTrendEvent(null, NOON) })),
      { kind: 'add-comment', comment, tells: AUTHOR, answers: null },
      ...enterAward(awardAction(VOTER, null, action, NOON)),
      recordedAs(OP, 'sealed id'),
    ]);
  });

  test('under one’s pseudonym earns nothing and is no day of a streak', () => {
    const conflict = aConflict({ anonymous: true, submittedBy: VOTER });
    const decided = decide({ conflict });
    expect(writesOf(decided, 'add-comment')).toHaveLength(1);
    expect(writesOf(decided, 'enter-award')).toEqual([]);
  });

  test('is counted after one’s first, but does not move the conflict', () => {
    const conflict = aConflict({ commentCount: 4, trendScore: 40 });
    const decided = decide({ conflict, hasCommented: true });
    expect(writesOf(decided, 'put-standing')).toEqual([putStanding({ ...conflict, commentCount: 5 })]);
  });

  test('shows its author the side they voted for', () => {
    const comment = { ...VIEW, side: 'his', mindsChanged: 0 };
    expect(decide({ vote: aVote('his') }).result).toMatchObject({ ok: true, value: { outcome: { comment } } });
  });

  test('without a nickname is by "Member", with the default avatar, and earns points', () => {
    const decided = decide({ author: { ...CLEO, userNickname: null, userAvatarId: null } });
    const comment = { userNickname: 'Member', avatar: 'geometric' };
    expect(decided.result).toMatchObject({ ok: true, value: { outcome: { comment } } });
    expect(writesOf(decided, 'enter-award')).toHaveLength(1);
  });

  test('uses the pseudonym of an anonymous conflict’s author, and notifies nobody', () => {
    const conflict = aConflict({ anonymous: true, userNickname: 'QuietFox', userAvatarId: 'emoji-1-1' });
    const decided = decide({ conflict, author: aMember() }, 'Thank you all.', BY_AUTHOR);
    const comment = { userNickname: 'QuietFox', avatar: 'emoji-1-1', isByAuthor: true, isOwn: true };
    expect(decided.result).toMatchObject({ ok: true, value: { outcome: { opId: null, comment } } });
    expect(writeOf(decided, 'add-comment')).toMatchObject({ comment: { authorId: AUTHOR }, tells: null });
  });
});

describe('a reply', () => {
  const BEN = toMemberId('ben');
  const answeredOf = (over: Partial<Answered> = {}, comment: Partial<Comment> = {}): Answered => ({
    comment: aComment({ id: PARENT, conflictId: CONFLICT_ID, authorId: BEN, ...comment }),
    isMuted: false,
    isBlocked: false,
    ...over,
  });
  const reply = (answered: Answered | null, state: Partial<CommentState> = {}, writer: Writer = WRITER) =>
    decide({ answered, ...state }, 'I agree.', writer, true);
  const sent = (...args: Parameters<typeof reply>) => {
    const write = writeOf(reply(...args), 'add-comment');
    return write && [write.comment.replyTo, write.tells, write.answers];
  };

  test('notifies the author of the answered comment and the author of the conflict', () => {
    expect(sent(answeredOf())).toEqual([PARENT, AUTHOR, BEN]);
  });

  test('to a reply joins its thread and notifies the author of that reply', () => {
    const root = '0197c5f2-0000-7000-8000-000000000007' as CommentId;
    expect(sent(answeredOf({}, { replyTo: root }))).toEqual([root, AUTHOR, BEN]);
  });

  test('notifies neither the writer nor members who muted them, and the author of the conflict once', () => {
    expect(sent(answeredOf({}, { authorId: VOTER }))).toEqual([PARENT, AUTHOR, null]);
    expect(sent(answeredOf({ isMuted: true }))).toEqual([PARENT, AUTHOR, null]);
    expect(sent(answeredOf({}, { authorId: AUTHOR }))).toEqual([PARENT, null, AUTHOR]);
    expect(sent(answeredOf({}, { authorId: null }))).toEqual([PARENT, AUTHOR, null]);
  });

  test('that waits for release notifies the author of the conflict once, as a comment', () => {
    const conflict = aConflict({ care: { ...NO_CARE, authorPause: 'set' } });
    expect(sent(answeredOf({}, { authorId: AUTHOR }), { conflict })).toEqual([PARENT, AUTHOR, null]);
    expect(sent(answeredOf(), { conflict })).toEqual([PARENT, AUTHOR, BEN]);
  });

  test.each([
    ['to no comment', null, 'comment-not-found'],
    ['to a comment elsewhere', answeredOf({}, { conflictId: toConflictId(18) }), 'comment-not-found'],
    ['to a hidden comment', answeredOf({}, { isVisible: false }), 'comment-not-found'],
    ['to a deleted comment', answeredOf({}, { content: '' }), 'comment-not-found'],
    ['to somebody who blocked the writer', answeredOf({ isBlocked: true }), 'cannot-comment'],
  ])('%s is refused', (_, answered, error) => {
    expect(reply(answered)).toEqual(refusedWith(error));
  });

  test('to a pseudonym is never refused for a block, which would reveal whose it is, but notifies nobody', () => {
    const conflict = aConflict({ anonymous: true });
    const answered = answeredOf({ isBlocked: true }, { authorId: AUTHOR, underPseudonym: true });
    expect(sent(answered, { conflict, isBlocked: true })).toEqual([PARENT, null, null]);
  });

  test('notifies the answered member, but not a conflict’s anonymous author who blocked the writer', () => {
    const conflict = aConflict({ anonymous: true });
    expect(sent(answeredOf(), { conflict, isBlocked: true })).toEqual([PARENT, null, BEN]);
  });
});

test('a comment by somebody whom a conflict’s anonymous author has blocked is stored and notifies nobody', () => {
  const conflict = aConflict({ anonymous: true });
  for (const care of [NO_CARE, { ...NO_CARE, authorPause: 'set' as const }]) {
    const written = (isBlocked: boolean) =>
      writeOf(decide({ conflict: { ...conflict, care }, isBlocked }), 'add-comment');
    expect(written(true)).toEqual({ ...written(false), tells: null });
  }
});

describe('a comment while voting is paused', () => {
  const conflict = aConflict({ care: { ...NO_CARE, authorPause: 'set' }, commentCount: 3 });

  test('waits: it is not counted, earns nothing yet, and is shown after three days', () => {
    const decided = decide({ conflict });
    expect(decided.result).toMatchObject({
      value: { outcome: { commentCount: 3, comment: { content: 'Take turns.', isWaiting: true } } },
    });
    expect(writeOf(decided, 'add-comment')).toMatchObject({
      comment: { isVisible: false, waits: true },
      tells: AUTHOR,
    });
    expect(writesOf(decided, 'put-standing')).toEqual([putStanding(conflict)]);
    expect(writesOf(decided, 'count-points')).toMatchObject([{ item: { id: COMMENT_ID }, isPublic: false }]);
    expect(writesOf(decided, 'enqueue-job')).toMatchObject([
      { job: { payload: { kind: 'release-comment', commentId: COMMENT_ID }, runAt: NOON + 72 * HOUR } },
    ]);
  });

  test('by the conflict’s author is shown at once, and returns the conflict to no list', () => {
    const decided = decide({ conflict, author: aMember() }, 'Thank you all.', BY_AUTHOR);
    expect(writeOf(decided, 'add-comment')).toMatchObject({ comment: { isVisible: true, waits: false } });
    expect(writeOf(decided, 'put-standing')).toMatchObject({ standing: { commentCount: 4, trendScore: null } });
  });
});

const MADE = operationOf(decide());
const OTHER = operationOf(decide({}, 'Take turns!'));

test.each([
  ['under the id of an operation with another text', { operation: OTHER }, 'operation-mismatch'],
  ['on a conflict that does not exist', { conflict: null }, 'conflict-not-found'],
  ['of somebody whom the author has blocked', { isBlocked: true }, 'cannot-comment'],
  ['where the author has closed the discussion', { conflict: aConflict({ isClosed: true }) }, 'discussion-closed'],
  ['on a conflict that is taken down', { conflict: aConflict({ isActive: false }) }, 'conflict-not-found'],
  ['from an account that is gone', { author: null }, 'authentication-required'],
  ['of somebody who is suspended', { suspendedUntil: NOON + 1 }, 'suspended'],
  ['from an unverified address', { author: { ...CLEO, emailVerified: false } }, 'email-verification-required'],
])('a comment %s is refused and changes nothing', (_, state, error) => {
  expect(decide(state)).toEqual(refusedWith(error));
});

describe('an operation id that was used before', () => {
  test('changes nothing, whatever happened since', () => {
    const since = { operation: MADE, author: null, suspendedUntil: NOON + 1, conflict: null, hasCommented: true };
    expect(decide(since)).toEqual({ writes: [], result: 'replayed' });
  });

  test('returns the comment and conflict as they are now', async () => {
    const made: (string | undefined)[] = [];
    const comments: Pick<CommentStore, 'addComment' | 'readComment'> = {
      addComment: async (_key, decideOn) =>
        decideOn({ ...STATE, operation: MADE, vote: aVote('his'), conflict: aConflict({ commentCount: 7 }) }).result,
      readComment: async (id) => {
        made.push(id);
        return aComment({ id: COMMENT_ID, helpfulCount: 2 });
      },
    };
    const ids = { newCommentId: () => 'another' as CommentId } as Partial<IdSource> as IdSource;
    const add = addComment({ comments: comments as CommentStore, secrets: SECRETS, ids, clock: () => NOON });
    expect(await add(WRITER, CONFLICT_ID, 'Take turns.')).toMatchObject({
      ok: true,
      value: {
        replayed: true,
        outcome: { opId: OP, commentCount: 7, comment: { id: COMMENT_ID, helpfulCount: 2, side: 'his', isOwn: true } },
      },
    });
    expect(made).toEqual(['id']);
  });
});
