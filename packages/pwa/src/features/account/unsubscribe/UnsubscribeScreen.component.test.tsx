import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, refusal } from '../../../test-support/answer-api.ts';
import { show } from '../../../test-support/show.tsx';
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx';

test('the page behind a mail’s link asks before it ends anything, and can be asked again where that failed', async () => {
  const { answer, calls } = answerApi({ unsubscribe: () => refusal(429, 'too-many-requests') });
  await show(<UnsubscribeScreen />, { path: '/unsubscribe?token=digest.nobody.nothing' });
  await expect.element(page.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
  expect(calls).toEqual([]);
  const unsubscribe = page.getByRole('button', { name: 'Unsubscribe' });
  await unsubscribe.click();
  await expect.element(page.getByText('That didn’t work')).toBeVisible();

  answer({ unsubscribe: () => ({ list: 'digest' }) });
  await unsubscribe.click();
  await expect.element(page.getByRole('heading', { name: 'You’re unsubscribed' })).toHaveFocus();
  await expect.element(page.getByText('You won’t get the weekly email anymore.', { exact: false })).toBeVisible();
});

test('a link to unsubscribe that does not work says so, and offers no second try', async () => {
  answerApi({ unsubscribe: () => refusal(400, 'unsubscribe-link-invalid') });
  await show(<UnsubscribeScreen />, { path: '/unsubscribe?token=digest.nobody.nothing' });
  const unsubscribe = page.getByRole('button', { name: 'Unsubscribe' });
  await unsubscribe.click();
  await expect.element(page.getByRole('heading', { name: 'This link doesn’t work' })).toHaveFocus();
  await expect
    .element(page.getByText('This link isn’t valid. You can choose which emails you get in your settings.'))
    .toBeVisible();
  await expect.element(unsubscribe).not.toBeInTheDocument();
});

test('a link to unsubscribe that was cut off says that it does not work', async () => {
  await show(<UnsubscribeScreen />, { path: '/unsubscribe' });
  await expect.element(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});
