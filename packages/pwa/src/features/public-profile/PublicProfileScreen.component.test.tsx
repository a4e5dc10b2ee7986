import type { MemberId } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryKeys } from '../../api/query-keys.ts';
import { type Answers, answerApi, badGateway, refusal } from '../../test-support/answer-api.ts';
import { aMember, aProfile } from '../../test-support/seeds.ts';
import { show, toast } from '../../test-support/show.tsx';
import { PublicProfileScreen } from './PublicProfileScreen.tsx';

const FOLLOWED = aProfile({
  id: 'followed' as MemberId,
  userNickname: 'Followed',
  userPronouns: 'they/them',
  userAvatarId: 'woman-light-brown',
});

const follow = page.getByRole('button', { name: 'Follow Followed' });
const following = page.getByRole('button', { name: 'Following Followed' });

const showProfile = async (answers: Answers) => {
  answerApi({ profileConflicts: () => [], ...answers });
  const { address } = await show(<PublicProfileScreen params={{ identifier: 'Followed' }} />, {
    member: aMember(),
    path: '/user/Followed',
    at: '/user/:identifier',
    known: [[queryKeys.profile('Followed'), FOLLOWED]],
  });
  return { address };
};

test('a screen reader hears once whether one follows a member', async () => {
  await showProfile({ follow: () => ({ isFollowing: true, followersCount: 1, followingCount: 0 }) });
  await follow.click();
  await expect.element(following).toHaveFocus();
  // The name says it; a pressed "Following" beside it would be read as its opposite when it is let go.
  await expect.element(following).not.toHaveAttribute('aria-pressed');
});

test('a follow that fails says so, and is not shown', async () => {
  await showProfile({ follow: badGateway });
  await follow.click();
  await expect.element(toast('Error').getByText('Failed to update follow status')).toBeVisible();
  await expect.element(follow).toBeVisible();
});

test('somebody without a nickname is led to it before following', async () => {
  const { address } = await showProfile({ follow: () => refusal(403, 'onboarding-required') });
  await follow.click();
  await expect
    .element(toast('Choose your nickname first').getByText('The people you follow see your nickname.'))
    .toBeVisible();
  await expect.poll(address).toBe('/onboarding');
});
