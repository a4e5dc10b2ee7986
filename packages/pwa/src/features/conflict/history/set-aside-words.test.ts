import { expect, test } from 'vitest';
import { setAsideWords } from './set-aside-words.ts';

const WHY =
  'because many people who are new here voted unlike everyone else, from the same places. All of theirs were set aside, whichever side they took.';

test('says how many votes were set aside, why, and what the result is with them', () => {
  expect(setAsideWords({ votes: 40, totalVotes: 1_200, herPercentage: 56 }, { her: 'Her side', his: 'His side' })).toBe(
    `40 votes were set aside, ${WHY} With them: 56% for her side, of 1,200 votes.`,
  );
  expect(setAsideWords({ votes: 1, totalVotes: 101, herPercentage: 0 }, { her: "Sam's side", his: "Kim's side" })).toBe(
    `1 vote was set aside, ${WHY} With them: 0% for Sam's side, of 101 votes.`,
  );
});
