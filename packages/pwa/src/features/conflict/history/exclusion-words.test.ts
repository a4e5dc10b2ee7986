import { expect, test } from 'vitest';
import { exclusionWords } from './exclusion-words.ts';

const WHY =
  'because many people who are new here voted unlike everyone else, from the same places. All of theirs were excluded, whichever side they took.';

test('says how many votes were excluded, why, and what the result is with them', () => {
  expect(
    exclusionWords({ votes: 40, totalVotes: 1_200, herPercentage: 56 }, { her: 'Her side', his: 'His side' }),
  ).toBe(`40 votes were excluded, ${WHY} With them: 56% for her side, of 1,200 votes.`);
  expect(
    exclusionWords({ votes: 1, totalVotes: 101, herPercentage: 0 }, { her: "Sam's side", his: "Kim's side" }),
  ).toBe(`1 vote was excluded, ${WHY} With them: 0% for Sam's side, of 101 votes.`);
});
