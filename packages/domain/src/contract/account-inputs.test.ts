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
const ONE_LINE = 'Line breaks aren’t allowed here';
const ACCOUNT = { email: 'ana@example.org', password: 'secret' };
const RESET = { token: SECRET, newPassword: 'secret' };
const ONBOARDING = { userNickname: 'Ana', userPronouns: 'she/her', partnerNickname: 'Ben', partnerPronouns: 'he/him' };

describe('typing a code', () => {
  describeField(verifyCodeInput, {}, 'code', {
    accepted: ['123456', '123 456', ' 123-456\n', '１２３４５６', '١٢٣ ٤٥٦', '१२३४५६', '𝟙𝟚𝟛𝟜𝟝𝟞'],
    'Please enter the six digits from the email': ['', '12345', '1234567', 'abcdef', withLength(41)],
  });
});

describe('registering', () => {
  describeField(credentialsInput, ACCOUNT, 'email', {
    accepted: [
      ...['ana@example.org', 'ana.maria+two@sub.example.co.uk', "ana.o'brien@example.org", '.ana.@example.org'],
      ...['ana/sales=%1&{x}|#!?*^_`~$@example.org', 'ana@xn--bcher-kva.example', 'ana@bücher.example'],
      ...['ana@example.international', `ana@${withLength(63)}.org`, `${withLength(242)}@example.org`],
    ],
    [EMAIL]: [
      ...['', ' ', 'ana', 'ana@', '@example.org', 'ana@example', 'a na@example.org', 'ana@exam ple.org'],
      ...['ana@-example.org', 'ana@example-.org', 'ana@example..org', 'ana@.example.org', 'ana@example.org.'],
      ...['ana@exam_ple.org', '"ana"@example.org', 'ana@ben@example.org', 'ana(x)@example.org', 'änä@example.org'],
      ...['ana@bücher.example/x', `ana@${withLength(64)}.org`, `${withLength(243)}@example.org`, withLength(100_000)],
      ...['ana@example.org\r\nBcc: all@example.org', 'ana@example.org\n', '\rana@example.org', 'ana@\u0000example.org'],
      ...['ana@example.org,ben@example.org', 'ana@example.org;ben@example.org', '<ana@example.org>'],
    ],
  });

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
    describeField(schema, good, field, {
      accepted: [withLength(6), withLength(128), '      ', 'pässwörd\u0000\n'],
      'Password must be at least 6 characters': [withLength(5)],
      'Password must be at most 128 characters': [withLength(129)],
    });
});

describe('logging in', () => {
  describeField(loginInput, ACCOUNT, 'password', { accepted: ['x'] });
  describeField(loginInput, ACCOUNT, 'email', { [EMAIL]: ['ana'] });
});

describe('asking for a mail', () => {
  describeField(emailInput, {}, 'email', { accepted: ['ana@example.org'], [EMAIL]: [''] });
});

describe('a link to set a new password', () => {
  describeField(resetPasswordInput, RESET, 'token', {
    accepted: [SECRET, '-_'.padEnd(43, '9')],
    'Invalid input': ['', withLength(42), withLength(44), `${SECRET}\n`, '='.padEnd(43, 'A'), withLength(100_000)],
  });
});

describe('the link in a verification mail', () => {
  describeField(verifyEmailQuery, {}, 'token', {
    accepted: [SECRET, '', withLength(200)],
    'Invalid input': [withLength(201)],
  });

  test('may lack its token, which the use case checks', () => {
    expect(checkInput(verifyEmailQuery, {})).toEqual({ ok: true, value: {} });
  });
});

describe('onboarding', () => {
  describeField(onboardingInput, ONBOARDING, 'userNickname', {
    accepted: ['x', withLength(20), ` ${withLength(20)} `],
    'Please enter a nickname': ['', '   ', '\u200b\u202e'],
    'Nickname must be at most 20 characters': [withLength(21)],
    [ONE_LINE]: ['Ana\r\nBcc: x', 'Ana\n', 'A\u0000na'],
  });
  describeField(onboardingInput, ONBOARDING, 'partnerNickname', {
    accepted: ['x', withLength(20)],
    "Please enter your partner's nickname": [''],
    'Partner nickname must be at most 20 characters': [withLength(21)],
    [ONE_LINE]: ['Ben\r'],
  });
  describeField(onboardingInput, ONBOARDING, 'userPronouns', {
    accepted: ['she/her', 'he/him', 'they/them', 'xe/xem', 'prefer-not-to-say', 'ze/zir', withLength(20)],
    'Please select your pronouns': ['', ' '],
    'Pronouns must be at most 20 characters': [withLength(21)],
  });
  describeField(onboardingInput, ONBOARDING, 'partnerPronouns', {
    accepted: ['they/them'],
    'Please select their pronouns': [''],
    'Pronouns must be at most 20 characters': [withLength(21)],
  });
  describeField(onboardingInput, ONBOARDING, 'relationshipLabel', {
    accepted: ['partner', 'wife', 'husband', 'ex', 'roommate', 'friend', 'other', null],
    'Invalid input': ['', 'Wife', 'toString'],
  });
  for (const avatar of ['userAvatarId', 'partnerAvatarId'])
    describeField(onboardingInput, ONBOARDING, avatar, {
      accepted: ['geometric', 'woman-light-brown', 'man-indian-black', 'emoji-0-0'],
      'Invalid input': ['', 'woman-green', 'https://example.org/a.png', '<svg>'],
    });

  test('requires what its steps require', () => {
    const fields = ['userNickname', 'userPronouns', 'partnerNickname', 'partnerPronouns'];
    expect(checkInput(onboardingInput, {})).toEqual({
      ok: false,
      error: Object.fromEntries(fields.map((field) => [field, 'Required'])),
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
    describeField(profileInput, {}, field, {
      accepted: ['xy', withLength(20)],
      [`${name} must be at least 2 characters`]: ['', ' x '],
      [`${name} must be at most 20 characters`]: [withLength(21)],
      [ONE_LINE]: ['x\ny'],
    });
  describeField(profileInput, {}, 'bio', {
    accepted: ['', null, 'Two\nlines', withLength(280), `  ${withLength(280)}\n`],
    'Bio must be at most 280 characters': [withLength(281)],
  });
  describeField(profileInput, {}, 'userPronouns', {
    accepted: [null, 'they/them', 'custom'],
    'Pronouns must be at most 20 characters': [withLength(21)],
  });
  describeField(profileInput, {}, 'emailUpdates', { accepted: [true, false], 'Invalid input': ['true', 1, null, {}] });
});

describe('the address of a profile', () => {
  describeField(profileParams, {}, 'identifier', {
    accepted: ['x', withLength(64)],
    'Invalid input': ['', withLength(65)],
  });
});
