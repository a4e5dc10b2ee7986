import { expect, test } from 'vitest';
import { guessingWords } from './UserScreen.tsx';

test('shows the average error of guesses, compared with always guessing 50', () => {
  expect(guessingWords({ guesses: 24, distance: 11, skill: 21 })).toBe(
    'Only you can see this: your 24 guesses were 11 percentage points off on average, 21% closer than if you’d always guessed 50%.',
  );
  expect(guessingWords({ guesses: 10, distance: 1, skill: -130 })).toMatch(
    / 1 percentage point off .* 130% farther off than /,
  );
  expect(guessingWords({ guesses: 10, distance: 9, skill: 0 })).toMatch(/, as close as if you’d always guessed 50%\.$/);
  expect(guessingWords({ guesses: 10, distance: 2, skill: null })).toMatch(/ 2 percentage points off on average\.$/);
});
