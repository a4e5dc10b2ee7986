import type { MemberId } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryKeys } from '../../../api/query-keys.ts';
import { currentSession } from '../../../session/session.ts';
import { type Answers, answerApi, badGateway, held, refusal } from '../../../test-support/answer-api.ts';
import { aMember, aProfile } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { UserScreen } from './UserScreen.tsx';

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
  const { address } = await show(<UserScreen params={{ identifier: 'Followed' }} />, {
    member: aMember(),
    path: '/user/Followed',
    at: '/user/:identifier',
    known: [[queryKeys.profile('Followed'), FOLLOWED]],
  });
  return { address };
};

test('announces once whether one follows a member', async () => {
  await showProfile({ follow: () => ({ isFollowing: true, followersCount: 1, followingCount: 0 }) });
  await follow.click();
  await expect.element(following).toHaveFocus();
  await expect.element(following).not.toHaveAttribute('aria-pressed');
});

test('says what following does, while one follows and does not mute the member', async () => {
  await showProfile({
    follow: () => ({ isFollowing: true, followersCount: 1, followingCount: 0 }),
  });
  const line = page.getByText('You’ll get an alert when Followed posts a conflict under this name.');
  await expect.element(follow).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
  await follow.click();
  await expect.element(line).toBeVisible();
  currentSession().client.setQueryData(queryKeys.profile('Followed'), {
    ...FOLLOWED,
    isFollowing: true,
    isMuted: true,
  });
  await expect.element(line).not.toBeInTheDocument();
});

test('a failed follow says so and is undone', async () => {
  await showProfile({ follow: badGateway });
  await follow.click();
  await expect.element(toast('Error').getByText('Failed to update follow status')).toBeVisible();
  await expect.element(follow).toBeVisible();
});

test('asks for a nickname before following', async () => {
  const { address } = await showProfile({ follow: () => refusal(403, 'onboarding-required') });
  await follow.click();
  await expect
    .element(toast('Choose your nickname first').getByText('The people you follow see your nickname.'))
    .toBeVisible();
  await expect.poll(address).toBe('/onboarding');
});

test.each([
  [true, 'Your profile', '/profile'],
  [false, 'Settings', '/settings'],
])('on one’s own page with onboarding completed: %s, the way on is %s', async (onboardingCompleted, name, path) => {
  answerApi({ profileConflicts: () => [] });
  await show(<UserScreen params={{ identifier: 'Followed' }} />, {
    member: aMember({ id: FOLLOWED.id, userNickname: 'Followed', onboardingCompleted }),
    path: '/user/Followed',
    at: '/user/:identifier',
    known: [[queryKeys.profile('Followed'), { ...FOLLOWED, isOwn: true }]],
  });
  await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
});

test.each([320, 1280])('a profile replaces its placeholder without shifting, at %i px', async (width) => {
  await page.viewport(width, 800);
  const profile = held(() => FOLLOWED);
  answerApi({ profileConflicts: () => [], profile: profile.answer });
  await show(<UserScreen params={{ identifier: 'Followed' }} />, {
    path: '/user/Followed',
    at: '/user/:identifier',
  });
  await expect.element(page.getByText('Loading profile')).toBeInTheDocument();
  const placeOf = (part: Element | null | undefined) => part?.getBoundingClientRect() as DOMRect;
  const shape = placeOf(page.getByText('Loading points').element().parentElement);
  profile.letGo();
  const heading = page.getByRole('heading', { name: 'Achievements' });
  await expect.element(heading).toBeVisible();
  const points = placeOf(heading.element().closest('section'));
  expect(points.left).toBe(shape.left);
  expect(Math.abs(points.top - shape.top)).toBeLessThan(30);
});
