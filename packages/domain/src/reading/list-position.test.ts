import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aConflict, tally } from '../test-support/records.ts';
import { parsePosition, positionOf, positionText } from './list-conflicts.ts';

const LISTS = { today: 3, trending: 2, polarizing: 3, newest: 1 } as const;
const lists = Object.entries(LISTS) as [keyof typeof LISTS, number][];

test('a conflict’s position is its rank keys in order, then its id', () => {
  const conflict = aConflict({ todayVotes: 4, trendScore: 12.5, ...tally(75, 25) });
  expect(lists.map(([list]) => positionOf(list, conflict))).toEqual([[4, 100, 17], [12.5, 17], [0.5, 100, 17], [17]]);
});

describe.each(lists)('a place in the list %s', (list, length) => {
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    fc.constantFrom(0, 1e-7, -1e-7, 1e21, 5e-324, Number.MAX_VALUE, 1 / 3, 0.1 + 0.2),
  );

  test('parses back in full precision', () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: length, maxLength: length }), (position) => {
        expect(parsePosition(list, positionText(position))).toEqual(position);
      }),
    );
  });

  test('rejects a text of another length', () => {
    for (const other of [0, 1, 2, 3, 4].filter((count) => count !== length))
      expect(parsePosition(list, positionText(Array(other).fill(1)))).toBeNull();
  });

  const wrong = ['', '_', 'x', 'NaN', 'Infinity', '-Infinity', '1e999', 'undefined', 'null', '1,5', '--1'];
  test.each(wrong)('is not what %j says', (text) => {
    const rest = Array(length - 1).fill('1');
    expect(parsePosition(list, [text, ...rest].join('_'))).toBeNull();
  });
});
