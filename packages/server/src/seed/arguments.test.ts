import { describe, expect, test } from 'vitest';
import { readGeneratedCount } from './arguments.ts';

describe('The arguments of npm run seed', () => {
  test('are none, or how many conflicts to generate', () => {
    expect(readGeneratedCount([])).toBe(0);
    expect(readGeneratedCount(['--conflicts', '1000'])).toBe(1_000);
    expect(readGeneratedCount(['--conflicts=25'])).toBe(25);
  });

  test.each(['0', '-5', '1.5', '1e3', 'many', '', '99999999'])('are refused with words for “%s”', (value) => {
    expect(() => readGeneratedCount([`--conflicts=${value}`])).toThrow(
      `--conflicts takes a whole number from 1 to 10,000,000, not “${value}”.\nUsage: npm run seed`,
    );
  });

  test.each([
    [['--conflicts'], "Option '--conflicts <value>' argument missing.\nUsage: "],
    [['--conflict', '5'], "Unknown option '--conflict'.\nUsage: "],
    [['5'], "Unexpected argument '5'.\nUsage: "],
  ])('are refused with words where they are %j', (args, words) => {
    expect(() => readGeneratedCount(args)).toThrow(words);
  });
});
