import { describe, expect, test } from 'vitest';
import { DEFAULT_SIDE_LABELS, defaultAuthorSide, sideLabelsOf } from './shown.rule.ts';

const couple = (userPronouns: string | null, partnerPronouns: string | null) => ({
  authorSide: 'his' as const,
  userNickname: 'Sam',
  partnerNickname: 'Alex',
  userPronouns,
  partnerPronouns,
});

describe('the sides are called "Her side" and "His side"', () => {
  test.each([
    ['she/her', 'he/him'],
    ['he/him', 'she/her'],
    [null, null],
    ['', null],
    ['he/him', null],
    ['she/her', 'prefer-not-to-say'],
  ])('for a couple of %j and %j', (user, partner) => {
    expect(sideLabelsOf(couple(user, partner))).toEqual(DEFAULT_SIDE_LABELS);
    expect(DEFAULT_SIDE_LABELS).toEqual({ her: 'Her side', his: 'His side' });
  });
});

describe('the sides are called by the nicknames, the author’s on the author’s side', () => {
  test.each([
    ['they/them', 'they/them'],
    ['he/him', 'he/him'],
    ['she/her', 'she/her'],
    ['she/her', 'they/them'],
    ['xe/xem', 'he/him'],
    ['ze/zir', 'she/her'],
    ['they/them', null],
    [null, 'they/them'],
    ['prefer-not-to-say', 'xe/xem'],
  ])('for a couple of %j and %j', (user, partner) => {
    expect(sideLabelsOf(couple(user, partner))).toEqual({ her: "Alex's side", his: "Sam's side" });
    expect(sideLabelsOf({ ...couple(user, partner), authorSide: 'her' })).toEqual({
      her: "Sam's side",
      his: "Alex's side",
    });
  });
});

describe('where a name is missing, or both have the same', () => {
  const theirs = couple('they/them', 'they/them');
  test.each([
    [{ partnerNickname: '' }, { her: "Partner's side", his: "Sam's side" }],
    [{ userNickname: '' }, { her: "Alex's side", his: "Author's side" }],
    [{ partnerNickname: 'Sam' }, { her: "Partner's side", his: "Sam's side" }],
  ])('a word stands in its place: %j', (names, labels) => {
    expect(sideLabelsOf({ ...theirs, ...names })).toEqual(labels);
  });
});

describe('the author’s side', () => {
  test.each([
    ['he/him', null, 'his'],
    ['he/him', 'he/him', 'his'],
    ['she/her', 'he/him', 'her'],
    ['she/her', 'she/her', 'her'],
    ['they/them', 'he/him', 'her'],
    ['they/them', 'she/her', 'his'],
    [null, 'she/her', 'his'],
    ['they/them', 'they/them', null],
    ['custom', 'prefer-not-to-say', null],
    [null, null, null],
  ] as const)('of %j with a partner of %j is %j', (own, partner, side) => {
    expect(defaultAuthorSide(own, partner)).toBe(side);
  });
});
