import { DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import { expect, test } from 'vitest';
import { blindTallyWords, changesWords, exclusionWords, guessWords, unexpectedWords } from './history-words.ts';

test('compares a guess with the result, or says when it will', () => {
  expect(guessWords({ guess: 60, share: 71 }, DEFAULT_SIDE_LABELS)).toBe(
    'You guessed 60% for her side. Among everyone else, it got 71%.',
  );
  expect(guessWords({ guess: 60, share: null }, DEFAULT_SIDE_LABELS)).toBe(
    'You guessed 60% for her side. At 100 votes you’ll see how close you were.',
  );
});

test('says which side had more support than expected', () => {
  expect(unexpectedWords('Her side', 'her')).toBe('There’s more support for her than people expected.');
  expect(unexpectedWords('His side', 'his')).toBe('There’s more support for him than people expected.');
  expect(unexpectedWords("Sam's side", 'his')).toBe("There’s more support for Sam's side than people expected.");
});

const LABELS = { her: 'Her side', his: 'His side' };

test('shows the blind votes and later votes', () => {
  expect(blindTallyWords({ votes: 100, herPercentage: 62, herPercentageSince: 70 }, LABELS)).toBe(
    'Of the first 100 votes, all cast before the voters saw a result, 62% were for her side. Of the votes since then, 70% were for her side.',
  );
  expect(
    blindTallyWords({ votes: 100, herPercentage: 0, herPercentageSince: null }, { ...LABELS, her: "Sam's side" }),
  ).toBe("Of the first 100 votes, all cast before the voters saw a result, 0% were for Sam's side.");
});

test('says how many blind votes are known, if not all', () => {
  expect(blindTallyWords({ votes: 60, herPercentage: 62, herPercentageSince: null }, LABELS)).toBe(
    'Of the first 100 votes, 60 were cast before the voters saw a result. Of those, 62% were for her side.',
  );
});

const PLAIN_LABELS = { her: 'Her side', his: "Sam's side" };

test('distinguishes changes after reading from changes after seeing, by direction if known', () => {
  const afterReading = { count: 7, toHer: 4, toHis: 3 };
  const afterSeeing = { count: 2, toHer: null, toHis: null };
  expect(changesWords({ readFirst: 24, afterReading, afterSeeing }, PLAIN_LABELS)).toBe(
    "Of the 24 people who chose to see the result later, 7 changed sides before they saw it (4 to her side, 3 to Sam's side), and 2 after.",
  );
});

const WHY =
  'because many newcomers on the same networks voted very differently from everyone else. We excluded all their votes, no matter which side they were for.';

test('says how many votes are excluded, why, and the result with them', () => {
  expect(
    exclusionWords({ votes: 40, totalVotes: 1_200, herPercentage: 56 }, { her: 'Her side', his: 'His side' }),
  ).toBe(`40 votes were excluded ${WHY} With those votes included, 56% of 1,200 votes would be for her side.`);
  expect(
    exclusionWords({ votes: 1, totalVotes: 101, herPercentage: 0 }, { her: "Sam's side", his: "Kim's side" }),
  ).toBe(`1 vote was excluded ${WHY} With that vote included, 0% of 101 votes would be for Sam's side.`);
});
