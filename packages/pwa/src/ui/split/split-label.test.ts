import { expect, test } from 'vitest';
import { splitLabel } from './split-label.ts';

const result = { herPercentage: 62, hisPercentage: 38, totalVotes: 214 };

test('says both sides and the votes in one sentence', () => {
  expect(splitLabel({ her: 'Her side', his: 'His side' }, result)).toBe('Her side 62%, his side 38%, 214 votes');
});

test('keeps names as they are written', () => {
  expect(splitLabel({ her: "Sam's side", his: "Alex's side" }, { ...result, totalVotes: 1 })).toBe(
    "Sam's side 62%, Alex's side 38%, 1 vote",
  );
});

test('says between what her share likely lies', () => {
  expect(splitLabel({ her: 'Her side', his: 'His side' }, { ...result, range: { low: 55, high: 68 } })).toBe(
    'Her side 62%, his side 38%, 214 votes. With more voters like these, her side would likely get between 55% and 68%',
  );
});

test('leaves the votes out where they stand beside the bar', () => {
  expect(splitLabel({ her: 'Her side', his: 'His side' }, { herPercentage: 50, hisPercentage: 50 })).toBe(
    'Her side 50%, his side 50%',
  );
});
