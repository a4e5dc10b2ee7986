import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, badGateway } from '../../test-support/answer-api.ts';
import { show } from '../../test-support/show.tsx';
import { CheckEmailScreen } from './CheckEmailScreen.tsx';

test('the page after registering says when a mail was sent again and when it could not be', async () => {
  const { answer } = answerApi({ resendVerification: badGateway });
  await show(<CheckEmailScreen />, { path: '/check-email?email=anna%40example.org', at: '/check-email' });
  await expect.element(page.getByText('an***@example.org')).toBeVisible();
  const resend = page.getByRole('button', { name: 'Resend the email' });
  await resend.click();
  await expect.element(page.getByText('Failed to resend. Please try again.')).toBeVisible();
  answer({ resendVerification: () => ({ message: 'Sent' }) });
  await resend.click();
  await expect.element(page.getByText('Email sent! Check your inbox.')).toBeVisible();
});
