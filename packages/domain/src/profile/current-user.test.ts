import * as v from 'valibot';
import { expect, test } from 'vitest';
import { signedInView } from '../sign-in/sign-in.view.ts';
import { aMember } from '../test-support/records.ts';
import { currentUserView, currentUserViewSchema } from './profile.view.ts';

const VIEW = {
  id: 'author',
  email: 'ana@example.org',
  firstName: 'Anastasia',
  profileImageUrl: null,
  emailVerified: true,
  userNickname: 'Ana',
  userPronouns: 'she/her',
  userAvatarId: 'woman-dark-black',
  partnerNickname: 'Ben',
  partnerPronouns: 'he/him',
  partnerAvatarId: 'man-light-brown',
  relationshipLabel: 'husband',
  showsPartner: false,
  hasFeed: false,
  emailUpdates: false,
  onboardingCompleted: true,
  bio: null,
  createdAt: '2026-06-30T12:00:00.000Z',
};

test('returns the signed-in member’s record, with only what screens use', () => {
  expect(currentUserView(aMember())).toEqual(VIEW);
});

test('shows an international address the way its owner writes it', () => {
  expect(currentUserView(aMember({ email: 'max@xn--bcher-kva.example' })).email).toBe('max@bücher.example');
});

test.each([
  [
    { userPronouns: null, partnerPronouns: undefined, userGender: 'she/her', partnerGender: 'he/him' },
    'she/her',
    'he/him',
  ],
  [{ userPronouns: 'they/them', partnerPronouns: 'xe/xem', userGender: 'she/her' }, 'they/them', 'xe/xem'],
  [{ userPronouns: null, partnerPronouns: null }, null, null],
])('a record with %j is read with the pronouns %s and %s', (names, userPronouns, partnerPronouns) => {
  const read = v.parse(currentUserViewSchema, { ...VIEW, ...names });
  expect(read).toEqual({ ...VIEW, userPronouns, partnerPronouns });
});

test('signing in returns whether onboarding is due', () => {
  expect(signedInView(aMember())).toEqual({ needsOnboarding: false, user: VIEW });
  expect(signedInView(aMember({ onboardingCompleted: false })).needsOnboarding).toBe(true);
});
