import type { MemberId } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryKeys } from '../../../api/query-keys.ts';
import { answerApi, noAnswer, refusal } from '../../../test-support/answer-api.ts';
import { aComment, aConflict, aMember, aProfile, pageOf } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { ConflictScreen } from '../../conflict/ConflictScreen.tsx';
import { UserScreen } from '../../members/public-profile/UserScreen.tsx';
import { RelatedSection } from '../../settings/RelatedSection.tsx';

const OTHER = 'other' as MemberId;

test('mutes and blocks on a member’s page, and undoes it in the same place', async () => {
  const relation = { isMuted: false, isBlocked: false };
  const set = (change: Partial<typeof relation>) => () => ({ nickname: 'Fox', ...Object.assign(relation, change) });
  const api = answerApi({
    profile: () => aProfile(relation),
    profileConflicts: () => [],
    muteMember: set({ isMuted: true }),
    unmuteMember: set({ isMuted: false }),
    blockMember: () => refusal(429, 'too-many-requests'),
  });
  await show(<UserScreen params={{ identifier: 'Fox' }} />, { member: aMember(), path: '/user/Fox' });
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More about Fox' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Mute');
  await expect.element(page.getByText('You muted Fox')).toBeVisible();
  await choose('Unmute');
  await expect.element(page.getByText('You unmuted Fox')).toBeVisible();
  await choose('Block');
  await expect.element(page.getByText('That didn’t work')).toBeVisible();
  expect(api.callsOf('muteMember')).toHaveLength(1);
});

test.each([
  [false, false, true],
  [true, true, false],
])(
  'from a comment, where it is no pseudonym: anonymous %s, by the author %s',
  async (anonymous, isByAuthor, isOffered) => {
    const read = pageOf(aConflict({ anonymous, submittedBy: OTHER, commentCount: 1 }), null, [
      aComment('A view.', { authorId: OTHER, underPseudonym: isByAuthor }),
    ]);
    answerApi({ conflict: () => read, insights: () => ({ sharesThisWeek: 0, newVotersThisWeek: 0 }) });
    await show(<ConflictScreen params={{ id: '7', slug: 'is-it-rude-to-hum-while-cooking' }} />, {
      member: aMember(),
      path: '/conflict/7/is-it-rude-to-hum-while-cooking',
      at: '/conflict/:id/:slug?',
      known: [[queryKeys.conflict(aConflict().id), read]],
    });
    await page.getByRole('button', { name: /^More about the comment by/ }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Report' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: /^Mute / }).elements()).toHaveLength(isOffered ? 1 : 0);
    expect(page.getByRole('menuitem', { name: /^Block / }).elements()).toHaveLength(isOffered ? 1 : 0);
    expect(page.getByRole('menuitem', { name: /’s profile$/ }).elements()).toHaveLength(isOffered ? 1 : 0);
  },
);

test('the settings list muted and blocked members, and undo each', async () => {
  let related = [{ nickname: 'Fox', isMuted: true, isBlocked: true }];
  answerApi({
    related: () => related,
    unmuteMember: () => {
      related = [{ nickname: 'Fox', isMuted: false, isBlocked: true }];
      return { nickname: 'Fox', isMuted: false, isBlocked: true };
    },
    unblockMember: () => {
      related = [];
      return { nickname: 'Fox', isMuted: false, isBlocked: false };
    },
  });
  await show(<RelatedSection />, { member: aMember(), path: '/settings' });
  await expect.element(page.getByText('Muted and blocked', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Unmute Fox' }).click();
  await expect.element(page.getByText('Blocked', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Unblock Fox' }).click();
  await expect.element(page.getByText(/^You haven’t muted or blocked anyone\./)).toBeVisible();
});

test('says that the list failed, and retries', async () => {
  let isAway = true;
  answerApi({ related: () => (isAway ? noAnswer() : []) });
  await show(<RelatedSection />, { member: aMember(), path: '/settings' });
  await expect.element(page.getByRole('heading', { name: 'Muted and blocked' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your list couldn’t be loaded' })).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/^You haven’t muted or blocked anyone\./)).toBeVisible();
});
