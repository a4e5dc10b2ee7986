import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median } from './median.rule.ts';

test.each([
  [[], null],
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 10, 1, 2], 3],
])('of %j is %j', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test('has as many numbers below as above, whatever their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 }), (numbers) => {
      const middle = median(numbers) as number;
      const count = (is: (n: number) => boolean) => numbers.filter(is).length;
      expect(count((n) => n < middle)).toBeLessThanOrEqual(numbers.length / 2);
      expect(count((n) => n > middle)).toBeLessThanOrEqual(numbers.length / 2);
    }),
  );
});
