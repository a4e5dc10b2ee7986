import { expect, test } from 'vitest';
import { checkProfile, type ProfileValues, toProfileInput } from './profile-values.ts';

const values: ProfileValues = {
  userNickname: 'Ana',
  userPronouns: { choice: 'she/her', custom: '' },
  userAvatarId: 'geometric',
  partnerNickname: 'Ben',
  partnerPronouns: { choice: '', custom: '' },
  partnerAvatarId: null,
  bio: '',
  showsPartner: false,
  hasFeed: false,
  emailUpdates: false,
};

test('a complete profile has no errors and matches the API', () => {
  expect(checkProfile(values)).toEqual({});
  expect(toProfileInput(values)).toEqual({
    userNickname: 'Ana',
    userPronouns: 'she/her',
    partnerNickname: 'Ben',
    partnerPronouns: null,
    showsPartner: false,
    bio: '',
    hasFeed: false,
    emailUpdates: false,
    userAvatarId: 'geometric',
  });
});

test('nicknames have 2 to 20 characters', () => {
  expect(checkProfile({ ...values, userNickname: 'A', partnerNickname: ' B ' })).toEqual({
    userNickname: 'Nickname must be at least 2 characters',
    partnerNickname: 'Partner nickname must be at least 2 characters',
  });
  expect(checkProfile({ ...values, userNickname: 'A'.repeat(21), partnerNickname: 'B'.repeat(21) })).toEqual({
    userNickname: 'Nickname must be at most 20 characters',
    partnerNickname: 'Partner nickname must be at most 20 characters',
  });
});

test('a reserved nickname is said before it is sent', () => {
  expect(checkProfile({ ...values, userNickname: 'Admin' })).toEqual({
    userNickname: 'This nickname isn’t available',
  });
});

test('the partner has another nickname', () => {
  expect(checkProfile({ ...values, partnerNickname: ' ANA ' })).toEqual({
    partnerNickname: 'Please use a different nickname than your own',
  });
});

test('custom pronouns have text, of at most 20 characters', () => {
  expect(checkProfile({ ...values, userPronouns: { choice: 'custom', custom: ' ' } })).toEqual({
    userPronouns: 'Please type the pronouns, or choose others',
  });
  expect(checkProfile({ ...values, userPronouns: { choice: 'custom', custom: 'x'.repeat(21) } })).toHaveProperty(
    'userPronouns',
  );
});

test('a bio has at most 280 characters', () => {
  expect(checkProfile({ ...values, bio: 'x'.repeat(281) })).toEqual({ bio: 'Bio must be at most 280 characters' });
});
