import { expect, test } from 'vitest';
import { NO_HISTORY } from '../model/conflict.ts';
import { RECORD, SCORES, SURPRISES } from '../test-support/reference-figures.ts';
import { countGuess, guessRecord, scoreGuess, unexpectedSide } from './guess.rule.ts';

const NONE = NO_HISTORY.guesses;
const guessesOf = (count: number, hers: number, low: number, high: number) => {
  let x = 1;
  const draw = () => {
    x = (Math.imul(x, 1_103_515_245) + 12_345) & 0x7fffffff;
    return x >> 16;
  };
  let guesses = NONE;
  for (let n = 0; n < count; n++) {
    const firstSide = draw() % 100 < hers ? 'her' : 'his';
    guesses = countGuess(guesses, { guess: low + (draw() % (high - low + 1)), firstSide });
  }
  return guesses;
};

test.each(SURPRISES)('of %i guesses, votes for her %i%%, between %i and %i, it is as SciPy has it', (...row) => {
  const [count, hers, low, high, errors] = row;
  const side = errors > 1.96 ? 'her' : errors < -1.96 ? 'his' : null;
  expect(unexpectedSide(guessesOf(count, hers, low, high))).toBe(side);
});

test('says nothing under fifty guesses, or if everybody was right', () => {
  expect(unexpectedSide(guessesOf(49, 90, 0, 30))).toBeNull();
  expect(unexpectedSide(guessesOf(50, 90, 0, 30))).toBe('her');
  expect(unexpectedSide(guessesOf(50, 100, 100, 100))).toBeNull();
});

const scores = SCORES.flatMap(
  ([herVotes, totalVotes, guess, firstSide]) => scoreGuess({ herVotes, totalVotes }, { guess, firstSide }) ?? [],
);

test('scores a guess by the others alone, like NumPy', () => {
  expect(scores).toEqual(SCORES.map(([, , guess, , share]) => ({ guess, share: expect.closeTo(share, 5) })));
  expect(scoreGuess({ herVotes: 1, totalVotes: 1 }, { guess: 50, firstSide: 'her' })).toBeNull();
});

test('from ten guesses on, shows a member’s average error and compares it with always guessing 50', () => {
  expect(guessRecord(scores.slice(0, 9))).toBeNull();
  expect(guessRecord(scores.slice(0, 10))).toMatchObject({ guesses: 10 });
  expect(guessRecord(scores)).toEqual({
    guesses: 12,
    distance: expect.closeTo(RECORD.distance, 5),
    skill: expect.closeTo(RECORD.skill, 5),
  });
  const even = Array.from({ length: 10 }, () => ({ guess: 40, share: 50 }));
  expect(guessRecord(even)).toEqual({ guesses: 10, distance: 10, skill: null });
});
