import { expect, test } from 'vitest';
import { signedInView } from '../sign-in/signed-in.view.ts';
import { aMember } from '../test-support/records.ts';
import { currentUserView } from './current-user.view.ts';

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
  emailUpdates: false,
  onboardingCompleted: true,
  bio: null,
  createdAt: '2026-06-30T12:00:00.000Z',
};

test('the signed-in member sees their own record, and nothing that no screen reads', () => {
  expect(currentUserView(aMember())).toEqual(VIEW);
});

test('signing in says whether onboarding is due', () => {
  expect(signedInView(aMember())).toEqual({ needsOnboarding: false, user: VIEW });
  expect(signedInView(aMember({ onboardingCompleted: false })).needsOnboarding).toBe(true);
});
