import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReservedNickname, nicknameKey, PSEUDONYM_COUNT, pseudonymAt } from './nickname.rule.ts';

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

describe('one nickname', () => {
  test.each([
    ['case', 'ANA', 'ana'],
    ['surrounding spaces', ' Ana ', 'ana'],
    ['full-width letters', 'Ａｎａ', 'ana'],
    ['ligatures', 'Steﬀi', 'steffi'],
    ['composed and decomposed accents', 'Rene\u0301', 'rené'],
    ['invisible characters', 'A\u200bn\u200da\u2060', 'ana'],
  ])('has one key, whatever its %s', (_, nickname, key) => {
    expect(nicknameKey(nickname)).toBe(key);
  });

  test('the key of a key is itself', () => {
    const nickname = fc.string({ unit: anyCharacter, maxLength: 20 });
    fc.assert(
      fc.property(nickname, (name) => {
        expect(nicknameKey(nicknameKey(name))).toBe(nicknameKey(name));
      }),
    );
  });

  test('differs from another nickname with other letters', () => {
    expect(nicknameKey('Ana')).not.toBe(nicknameKey('Anna'));
    expect(nicknameKey('Ana')).not.toBe(nicknameKey('Aña'));
  });
});

test.each([
  ...['me', ' Admin ', 'ad\u200bmin', 'Deleted member'].map((nickname) => [nickname, true] as const),
  ...['', 'Ana', 'admins', 'mel', 'constructor'].map((nickname) => [nickname, false] as const),
])('the nickname %j is reserved: %s', (nickname, isReserved) => {
  expect(isReservedNickname(nickname)).toBe(isReserved);
});

const PSEUDONYMS = Array.from({ length: PSEUDONYM_COUNT }, (_, index) => pseudonymAt(index));

test('each index has its own pseudonym', () => {
  expect(new Set(PSEUDONYMS.map((name) => name.toLowerCase())).size).toBe(PSEUDONYM_COUNT);
});

test('each pseudonym is two words in one and fits a nickname', () => {
  for (const name of PSEUDONYMS) expect(name).toMatch(/^(?=.{2,20}$)[A-Z][a-z]+[A-Z][a-z]+$/);
});

test('a pseudonym’s index wraps around beyond the last index and below zero', () => {
  fc.assert(
    fc.property(fc.integer(), (index) => {
      expect(PSEUDONYMS).toContain(pseudonymAt(index));
      expect(pseudonymAt(index + PSEUDONYM_COUNT)).toBe(pseudonymAt(index));
    }),
  );
});
