import type { ConflictId } from '@twosides/domain/kernel';
import { NO_CARE } from '@twosides/domain/model';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, badGateway } from '../../../test-support/answer-api.ts';
import { aConflict, aMember, aProfile, rowOf } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { conflictDraft } from '../../posting/submit/conflict-draft.ts';
import { blankAnswers } from '../../posting/submit/SubmitFlow.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

test('a failed profile says so and keeps what was typed', async () => {
  answerApi({ ownConflicts: () => [], updateProfile: badGateway });
  await show(<ProfileScreen />, { member: aMember(), path: '/profile' });
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabelText('About you (optional)').fill('Somebody who listens.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(toast('Update failed').getByText('Failed to update profile')).toBeVisible();
  await expect.element(page.getByLabelText('About you (optional)')).toHaveValue('Somebody who listens.');
});

test('saves only what was changed here, because another tab may have changed the rest', async () => {
  const member = aMember({ emailUpdates: true });
  const { callsOf } = answerApi({ ownConflicts: () => [], updateProfile: () => member });
  await show(<ProfileScreen />, { member, path: '/profile' });
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabelText('About you (optional)').fill('Somebody who listens.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(toast('Profile saved')).toBeVisible();
  expect(callsOf('updateProfile').map(({ body }) => body)).toEqual([{ bio: 'Somebody who listens.' }]);
});

test('lists own conflicts with paused, collapsed or taken down', async () => {
  const submittedBy = aMember().id;
  const own = [
    aConflict({ submittedBy, title: 'It is open', id: 1 as ConflictId }),
    aConflict({ submittedBy, title: 'It rests', id: 2 as ConflictId, care: { ...NO_CARE, authorPause: 'set' } }),
    aConflict({ submittedBy, title: 'It is collapsed', id: 3 as ConflictId, review: 'collapsed-by-reports' }),
    aConflict({ submittedBy, title: 'It is gone', id: 4 as ConflictId, isActive: false, takenDownBy: 'author' }),
  ];
  answerApi({ ownConflicts: () => own.map((conflict) => rowOf(conflict)) });
  await show(<ProfileScreen />, { member: aMember(), path: '/profile' });
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect.element(row('It rests').getByText('Voting paused')).toBeVisible();
  await expect.element(row('It is collapsed').getByText('Hidden', { exact: true })).toBeVisible();
  await expect.element(row('It is gone').getByText('Taken down')).toBeVisible();
  await expect.element(row('It is open').getByText(/Voting paused|Hidden|Taken down/)).not.toBeInTheDocument();
});

test('before onboarding, shows it first, and the member’s votes and points below', async () => {
  answerApi({ ownVotes: () => [], profile: () => aProfile() });
  await show(<ProfileScreen />, { member: aMember({ onboardingCompleted: false }), path: '/profile' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome to TwoSides' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Your votes' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Achievements' })).toBeVisible();
});

test('leads to the members one follows, and says how many', async () => {
  answerApi({ ownConflicts: () => [], ownFollowing: () => [{ nickname: 'Owl' }, { nickname: 'Fox' }] });
  await show(<ProfileScreen />, { member: aMember(), path: '/profile' });
  const link = page.getByRole('link', { name: 'Following 2 members' });
  await expect.element(link).toHaveAttribute('href', '/profile#following');
  const list = page.getByRole('heading', { level: 2, name: 'Following' });
  await expect.element(list).toHaveAttribute('id', 'following');
});

test('leads back to a draft', async () => {
  const member = aMember();
  const draft = conflictDraft(member.id);
  draft.store({ answers: { ...blankAnswers(member), title: 'Who cooks?' }, opId: null });
  answerApi({ ownConflicts: () => [] });
  await show(<ProfileScreen />, { member, path: '/profile' });
  await expect
    .element(page.getByRole('link', { name: 'You have a draft' }))
    .toHaveAttribute('href', '/submit-conflict');
  draft.delete();
});
