import { expect, test } from 'vitest';
import { accountsOf } from '../test-support/accounts.ts';
import { AUTHOR, aMember, NOON } from '../test-support/records.ts';
import { completeOnboarding, updateProfile } from './change-profile.ts';
import type { ProfileInput } from './profile.api.ts';

const MEMBER = aMember({ bio: 'I cook.', showsPartner: true });

const changing = (suspendedUntil: number | null, member = MEMBER) => {
  const { accounts, writes } = accountsOf(() => ({ member, suspendedUntil }));
  const needs = { accounts, clock: () => NOON, confusableKeyOf: (name: string) => name };
  return { update: updateProfile(needs), onboard: completeOnboarding(needs), writes };
};
const REFUSED = { ok: false, error: 'suspended' };

test.each<[string, ProfileInput]>([
  ['a name', { userNickname: 'Anna' }],
  ['words', { bio: 'I cook, and he does not.' }],
  ['the partner’s name', { partnerNickname: 'Benny' }],
  ['a face', { userAvatarId: 'emoji-1-1' }],
  ['pronouns', { userPronouns: 'they/them' }],
  ['a face, and takes the words away with it', { userAvatarId: 'emoji-1-1', bio: null }],
])('a suspended member puts nothing new before others: %s', async (_, input) => {
  const { update, writes } = changing(NOON + 1);
  expect(await update(AUTHOR, input)).toEqual(REFUSED);
  expect(writes).toEqual([]);
  expect((await changing(NOON).update(AUTHOR, input)).ok).toBe(true);
});

test('a suspended member cannot complete onboarding', async () => {
  const { onboard, writes } = changing(NOON + 1);
  const answers = {
    userNickname: 'Anna',
    userPronouns: 'she/her',
    partnerNickname: 'Ben',
    partnerPronouns: 'he/him',
  } as const;
  expect(await onboard(AUTHOR, answers)).toEqual(REFUSED);
  expect(writes).toEqual([]);
});

test.each<[string, ProfileInput]>([
  ['takes the words away', { bio: '' }],
  ['hides the partner’s name', { showsPartner: false }],
  ['ends the weekly mail', { emailUpdates: false }],
  ['sends what stands there already', { userNickname: 'Ana', bio: 'I cook.', showsPartner: true, emailUpdates: true }],
])('a suspended member still %s', async (_, input) => {
  const { update } = changing(NOON + 1);
  expect(await update(AUTHOR, input)).toMatchObject({ ok: true, value: input });
});

test.each<[string, ProfileInput]>([
  ['partner takes the member’s nickname', { partnerNickname: 'ANA' }],
  ['member takes the partner’s nickname', { userNickname: 'ben' }],
  ['two get the same new one', { userNickname: 'Kim', partnerNickname: 'Kim' }],
])('refuses a change by which the %s', async (_, input) => {
  const { update, writes } = changing(null);
  expect(await update(AUTHOR, input)).toEqual({ ok: false, error: 'nickname-of-partner' });
  expect(writes).toEqual([]);
});

test('a member who shares the partner’s nickname can change the rest', async () => {
  const { update } = changing(null, aMember({ partnerNickname: 'Ana' }));
  expect(await update(AUTHOR, { userNickname: 'Ana', bio: 'I cook.' })).toMatchObject({ ok: true });
});
