import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, refusal } from '../../../test-support/answer-api.ts';
import { show } from '../../../test-support/show.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const SENT = 'If there is an account, a link is on its way.';
const WAIT = 'You’re going a little too fast. Please try again in 10 minutes.';

test('after requesting a link the page names the address, resends, and reports a limit', async () => {
  const api = answerApi({ forgotPassword: () => ({ message: SENT }) });
  const { address } = await show(<ForgotPasswordScreen />, { path: '/forgot-password?email=other@example.org' });
  await page.getByRole('textbox', { name: 'Email address' }).fill('ana@example.org');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect.element(page.getByText(SENT)).toBeVisible();
  await expect.element(page.getByText('ana@example.org')).toBeVisible();
  await expect.element(page.getByText('other@example.org')).not.toBeInTheDocument();
  expect(address()).not.toContain('ana');

  const again = page.getByRole('button', { name: 'Send it again' });
  await again.click();
  await expect.element(page.getByText('Email sent! Check your inbox.')).toBeVisible();
  api.answer({ forgotPassword: () => refusal(429, 'too-many-requests', WAIT) });
  await again.click();
  await expect.element(page.getByText(WAIT)).toBeVisible();
  await expect.element(page.getByText('Email sent! Check your inbox.')).not.toBeInTheDocument();
  expect(api.callsOf('forgotPassword').map(({ body }) => body.email)).toEqual(Array(3).fill('ana@example.org'));

  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('ana@example.org');
});
