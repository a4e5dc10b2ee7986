import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SIDE_LABELS } from '../conflicts/shown.rule.ts';
import { tally } from '../test-support/records.ts';
import { leadingSide, percentagesOf, winnerText } from './results.rule.ts';

const NAMES = { her: "Sam's side", his: "Alex's side" };

test.each([
  [0, 0, null, 0, 0, 'No votes yet'],
  [1, 0, 'her', 100, 0, 'Her Side wins by 100%'],
  [62, 38, 'her', 62, 38, 'Her Side wins by 24%'],
  [38, 62, 'his', 38, 62, 'His Side wins by 24%'],
  [1, 2, 'his', 33, 67, 'His Side wins by 34%'],
  [7, 7, null, 50, 50, 'Perfect tie!'],
  [501, 499, 'her', 50, 50, 'Her Side wins by less than 1%'],
  [499, 501, 'his', 50, 50, 'His Side wins by less than 1%'],
] as const)('%i to %i reads %j, %i%% to %i%%: %s', (her, his, leader, herPercentage, hisPercentage, text) => {
  expect(leadingSide(tally(her, his))).toBe(leader);
  expect(percentagesOf(tally(her, his))).toEqual({ herPercentage, hisPercentage });
  expect(winnerText(tally(her, his), DEFAULT_SIDE_LABELS)).toBe(text);
});

test('labels a couple with other pronouns by their nicknames', () => {
  expect(winnerText(tally(56, 44), NAMES)).toBe("Sam's Side wins by 12%");
  expect(winnerText(tally(44, 56), NAMES)).toBe("Alex's Side wins by 12%");
});

test('capitalizes only the last word of a label, not a nickname’s own "side"', () => {
  expect(winnerText(tally(1, 0), { ...NAMES, her: "dark side's side" })).toBe("dark side's Side wins by 100%");
});

test('percentages are whole and sum to 100, and only equal counts tie', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }), (her, his) => {
      const { herPercentage, hisPercentage } = percentagesOf(tally(her, his));
      expect(herPercentage + hisPercentage).toBe(100);
      expect([herPercentage, hisPercentage].every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
      expect(winnerText(tally(her, his), DEFAULT_SIDE_LABELS) === 'Perfect tie!').toBe(her === his);
    }),
  );
});
