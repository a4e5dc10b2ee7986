import { describe, expect, test } from 'vitest';
import { type Care, NO_CARE } from '../model/conflict.ts';
import { aConflict } from '../test-support/records.ts';
import { type CommentStanding, type Standing, standingAfter, withoutAuthor } from './standing.rule.ts';

test.each([
  [null, null, 'keep', null, 'kept'],
  [null, 'collapsed-by-reports', 'keep', null, 'kept'],
  [null, 'collapsed', 'keep', null, 'kept'],
  ['operator', null, 'keep', 'operator', 'kept'],
  ['author', 'collapsed', 'keep', 'author', 'kept'],
  [null, null, 'warn', null, 'kept'],
  [null, null, 'collapse', null, 'collapsed'],
  [null, 'kept', 'collapse', null, 'collapsed'],
  ['operator', null, 'collapse', 'operator', 'collapsed'],
  [null, null, 'remove', 'operator', null],
  [null, 'collapsed-by-reports', 'remove', 'operator', 'collapsed-by-reports'],
  ['author', null, 'remove', 'author', null],
  [null, null, 'collapse-by-reports', null, 'collapsed-by-reports'],
  [null, 'kept', 'collapse-by-reports', null, 'kept'],
  [null, 'collapsed', 'collapse-by-reports', null, 'collapsed'],
  [null, 'collapsed', 'take-down', 'author', 'collapsed'],
  ['operator', null, 'take-down', 'operator', null],
] as const)('what %s took down and is %s is, after "%s", off the site by %s and %s', (by, review, act, ...after) => {
  expect(standingAfter<Standing>({ takenDownBy: by, review, care: NO_CARE }, act)).toEqual({
    takenDownBy: after[0],
    review: after[1],
    care: NO_CARE,
  });
});

const SHOWN = { takenDownBy: null, review: null, care: null, isHiddenByAuthor: false };

const ACTS = ['keep', 'collapse', 'remove', 'collapse-by-reports', 'take-down'] as const;

test.each(ACTS)('what the conflict’s author has hidden stays hidden after "%s", until they show it', (act) => {
  const after = standingAfter(standingAfter<CommentStanding>(SHOWN, 'hide'), act);
  expect(after).toMatchObject({ isHiddenByAuthor: true });
  expect(standingAfter(after, 'show')).toEqual({ ...after, isHiddenByAuthor: false });
});

const RESTED: Care = { ...NO_CARE, isPaused: true };
const standing = (change: Partial<Standing> = {}): Standing => ({
  takenDownBy: null,
  review: null,
  care: NO_CARE,
  ...change,
});

test('an author pauses voting once and resumes it once, for good', () => {
  const set = standingAfter(standing(), 'rest');
  expect(set.care).toEqual({ ...NO_CARE, authorPause: 'set' });
  expect(standingAfter(set, 'rest')).toBe(set);
  const lifted = standingAfter(set, 'resume-voting');
  expect(lifted.care).toEqual({ ...NO_CARE, authorPause: 'lifted' });
  expect(standingAfter(lifted, 'rest')).toBe(lifted);
  expect(standingAfter(standing(), 'resume-voting')).toEqual(standing());
});

test('an author’s pause and a moderator’s are independent: neither ends the other', () => {
  const both = standingAfter(standingAfter(standing(), 'rest'), 'care');
  expect(both.care).toEqual({ ...RESTED, authorPause: 'set' });
  expect(standingAfter(both, 'resume-voting').care).toEqual({ ...RESTED, authorPause: 'lifted' });
});

test.each([...ACTS, 'warn', 'note'] as const)('a moderator’s pause stays through "%s"', (act) => {
  expect(standingAfter(standing({ care: RESTED }), act).care?.isPaused).toBe(true);
});

test('a moderator’s content notes are those of the latest decision about them', () => {
  const noted = standingAfter(standing(), 'note', ['violence', 'loss']);
  expect(noted).toEqual(standing({ review: 'kept', care: { ...NO_CARE, notes: ['violence', 'loss'] } }));
  expect(standingAfter(noted, 'keep').care?.notes).toEqual(['violence', 'loss']);
  expect(standingAfter(noted, 'note', ['sexual']).care?.notes).toEqual(['sexual']);
});

test('help shown after reports of danger goes away once a moderator decides, for good', () => {
  const helped = standingAfter(standing(), 'help-by-reports');
  expect(helped.care).toEqual({ ...NO_CARE, showsHelp: true });
  const kept = standingAfter(helped, 'keep');
  expect(kept).toEqual(standing({ review: 'kept' }));
  expect(standingAfter(kept, 'help-by-reports')).toBe(kept);
});

test.each([
  ['keep', null],
  ['collapse', null],
  ['release', null],
  ['hide', null],
  ['show', null],
  ['remove', 'operator'],
  ['take-down', 'author'],
  ['collapse-by-reports', 'rest'],
] as const)('a comment that waits is, after "%s", kept off the site by %s', (act, by) => {
  expect(standingAfter<CommentStanding>({ ...SHOWN, takenDownBy: 'rest' }, act)).toMatchObject({
    takenDownBy: by,
    care: null,
  });
});

const VOTED = { totalVotes: 3, herVotes: 2, hisVotes: 1, commentCount: 4 };

describe('a conflict whose author deleted their account', () => {
  test('keeps its text without the author’s names, if they leave it', () => {
    const left = withoutAuthor(aConflict(VOTED), 'leave');
    expect(left).toEqual({
      ...aConflict(VOTED),
      submittedBy: null,
      userNickname: 'Deleted member',
      partnerNickname: 'Partner',
      userAvatarId: 'geometric',
      partnerAvatarId: 'geometric',
    });
  });

  test('keeps its pseudonyms, if anonymous', () => {
    const conflict = aConflict({ anonymous: true, userNickname: 'Quiet River' });
    expect(withoutAuthor(conflict, 'leave')).toEqual({ ...conflict, submittedBy: null });
  });

  test.each([
    ['taken down now', 'take-down', null],
    ['taken down by its author before', 'leave', 'author'],
  ] as const)('keeps its tally alone where it is %s', (_, fate, takenDownBy) => {
    const gone = withoutAuthor(aConflict({ ...VOTED, takenDownBy, isActive: takenDownBy === null }), fate);
    expect(gone).toMatchObject({ ...VOTED, submittedBy: null, isActive: false, takenDownBy: 'author' });
    expect(JSON.stringify(gone)).not.toMatch(/dishes|Ana|Ben|she\/her|woman/);
  });

  test('stays removed or collapsed if it was', () => {
    const hidden = aConflict({ isActive: false, takenDownBy: 'operator' });
    expect(withoutAuthor(hidden, 'leave')).toMatchObject({ isActive: false, takenDownBy: 'operator' });
    expect(withoutAuthor(hidden, 'take-down').takenDownBy).toBe('operator');
    expect(withoutAuthor(aConflict({ review: 'collapsed' }), 'leave').review).toBe('collapsed');
  });
});
