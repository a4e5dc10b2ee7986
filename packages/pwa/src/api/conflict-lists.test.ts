import { expect, test } from 'vitest';
import { uniqueById } from './conflict-lists.ts';

test('concatenates pages', () => {
  expect(uniqueById([[{ id: 3 }, { id: 2 }], [{ id: 1 }]])).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }]);
});

test('shows a row that moved between pages once, in its first position and latest state', () => {
  expect(
    uniqueById([
      [
        { id: 3, votes: 1 },
        { id: 2, votes: 1 },
      ],
      [{ id: 3, votes: 2 }],
    ]),
  ).toEqual([
    { id: 3, votes: 2 },
    { id: 2, votes: 1 },
  ]);
});

test('no pages have no rows', () => {
  expect(uniqueById([])).toEqual([]);
});
