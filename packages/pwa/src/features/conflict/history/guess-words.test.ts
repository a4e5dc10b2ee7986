import { DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import { expect, test } from 'vitest';
import { guessWords, unexpectedWords } from './guess-words.ts';

test('sets a guess beside what it was, and says when that is known', () => {
  expect(guessWords({ guess: 60, share: 71 }, DEFAULT_SIDE_LABELS)).toBe(
    'You guessed 60% for her side. Everyone else: 71%.',
  );
  expect(guessWords({ guess: 60, share: null }, DEFAULT_SIDE_LABELS)).toBe(
    'You guessed 60% for her side. At 100 votes you’ll see how close that was.',
  );
});

test('says for whom there was more support than people had expected', () => {
  expect(unexpectedWords('Her side', 'her')).toBe('More support for her than people expected.');
  expect(unexpectedWords('His side', 'his')).toBe('More support for him than people expected.');
  expect(unexpectedWords("Sam's side", 'his')).toBe("More support for Sam's side than people expected.");
});
