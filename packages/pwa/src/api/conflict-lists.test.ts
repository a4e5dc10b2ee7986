import { expect, test } from 'vitest';
import { uniqueById } from './conflict-lists.ts';

test('pages are laid end to end', () => {
  expect(uniqueById([[{ id: 3 }, { id: 2 }], [{ id: 1 }]])).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }]);
});

test('a row that moved down while the next page was asked for is shown once, at its first place, as it was read last', () => {
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

test('no pages are no rows', () => {
  expect(uniqueById([])).toEqual([]);
});
