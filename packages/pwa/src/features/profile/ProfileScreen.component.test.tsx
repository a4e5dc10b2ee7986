import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, badGateway } from '../../test-support/answer-api.ts';
import { aMember } from '../../test-support/seeds.ts';
import { show, toast } from '../../test-support/show.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

test('a profile that cannot be saved says so, and keeps what was typed', async () => {
  answerApi({ ownConflicts: () => [], updateProfile: badGateway });
  await show(<ProfileScreen />, { member: aMember(), path: '/profile' });
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabelText('About you (optional)').fill('Somebody who listens.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(toast('Update failed').getByText('Failed to update profile')).toBeVisible();
  await expect.element(page.getByLabelText('About you (optional)')).toHaveValue('Somebody who listens.');
});

test('on a phone both ways out of the form are equally wide', async () => {
  await page.viewport(320, 640);
  answerApi({ ownConflicts: () => [] });
  await show(<ProfileScreen />, { member: aMember(), path: '/profile' });
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const width = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().width;
  expect(width('Cancel')).toBe(width('Save changes'));
});
