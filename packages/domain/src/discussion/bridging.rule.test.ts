import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CommentId, Voter } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';
import { type CountedMark, placeComments, placeOf } from './bridging.rule.ts';

const idOf = (n: number) => `comment ${n}` as CommentId;
const by = (n: number) => `voter ${n}` as Voter;
const TODAY = 20_000 * DAY;

// Computed by Python, independently of this code.
test.each([
  [[0, 0], [0, 0], 0, false],
  [[5, 10], [0, 4], 2_254, false],
  [[1, 1], [1, 1], 7_921_828, false],
  [[3, 3], [3, 3], 38_268_255, true],
  [[3, 40], [3, 40], 4_290_934, false],
  [[6, 40], [6, 40], 10_212_165, true],
  [[2, 3], [8, 10], 32_418_620, false],
  [[30, 160], [6, 40], 12_422_786, true],
  [[60, 160], [1, 40], 1_872_922, false],
  [[20, 160], [16, 40], 15_443_088, true],
  [[50, 100], [50, 100], 45_029_149, true],
] as const)('marks of %j and %j give the place %i', ([m, r], [n, q], place, bridges) => {
  expect(placeOf({ her: { marks: m, readers: r }, his: { marks: n, readers: q } })).toEqual({ place, bridges });
});

describe('a place', () => {
  const marks = fc
    .record({ marks: fc.nat({ max: 300 }), others: fc.nat({ max: 300 }) })
    .map(({ marks, others }) => ({ marks, readers: marks + others }));

  test('is the same when the sides are exchanged', () => {
    fc.assert(
      fc.property(marks, marks, (her, his) => {
        expect(placeOf({ her, his })).toEqual(placeOf({ her: his, his: her }));
      }),
    );
  });

  test('is behind every comment that both sides marked often, for one that only one side marked', () => {
    const often = { marks: 3, readers: 40 };
    fc.assert(
      fc.property(marks, marks, (her, { readers }) => {
        const lone = placeOf({ her, his: { marks: 0, readers } });
        expect(lone.bridges).toBe(false);
        expect(lone.place).toBeLessThan(placeOf({ her: often, his: often }).place);
      }),
    );
  });

  test('grows with a mark of the side that marked less', () => {
    fc.assert(
      fc.property(marks, marks, (one, other) => {
        const [less, more] = one.marks * other.readers <= other.marks * one.readers ? [one, other] : [other, one];
        fc.pre(less.marks < less.readers && more.marks > 0);
        const grown = { ...less, marks: less.marks + 1 };
        expect(placeOf({ her: grown, his: more }).place).toBeGreaterThan(placeOf({ her: less, his: more }).place);
      }),
    );
  });
});

describe('the places of a conflict’s comments', () => {
  const comment = (n: number, over: { postedAt?: number; isByAuthor?: boolean } = {}) => ({
    id: idOf(n),
    postedAt: TODAY + 1,
    isByAuthor: false,
    ...over,
  });
  const mark = (n: number, voter: number, side: CountedMark['side'], markedOn = TODAY): CountedMark => ({
    commentId: idOf(n),
    markedBy: by(voter),
    markedOn,
    side,
  });
  const both = (n: number) => [1, 2, 3].flatMap((voter) => [mark(n, voter, 'her'), mark(n, 10 + voter, 'his')]);

  test('count for each comment the readers who have marked anything since its day', () => {
    const earlier = [4, 5, 6, 7, 8, 9].map((voter) => mark(1, voter, 'her', TODAY - DAY));
    const [old, fresh] = placeComments([comment(1, { postedAt: TODAY - DAY }), comment(2)], [...earlier, ...both(2)]);
    expect(fresh).toEqual({
      id: idOf(2),
      ...placeOf({ her: { marks: 3, readers: 3 }, his: { marks: 3, readers: 3 } }),
    });
    expect(old).toEqual({ id: idOf(1), ...placeOf({ her: { marks: 6, readers: 9 }, his: { marks: 0, readers: 3 } }) });
  });

  test('have none for comments of the conflict’s author', () => {
    expect(placeComments([comment(1, { isByAuthor: true })], both(1))).toEqual([
      { id: idOf(1), place: 0, bridges: false },
    ]);
  });

  test('have a badge for three marks of each side, and none for many of one', () => {
    const lone = Array.from({ length: 200 }, (_, voter) => mark(1, voter, 'her'));
    const badgeFor = (marks: CountedMark[]) => placeComments([comment(1)], marks).map(({ bridges }) => bridges);
    expect([badgeFor(both(1)), badgeFor(lone)]).toEqual([[true], [false]]);
  });
});
