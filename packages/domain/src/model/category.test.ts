import { expect, test } from 'vitest';
import { CATEGORIES, CATEGORY_IDS, findCategory, toCategoryId } from './category.ts';
import { CATEGORY_COPY } from './category-copy.ts';

test('the eight categories have the specification’s names, in its order', () => {
  expect(CATEGORIES.map(({ id, name }) => [id, name])).toEqual([
    ['love', 'Love & Romance'],
    ['household', 'Household Chores'],
    ['communication', 'Communication'],
    ['money', 'Money & Finances'],
    ['parenting', 'Parenting'],
    ['trust', 'Trust & Loyalty'],
    ['time', 'Time & Attention'],
    ['social', 'Social & Friends'],
  ]);
  expect(new Set(CATEGORIES.map((category) => category.emoji)).size).toBe(8);
});

test('finds a category only by its id', () => {
  expect(CATEGORY_IDS.map(findCategory)).toEqual(CATEGORIES);
  expect(['', 'Love', 'relationship', 'toString'].map(findCategory)).toEqual([null, null, null, null]);
});

test.each([
  ['relationship', 'love'],
  ['household', 'household'],
  ['money', 'money'],
  ['family', 'parenting'],
  ['work', 'time'],
  ['friends', 'social'],
  ['social', 'social'],
  ['other', 'communication'],
])('the onboarding form’s id %s stands for %s', (former, present) => {
  expect(toCategoryId(former)).toBe(present);
});

test.each(['', 'LOVE', 'love ', 'constructor', '__proto__', 'hasOwnProperty'])('%j is no category', (id) => {
  expect(toCategoryId(id)).toBeNull();
});

test('every category has a description, its own empty text and four prompts', () => {
  expect(Object.keys(CATEGORY_COPY)).toEqual(CATEGORY_IDS);
  const copies = Object.values(CATEGORY_COPY);
  expect(new Set(copies.map((copy) => copy.description)).size).toBe(8);
  expect(new Set(copies.map((copy) => copy.emptyText)).size).toBe(8);
  expect(new Set(copies.flatMap((copy) => copy.prompts)).size).toBe(32);
});
