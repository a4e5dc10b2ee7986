import { describe, expect, test } from 'vitest';
import {
  credentialsInput,
  emailInput,
  resetPasswordInput,
  verifyCodeInput,
  verifyEmailQuery,
} from '../accounts/account.api.ts';
import { onboardingInput, profileInput, profileParams } from '../profile/profile.api.ts';
import { loginInput } from '../sign-in/sign-in.api.ts';
import { describeField, withLength } from '../test-support/inputs.ts';
import { checkInput } from '../wire/check-input.ts';

const SECRET = 'A'.repeat(43);
const EMAIL = 'Please enter a valid email address';
const ACCOUNT = { email: 'ana@example.org', password: 'secret' };
const RESET = { token: SECRET, newPassword: 'secret' };
const ONBOARDING = { userNickname: 'Ana', userPronouns: 'she/her', partnerNickname: 'Ben', partnerPronouns: 'he/him' };

describe('typing a code', () => {
  describeField(verifyCodeInput, {}, 'code', [
    ...['123456', '123 456', ' 123-456\n', '１２３４５６', '١٢٣ ٤٥٦', '१२३४५६', '𝟙𝟚𝟛𝟜𝟝𝟞'].map(
      (text) => [text, null] as const,
    ),
    ...['', '12345', '1234567', 'abcdef', withLength(41)].map(
      (text) => [text, 'Please enter the six digits from the email'] as const,
    ),
  ]);
});

describe('registering', () => {
  describeField(credentialsInput, ACCOUNT, 'email', [
    ['ana@example.org', null],
    ['ana.maria+two@sub.example.co.uk', null],
    ["ana.o'brien@example.org", null],
    ['ana/sales=%1&{x}|#!?*^_`~$@example.org', null],
    ['.ana.@example.org', null],
    ['ana@xn--bcher-kva.example', null],
    ['ana@bücher.example', null],
    ['ana@bücher.example/x', EMAIL],
    ['ana@example.international', null],
    [`ana@${withLength(63)}.org`, null],
    [`ana@${withLength(64)}.org`, EMAIL],
    ...['-example.org', 'example-.org', 'example..org', '.example.org', 'example.org.', 'exam_ple.org'].map(
      (domain) => [`ana@${domain}`, EMAIL] as const,
    ),
    ...['"ana"@example.org', 'ana@ben@example.org', 'ana(x)@example.org', 'änä@example.org'].map(
      (text) => [text, EMAIL] as const,
    ),
    [`${withLength(242)}@example.org`, null],
    [`${withLength(243)}@example.org`, EMAIL],
    [withLength(100_000), EMAIL],
    ...['', ' ', 'ana', 'ana@', '@example.org', 'ana@example', 'a na@example.org', 'ana@exam ple.org'].map(
      (text) => [text, EMAIL] as const,
    ),
    ...[
      'ana@example.org\r\nBcc: all@example.org',
      'ana@example.org\n',
      '\rana@example.org',
      'ana@\u0000example.org',
    ].map((text) => [text, EMAIL] as const),
    ...['ana@example.org,ben@example.org', 'ana@example.org;ben@example.org', '<ana@example.org>'].map(
      (text) => [text, EMAIL] as const,
    ),
  ]);

  test('lower-cases and trims the address but not the password', () => {
    expect(checkInput(credentialsInput, { email: '  ANA@Example.ORG ', password: ' Secret ' })).toEqual({
      ok: true,
      value: { email: 'ana@example.org', password: ' Secret ' },
    });
  });
});

describe('choosing a password', () => {
  for (const [schema, good, field] of [
    [credentialsInput, ACCOUNT, 'password'],
    [resetPasswordInput, RESET, 'newPassword'],
  ] as const)
    describeField(schema, good, field, [
      [withLength(5), 'Password must be at least 6 characters'],
      [withLength(6), null],
      [withLength(128), null],
      [withLength(129), 'Password must be at most 128 characters'],
      ['      ', null],
      ['pässwörd\u0000\n', null],
    ]);
});

describe('logging in', () => {
  describeField(loginInput, ACCOUNT, 'password', [['x', null]]);
  describeField(loginInput, ACCOUNT, 'email', [['ana', EMAIL]]);
});

describe('asking for a mail', () => {
  describeField(emailInput, {}, 'email', [
    ['ana@example.org', null],
    ['', EMAIL],
  ]);
});

describe('a link to set a new password', () => {
  describeField(resetPasswordInput, RESET, 'token', [
    [SECRET, null],
    ['-_'.padEnd(43, '9'), null],
    ...['', withLength(42), withLength(44), `${SECRET}\n`, '='.padEnd(43, 'A'), withLength(100_000)].map(
      (text) => [text, 'Invalid input'] as const,
    ),
  ]);
});

describe('the link in a verification mail', () => {
  describeField(verifyEmailQuery, {}, 'token', [
    [SECRET, null],
    ['', null],
    [withLength(200), null],
    [withLength(201), 'Invalid input'],
    [['a', 'b'], 'Invalid input'],
    [{ $ne: '' }, 'Invalid input'],
  ]);

  test('may lack its token, which the use case checks', () => {
    expect(checkInput(verifyEmailQuery, {})).toEqual({ ok: true, value: {} });
  });
});

describe('onboarding', () => {
  describeField(onboardingInput, ONBOARDING, 'userNickname', [
    ['', 'Please enter a nickname'],
    ['   ', 'Please enter a nickname'],
    ['\u200b\u202e', 'Please enter a nickname'],
    ['x', null],
    [withLength(20), null],
    [withLength(21), 'Nickname must be at most 20 characters'],
    [` ${withLength(20)} `, null],
    ['Ana\r\nBcc: x', 'Line breaks aren’t allowed here'],
    ['Ana\n', 'Line breaks aren’t allowed here'],
    ['A\u0000na', 'Line breaks aren’t allowed here'],
  ]);
  describeField(onboardingInput, ONBOARDING, 'partnerNickname', [
    ['', "Please enter your partner's nickname"],
    ['x', null],
    [withLength(20), null],
    [withLength(21), 'Partner nickname must be at most 20 characters'],
    ['Ben\r', 'Line breaks aren’t allowed here'],
  ]);
  describeField(onboardingInput, ONBOARDING, 'userPronouns', [
    ...['she/her', 'he/him', 'they/them', 'xe/xem', 'prefer-not-to-say', 'ze/zir', withLength(20)].map(
      (text) => [text, null] as const,
    ),
    ...['', ' '].map((text) => [text, 'Please select your pronouns'] as const),
    [withLength(21), 'Pronouns must be at most 20 characters'],
  ]);
  describeField(onboardingInput, ONBOARDING, 'partnerPronouns', [
    ['they/them', null],
    ...[''].map((text) => [text, 'Please select their pronouns'] as const),
    [withLength(21), 'Pronouns must be at most 20 characters'],
  ]);
  describeField(onboardingInput, ONBOARDING, 'relationshipLabel', [
    ...['partner', 'wife', 'husband', 'ex', 'roommate', 'friend', 'other', null].map((label) => [label, null] as const),
    ...['', 'Wife', 'toString', ['wife'], { $ne: 'wife' }].map((label) => [label, 'Invalid input'] as const),
  ]);
  for (const avatar of ['userAvatarId', 'partnerAvatarId'])
    describeField(onboardingInput, ONBOARDING, avatar, [
      ...['geometric', 'woman-light-brown', 'man-indian-black', 'emoji-0-0'].map((id) => [id, null] as const),
      ...['', 'woman-green', 'https://example.org/a.png', '<svg>'].map((id) => [id, 'Invalid input'] as const),
    ]);

  test('requires what its steps require', () => {
    expect(checkInput(onboardingInput, {})).toEqual({
      ok: false,
      error: {
        userNickname: 'Required',
        userPronouns: 'Required',
        partnerNickname: 'Required',
        partnerPronouns: 'Required',
      },
    });
  });

  test('removes bidirectional overrides from a nickname', () => {
    expect(checkInput(onboardingInput, { ...ONBOARDING, userNickname: '\u202eanA\u2069' })).toEqual({
      ok: true,
      value: { ...ONBOARDING, userNickname: 'anA' },
    });
  });
});

describe('changing the profile', () => {
  for (const [field, name] of [
    ['userNickname', 'Nickname'],
    ['partnerNickname', 'Partner nickname'],
  ] as const)
    describeField(profileInput, {}, field, [
      ['', `${name} must be at least 2 characters`],
      [' x ', `${name} must be at least 2 characters`],
      ['xy', null],
      [withLength(20), null],
      [withLength(21), `${name} must be at most 20 characters`],
      ['x\ny', 'Line breaks aren’t allowed here'],
    ]);
  describeField(profileInput, {}, 'bio', [
    ['', null],
    [null, null],
    ['Two\nlines', null],
    [withLength(280), null],
    [`  ${withLength(280)}\n`, null],
    [withLength(281), 'Bio must be at most 280 characters'],
  ]);
  describeField(profileInput, {}, 'userPronouns', [
    [null, null],
    ['they/them', null],
    ['custom', null],
    [withLength(21), 'Pronouns must be at most 20 characters'],
  ]);
  describeField(profileInput, {}, 'emailUpdates', [
    [true, null],
    [false, null],
    ...['true', 1, null, {}].map((value) => [value, 'Invalid input'] as const),
  ]);
});

describe('the identifier of a profile', () => {
  describeField(profileParams, {}, 'identifier', [
    ['x', null],
    [withLength(64), null],
    ['', 'Invalid input'],
    [withLength(65), 'Invalid input'],
  ]);
});
