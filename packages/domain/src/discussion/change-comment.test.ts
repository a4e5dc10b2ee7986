import { describe, expect, test } from 'vitest';
import type { Comment } from '../model/comment.ts';
import type { Conflict } from '../model/conflict.ts';
import { commentItem } from '../model/points.ts';
import { AUTHOR, aComment, aConflict, VOTER } from '../test-support/records.ts';
import { refusedWith } from '../test-support/writes.ts';
import { decideDeletion, decideHiding, decideRelease } from './change-comment.ts';
import type { StoredComment } from './comment-store.port.ts';
import { commentCollapsedBy } from './discussion.rule.ts';

const { authorNickname: _, ...COMMENT } = aComment();
const { id, conflictId } = COMMENT;

const hide = (
  { comment = {}, conflict = {} }: { comment?: Partial<Comment>; conflict?: Partial<Conflict> } = {},
  isHidden = true,
  by = AUTHOR,
) => {
  const stored = { comment: { ...COMMENT, ...comment }, takenDownBy: null, countsFor: 1 };
  return decideHiding({ stored, conflict: aConflict(conflict) }, by, isHidden);
};
const hidden = (isHidden: boolean) => ({
  writes: [{ kind: 'hide-comment', id, conflictId, isHidden }],
  result: { ok: true, value: null },
});

describe('the author of a conflict', () => {
  test('collapses a comment under it, and shows it again', () => {
    expect(hide()).toEqual(hidden(true));
    expect(hide({ comment: { isHiddenByAuthor: true } }, false)).toEqual(hidden(false));
  });

  test('changes nothing by repeating it', () => {
    const nothing = { writes: [], result: { ok: true, value: null } };
    expect(hide({ comment: { isHiddenByAuthor: true } })).toEqual(nothing);
    expect(hide({}, false)).toEqual(nothing);
  });

  test('can do so on their own conflict after taking it down', () => {
    expect(hide({ conflict: { isActive: false, takenDownBy: 'author' } })).toEqual(hidden(true));
  });
});

test('nobody else can collapse a comment, or learn of one they cannot see', () => {
  expect(hide({}, true, VOTER)).toEqual(refusedWith('not-the-author'));
  expect(hide({ comment: { isVisible: false } }, true, VOTER)).toEqual(refusedWith('comment-not-found'));
  expect(hide({ comment: { isVisible: false } })).toEqual(refusedWith('comment-not-found'));
  expect(hide({ conflict: { isActive: false } }, true, VOTER)).toEqual(refusedWith('comment-not-found'));
  expect(decideHiding({ stored: null, conflict: null }, AUTHOR, true)).toEqual(refusedWith('comment-not-found'));
});

test('votes on the conflict do not affect it', () => {
  const tally = { totalVotes: 60, herVotes: 59, hisVotes: 1 };
  expect(hide({ conflict: tally })).toEqual(hide());
});

test.each([
  [null, false, null],
  [null, true, 'author'],
  ['kept', true, 'author'],
  ['collapsed', true, 'moderator'],
  ['collapsed-by-reports', true, 'reports'],
] as const)('a comment that is %s, hidden by the author: %s, is collapsed by %s', (review, isHiddenByAuthor, by) => {
  expect(commentCollapsedBy({ review, isHiddenByAuthor, underPseudonym: false }, false)).toBe(by);
});

test('collapses a muted member’s comments for the viewer, after those others collapsed, and never a pseudonym’s', () => {
  const shown = { review: null, isHiddenByAuthor: false, underPseudonym: false };
  expect(commentCollapsedBy(shown, true)).toBe('viewer');
  expect(commentCollapsedBy({ ...shown, isHiddenByAuthor: true }, true)).toBe('author');
  expect(commentCollapsedBy({ ...shown, underPseudonym: true }, true)).toBeNull();
});

describe('a comment that waits while voting is paused', () => {
  const stored = {
    comment: { ...COMMENT, isVisible: false, waits: true },
    takenDownBy: 'rest',
    countsFor: 1,
  } as const;
  const conflict = aConflict();
  const SHOWN = [
    { kind: 'take-down', item: commentItem(id), conflictId, by: null },
    { kind: 'count-points', item: commentItem(id), isPublic: true },
    { kind: 'move-comment-count', conflictId, by: 1 },
  ];

  test.each([true, false])('is shown by the author of the conflict, collapsed or not: %s', (isHidden) => {
    expect(decideHiding({ stored, conflict }, AUTHOR, isHidden).writes).toEqual([
      { kind: 'hide-comment', id, conflictId, isHidden },
      ...SHOWN,
    ]);
  });

  test('is hidden from everybody else', () => {
    expect(decideHiding({ stored, conflict }, VOTER, false)).toEqual(refusedWith('comment-not-found'));
  });

  test('is shown when its time is over, unless it was removed', () => {
    expect(decideRelease({ stored, conflict })).toEqual({ writes: SHOWN, result: null });
    for (const takenDownBy of [null, 'author', 'operator'] as const)
      expect(decideRelease({ stored: { ...stored, takenDownBy }, conflict })).toEqual({ writes: [], result: null });
    expect(decideRelease({ stored: null, conflict: null }).writes).toEqual([]);
  });
});

const item = commentItem(id);
const CLEARED = { kind: 'clear-comment', id, conflictId };
const POINTS_END = { kind: 'count-points', item, isPublic: false };

const deleteOf = (
  stored: { comment?: Partial<Comment>; takenDownBy?: StoredComment['takenDownBy']; countsFor?: number } | null,
  by = VOTER,
) => {
  const { takenDownBy = null, countsFor = 1 } = stored ?? {};
  const comment = { ...COMMENT, isVisible: takenDownBy === null, ...stored?.comment };
  return decideDeletion(stored && { comment, takenDownBy, countsFor }, by);
};

const answer = (keepsPlace: boolean) => ({ ok: true, value: { conflictId, commentId: id, keepsPlace } });
const takenDown = (by: 'author' | 'operator') => ({ kind: 'take-down', item, conflictId, by });

describe('a comment that its author deletes', () => {
  test('loses its text, its place in the count and its points', () => {
    expect(deleteOf({})).toEqual({
      result: answer(false),
      writes: [CLEARED, takenDown('author'), POINTS_END, { kind: 'move-comment-count', conflictId, by: -1 }],
    });
  });

  test.each([
    ['found it helpful', { comment: { helpfulCount: 1 } }],
    ['replied', { countsFor: 2 }],
  ])('keeps its place but not its points if others %s', (_, stored) => {
    expect(deleteOf(stored)).toEqual({ result: answer(true), writes: [CLEARED, POINTS_END] });
  });

  test('is out of the count already below a comment that was removed', () => {
    expect(deleteOf({ countsFor: 0 })).toEqual({
      result: answer(false),
      writes: [CLEARED, takenDown('author'), POINTS_END],
    });
  });

  test.each([
    ['is down by its author is counted out once', 'author', 'author'],
    ['the operator has removed stays down by the operator’s word', 'operator', 'operator'],
  ] as const)('that %s', (_, takenDownBy, by) => {
    for (const helpfulCount of [0, 3])
      expect(deleteOf({ comment: { helpfulCount }, takenDownBy })).toEqual({
        result: answer(false),
        writes: [CLEARED, takenDown(by), POINTS_END],
      });
  });

  test.each([
    ['whose place is kept', { comment: { content: '', helpfulCount: 1 } }, true],
    ['whose place is gone', { comment: { content: '' }, takenDownBy: 'author' }, false],
  ] as const)('%s is answered the same the second time, and changes nothing', (_, stored, keepsPlace) => {
    expect(deleteOf(stored)).toEqual({ result: answer(keepsPlace), writes: [] });
  });
});

test.each([
  ['somebody else’s', {}, AUTHOR, 'not-the-author'],
  ['somebody else’s that is hidden', { takenDownBy: 'operator' }, AUTHOR, 'comment-not-found'],
  ['of a member who is gone', { comment: { authorId: null } }, VOTER, 'not-the-author'],
  ['that was never there', null, VOTER, 'comment-not-found'],
] as const)('a comment %s is not deleted', (_, stored, by, error) => {
  expect(deleteOf(stored, by)).toEqual(refusedWith(error));
});
