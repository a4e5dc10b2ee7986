import { expect, test } from 'vitest';
import { guessWords, unexpectedWords } from './guess-words.ts';

test('sets a guess beside what it was, and says when that is known', () => {
  expect(guessWords({ guess: 60, share: 71 })).toBe('You guessed 60, it was 71.');
  expect(guessWords({ guess: 60, share: null })).toBe('You guessed 60. After 100 votes you see how close that was.');
});

test('says for whom there was more support than people had expected', () => {
  expect(unexpectedWords('Her side', 'her')).toBe('More support for her than people expected.');
  expect(unexpectedWords('His side', 'his')).toBe('More support for him than people expected.');
  expect(unexpectedWords("Sam's side", 'his')).toBe("More support for Sam's side than people expected.");
});
