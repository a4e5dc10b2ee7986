import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, badGateway } from '../../../test-support/answer-api.ts';
import { aMember } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { Following } from './Following.tsx';

const unfollow = page.getByRole('button', { name: 'Unfollow Fox' });

test('lists whom one follows, and unfollows and follows again in the same place', async () => {
  const standing = { followersCount: 0, followingCount: 1 };
  const { callsOf } = answerApi({
    ownFollowing: () => [{ nickname: 'Owl' }, { nickname: 'Fox' }],
    unfollow: () => ({ isFollowing: false, ...standing }),
    follow: () => ({ isFollowing: true, ...standing }),
  });
  await show(<Following />, { member: aMember(), path: '/profile' });
  await expect.element(page.getByRole('link', { name: 'Fox' })).toHaveAttribute('href', '/user/Fox');
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  await unfollow.click();
  const follow = page.getByRole('button', { name: 'Follow Fox', exact: true });
  await expect.element(follow).toHaveFocus();
  await follow.click();
  await expect.element(unfollow).toBeVisible();
  await expect
    .poll(() => [...callsOf('unfollow'), ...callsOf('follow')].map(({ path }) => path))
    .toEqual(['/api/user/Fox/follow', '/api/user/Fox/follow']);
});

test('a failed unfollow says so and is undone', async () => {
  answerApi({ ownFollowing: () => [{ nickname: 'Fox' }], unfollow: badGateway });
  await show(<Following />, { member: aMember(), path: '/profile' });
  await unfollow.click();
  await expect.element(toast('Error').getByText('Failed to update follow status')).toBeVisible();
  await expect.element(unfollow).toBeVisible();
});

test('shows nothing to members who follow nobody', async () => {
  const { callsOf } = answerApi({ ownFollowing: () => [] });
  await show(<Following />, { member: aMember(), path: '/profile' });
  await expect.poll(() => callsOf('ownFollowing')).toHaveLength(1);
  await expect.element(page.getByRole('heading', { name: 'Following' })).not.toBeInTheDocument();
});
