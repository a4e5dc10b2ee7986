import { expect, test } from 'vitest';
import { blindTallyWords } from './blind-tally-words.ts';

const LABELS = { her: 'Her side', his: 'His side' };

test('says what the first chose before they saw anything, and what came since', () => {
  expect(blindTallyWords({ votes: 100, herPercentage: 62, herPercentageSince: 70 }, LABELS)).toBe(
    'First 100, each before seeing the result: 62% for her side. Since: 70%.',
  );
  expect(
    blindTallyWords({ votes: 100, herPercentage: 0, herPercentageSince: null }, { ...LABELS, her: "Sam's side" }),
  ).toBe("First 100, each before seeing the result: 0% for Sam's side.");
});

test('says of how many it is where not all of the first are known', () => {
  expect(blindTallyWords({ votes: 60, herPercentage: 62, herPercentageSince: null }, LABELS)).toBe(
    '60 of the first 100, each before seeing the result: 62% for her side.',
  );
});
