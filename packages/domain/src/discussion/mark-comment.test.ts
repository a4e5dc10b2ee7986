import { describe, expect, test } from 'vitest';
import type { MailboxId } from '../kernel/ids.ts';
import { stampRequest } from '../kernel/operation.ts';
import { HOUR, MINUTE } from '../kernel/time.ts';
import {
  AUTHOR,
  aComment,
  aConflict,
  aMember,
  aVote,
  NOON,
  OP,
  SECRETS,
  toMemberId,
  VOTER,
  VOTER_MAILBOX,
} from '../test-support/records.ts';
import { operationOf, recordedAs, refusedWith, writeOf } from '../test-support/writes.ts';
import type { HelpfulMark, MarkState } from './comment-store.port.ts';
import { decideMark, type Mark } from './mark-comment.ts';

const { authorNickname: _, ...COMMENT } = aComment({ helpfulCount: 4 });
const READER = toMemberId('reader');
const CLEO = aMember({ id: VOTER, userNickname: 'Cleo' });
const STATE: MarkState = {
  comment: COMMENT,
  conflict: aConflict(),
  author: CLEO,
  marker: aMember({ id: READER }),
  suspendedUntil: null,
  mailboxId: VOTER_MAILBOX,
  mark: null,
  markOfMailbox: null,
  vote: null,
  order: null,
  operation: null,
};
const OWN: HelpfulMark = { mailboxId: VOTER_MAILBOX, changedMind: false };
const decide = (state: Partial<MarkState> = {}, isSet = true, memberId = READER, mark: Mark = 'helpful') =>
  decideMark(
    { ...STATE, ...state },
    stampRequest(SECRETS, { memberId, opId: OP }, mark, null, [COMMENT.id, isSet]),
    {
      commentId: COMMENT.id,
      mark,
      isSet,
      markedBy: SECRETS.voterOf(memberId),
      sourceKeyOf: (mailboxId) => `helpful:${mailboxId}`,
    },
    NOON,
  );
const MADE = operationOf(decide());
const OTHER = operationOf(decide({ mark: OWN }, false));
const countOf = (helpfulCount: number, mindsCount = 0) => ({
  kind: 'put-mark-counts',
  id: COMMENT.id,
  helpfulCount,
  mindsCount,
});
const MARK = {
  kind: 'put-mark',
  commentId: COMMENT.id,
  mailboxId: VOTER_MAILBOX,
  markedBy: SECRETS.voterOf(READER),
  markedOn: NOON - 12 * HOUR,
  changedMind: false,
};
const ORDER = {
  kind: 'put-comment-order',
  conflictId: COMMENT.conflictId,
  order: { changes: 0, markedOn: NOON - 12 * HOUR, orderedAt: null, dueAt: NOON + 12 * HOUR },
};
const UNSEEN = { hasChangedMind: false, mindsChanged: null };
const REMEMBERED = recordedAs(OP);
const ENTRY = {
  memberId: VOTER,
  kind: 'helpful-comment',
  points: 25,
  day: NOON - 12 * HOUR,
  sourceKey: `helpful:${VOTER_MAILBOX}`,
  item: { kind: 'comment', id: COMMENT.id },
};

describe('a mark', () => {
  test('is counted, and earns the comment’s author twenty-five points', () => {
    const { writes, result } = decide();
    const receipt = { opId: OP, commentId: COMMENT.id, isHelpful: true, helpfulCount: 5, ...UNSEEN };
    expect(result).toEqual({ ok: true, value: { replayed: false, outcome: receipt } });
    const award = { kind: 'enter-award', award: { entries: [ENTRY], streak: null } };
    expect(writes).toEqual([countOf(5), MARK, ORDER, award, REMEMBERED]);
  });

  test.each([VOTER_MAILBOX, 'another id' as MailboxId])('is undone with the entry of its mailbox: %s', (mailboxId) => {
    const entry = expect.objectContaining({ memberId: VOTER, sourceKey: `helpful:${mailboxId}` });
    expect(decide({ mark: { ...OWN, mailboxId } }, false).writes).toEqual([
      countOf(3),
      { kind: 'remove-mark', commentId: COMMENT.id, markedBy: SECRETS.voterOf(READER) },
      ORDER,
      { kind: 'take-back-points', entry },
      REMEMBERED,
    ]);
  });

  test.each([true, false])('that is set or removed already changes no count and no points: %s', (isHelpful) => {
    const { writes, result } = decide({ mark: isHelpful ? OWN : null }, isHelpful);
    expect(writes).toEqual([countOf(4), REMEMBERED]);
    expect(result).toMatchObject({ ok: true, value: { outcome: { helpfulCount: 4, isHelpful } } });
  });

  test('moves between accounts of one mailbox when repeated, and only its own account can undo it', () => {
    const passed = decide({ markOfMailbox: OWN });
    expect(passed.writes).toEqual([countOf(4), MARK, REMEMBERED]);
    expect(passed.result).toMatchObject({ ok: true, value: { outcome: { isHelpful: true, helpfulCount: 4 } } });
    expect(decide({ markOfMailbox: OWN }, false).writes).toEqual([countOf(4), REMEMBERED]);
  });

  test.each([
    ['an anonymous author, who would be known by it', { conflict: aConflict({ anonymous: true, submittedBy: VOTER }) }],
    ['a member who is gone', { author: null, comment: { ...COMMENT, authorId: null } }],
  ])('is counted without points for %s', (_name, state) => {
    expect(decide(state).writes).toEqual([countOf(5), MARK, ORDER, REMEMBERED]);
  });

  test('earns an anonymous author points for a comment on somebody else’s conflict', () => {
    const decided = decide({ conflict: aConflict({ anonymous: true, submittedBy: AUTHOR }) });
    expect(writeOf(decided, 'enter-award')?.award.entries.map((entry) => entry.points)).toEqual([25]);
  });

  test.each([
    ['where there is no comment', { comment: null, conflict: null, author: null }, 'comment-not-found'],
    ['on a hidden comment', { comment: { ...COMMENT, isVisible: false } }, 'comment-not-found'],
    ['under a conflict that is taken down', { conflict: aConflict({ isActive: false }) }, 'comment-not-found'],
    ['to an unverified member', { marker: aMember({ emailVerified: false }) }, 'email-verification-required'],
    ['on one’s own comment', { comment: { ...COMMENT, authorId: READER } }, 'own-comment'],
    ['under the id of an operation on another comment', { operation: OTHER }, 'operation-mismatch'],
  ])('is refused %s', (_, state, error) => {
    expect(decide(state)).toEqual(refusedWith(error));
  });

  test('is refused while suspended, but answered if made before', () => {
    const suspended = { suspendedUntil: NOON + 1, mark: OWN };
    expect(decide({ ...suspended, mark: null })).toEqual(refusedWith('suspended'));
    expect(decide(suspended, false)).toEqual(refusedWith('suspended'));
    expect(decide({ ...suspended, operation: MADE }).result).toMatchObject({ value: { replayed: true } });
  });

  test('with a used operation id returns the current state', () => {
    const outcome = { opId: OP, commentId: COMMENT.id, isHelpful: true, helpfulCount: 4, ...UNSEEN };
    const result = { ok: true, value: { replayed: true, outcome } };
    expect(decide({ operation: MADE, mark: OWN })).toEqual({ writes: [], result });
  });
});

describe('a changed mind', () => {
  const decideMind = (state: Partial<MarkState> = {}, isSet = true) =>
    decide({ vote: aVote('her'), ...state }, isSet, READER, 'changed-mind');
  const outcomeOf = (decided: ReturnType<typeof decide>) => decided.result.ok && decided.result.value.outcome;

  test('is a helpful mark, too, with its points', () => {
    const decided = decideMind();
    const counts = { helpfulCount: 5, mindsChanged: 1 };
    expect(outcomeOf(decided)).toMatchObject({ isHelpful: true, hasChangedMind: true, ...counts });
    const marked = { ...MARK, changedMind: true };
    expect(decided.writes).toMatchObject([countOf(5, 1), marked, {}, { kind: 'enter-award' }, {}]);
  });

  test('joins the helpful mark that is there, and leaves it when taken back', () => {
    const joined = decideMind({ mark: OWN });
    expect(joined.writes).toEqual([countOf(4, 1), { ...MARK, changedMind: true }, REMEMBERED]);
    const comment = { ...COMMENT, mindsCount: 1 };
    const left = decideMind({ comment, mark: { ...OWN, changedMind: true } }, false);
    expect(left.writes).toEqual([countOf(4, 0), MARK, REMEMBERED]);
    expect(outcomeOf(left)).toMatchObject({ isHelpful: true, hasChangedMind: false, mindsChanged: 0 });
  });

  test('goes with the helpful mark', () => {
    const comment = { ...COMMENT, mindsCount: 1 };
    const decided = decide({ comment, vote: aVote('her'), mark: { ...OWN, changedMind: true } }, false);
    const counts = { helpfulCount: 3, mindsChanged: 0 };
    expect(outcomeOf(decided)).toMatchObject({ isHelpful: false, hasChangedMind: false, ...counts });
  });

  test('stays when the helpful mark is set again or moves to another account of the mailbox', () => {
    const changed = { ...OWN, changedMind: true };
    const comment = { ...COMMENT, mindsCount: 1 };
    expect(decide({ comment, mark: changed }).writes).toEqual([countOf(4, 1), REMEMBERED]);
    expect(decide({ comment, markOfMailbox: changed }).writes).toEqual([
      countOf(4, 1),
      { ...MARK, changedMind: true },
      REMEMBERED,
    ]);
  });

  test('keeps the mailbox id of a mark made under another one', () => {
    const mailboxId = 'another mailbox id' as MailboxId;
    const decided = decideMind({ mark: { mailboxId, changedMind: false } });
    expect(writeOf(decided, 'put-mark')).toMatchObject({ mailboxId, changedMind: true });
  });

  test('needs a vote, on either side; taking it back does not', () => {
    expect(decideMind({ vote: null })).toEqual(refusedWith('not-voted'));
    expect(decideMind({ vote: aVote('his', { firstSide: 'her' }) }).result.ok).toBe(true);
    expect(decideMind({ vote: null, mark: { ...OWN, changedMind: true } }, false).result.ok).toBe(true);
  });

  test.each([
    ['has not voted', { vote: null }, READER, null],
    ['reads first', { vote: aVote('her', { isReading: true }) }, READER, null],
    ['is the conflict’s author', { vote: aVote('her'), author: null }, AUTHOR, null],
    ['has voted', { vote: aVote('her') }, READER, 3],
    ['has not voted, after the reveal', { conflict: aConflict({ revealedAt: NOON }) }, READER, 3],
  ])('is counted for a member who %s: %#', (_, state, memberId, mindsChanged) => {
    const comment = { ...COMMENT, mindsCount: 3 };
    expect(outcomeOf(decide({ comment, ...state }, true, memberId))).toMatchObject({ mindsChanged });
  });
});

describe('the next ordering', () => {
  const vote = aVote('her', { established: true });
  const orderOf = (state: Partial<MarkState>, memberId = READER) =>
    writeOf(decide(state, true, memberId), 'put-comment-order')?.order;
  const order = { changes: 4, markedOn: 0, orderedAt: NOON - 4 * MINUTE, dueAt: NOON + 12 * HOUR };

  test('comes ten minutes after the last with the fifth mark that counts', () => {
    const next = { changes: 5, markedOn: NOON - 12 * HOUR, dueAt: NOON + 6 * MINUTE };
    expect(orderOf({ order, vote })).toEqual({ ...order, ...next });
    expect(orderOf({ order: { ...order, orderedAt: null }, vote })?.dueAt).toBe(NOON);
  });

  test('is not brought forward by setting and removing a mark again and again', () => {
    let next: MarkState['order'] = { ...order, changes: 0 };
    for (let press = 0; press < 10; press += 1) {
      const isSet = press % 2 === 0;
      const decided = decide({ order: next, vote, mark: isSet ? null : OWN }, isSet);
      next = writeOf(decided, 'put-comment-order')?.order ?? null;
    }
    expect(next).toMatchObject({ changes: 0, dueAt: order.dueAt });
  });

  test.each([
    ['without a vote', { vote: null }],
    ['of a vote that is not established', { vote: aVote('her') }],
    ['of an excluded vote', { vote: aVote('her', { established: true, isExcluded: true }) }],
    ['of the conflict’s author', { vote, conflict: aConflict({ submittedBy: READER }) }],
  ])('is brought forward by no mark %s', (_, state) => {
    expect(orderOf({ order, ...state })).toEqual({ ...order, markedOn: NOON - 12 * HOUR });
  });
});
