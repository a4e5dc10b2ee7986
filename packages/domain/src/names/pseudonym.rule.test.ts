import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PSEUDONYM_COUNT, pseudonymAt } from './nickname.rule.ts';

const all = Array.from({ length: PSEUDONYM_COUNT }, (_, index) => pseudonymAt(index));

test('each index has its own pseudonym', () => {
  expect(new Set(all.map((name) => name.toLowerCase())).size).toBe(PSEUDONYM_COUNT);
});

test('each is two words in one and fits a nickname', () => {
  for (const name of all) expect(name).toMatch(/^(?=.{2,20}$)[A-Z][a-z]+[A-Z][a-z]+$/);
});

test('wraps around beyond the last index and below zero', () => {
  fc.assert(
    fc.property(fc.integer(), (index) => {
      expect(all).toContain(pseudonymAt(index));
      expect(pseudonymAt(index + PSEUDONYM_COUNT)).toBe(pseudonymAt(index));
    }),
  );
});
