import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORY_IDS } from '../model/category.ts';
import { toConflictId } from '../test-support/records.ts';
import { type Candidate, chooseFive, FIVE } from './todays-five.rule.ts';

const aCandidate = fc.record({
  category: fc.constantFrom(...CATEGORY_IDS),
  trendScore: fc.option(fc.integer({ min: 0, max: 3 })),
  votes: fc.integer({ min: 0, max: 4 }),
  rests: fc.boolean(),
  review: fc.constantFrom(null, 'kept' as const, 'collapsed-by-reports' as const, 'collapsed' as const),
});
const candidates = fc
  .array(aCandidate, { maxLength: 40 })
  .map((rows) => rows.map((row, index): Candidate => ({ ...row, id: toConflictId(index + 1) })));
const someIds = fc.array(fc.integer({ min: 1, max: 40 })).map((ids) => new Set(ids.map(toConflictId)));

test('the five are the most voted of their categories, whatever order they are found in', () => {
  fc.assert(
    fc.property(candidates, someIds, (all, recent) => {
      const chosen = chooseFive(all, recent);
      expect(chooseFive(all.toReversed(), recent)).toEqual(chosen);
      const free = all.filter(
        ({ id, review, rests }) => !rests && !recent.has(id) && (review === null || review === 'kept'),
      );
      const categories = new Set(free.map(({ category }) => category));
      expect(chosen).toHaveLength(Math.min(FIVE, categories.size));
      const five = chosen.map((id) => free.find((each) => each.id === id) as Candidate);
      expect(new Set(five.map(({ category }) => category)).size).toBe(chosen.length);
      const fewest = Math.min(...five.map(({ votes }) => votes));
      for (const { votes, category } of free) {
        const own = five.find((each) => each.category === category);
        expect(votes).toBeLessThanOrEqual(own ? own.votes : fewest);
      }
    }),
  );
});

test('ties are broken by trend, then by age', () => {
  const row = (id: number, category: Candidate['category'], trendScore: number | null): Candidate => ({
    ...{ id: toConflictId(id), category, trendScore, votes: 1, rests: false, review: null },
  });
  const rows = [row(1, 'love', 7), row(2, 'love', 8), row(3, 'money', null), row(4, 'trust', null)];
  expect(chooseFive(rows, new Set())).toEqual([2, 4, 3]);
});
