import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, refusal } from '../../test-support/answer-api.ts';
import { show } from '../../test-support/show.tsx';
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx';

test('the page behind a mail’s link asks before it ends anything, and says when a link does not work', async () => {
  const { answer, calls } = answerApi({ unsubscribe: () => refusal(400, 'unsubscribe-link-invalid') });
  await show(<UnsubscribeScreen />, { path: '/unsubscribe?token=digest.nobody.nothing' });
  await expect.element(page.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
  expect(calls).toEqual([]);
  const unsubscribe = page.getByRole('button', { name: 'Unsubscribe' });
  await unsubscribe.click();
  await expect.element(page.getByText('This link is not valid. Your settings say which emails you get.')).toBeVisible();

  answer({ unsubscribe: () => ({ list: 'digest' }) });
  await unsubscribe.click();
  await expect.element(page.getByRole('heading', { name: "You're unsubscribed" })).toHaveFocus();
  await expect.element(page.getByText("You won't get the weekly email any more.", { exact: false })).toBeVisible();
});

test('a link to unsubscribe that was cut off says that it does not work', async () => {
  await show(<UnsubscribeScreen />, { path: '/unsubscribe' });
  await expect.element(page.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
});
