import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../test-support/answer-api.ts';
import { show } from '../../../test-support/show.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

test('leads to the page that takes the code once a new mail is sent', async () => {
  answerApi({ resendVerification: () => ({ message: 'Sent' }) });
  const { address } = await show(<VerifyEmailScreen />, { path: '/verify-email', at: '/verify-email' });
  await page.getByLabelText('Email address').fill('anna@example.org');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect.poll(address).toBe('/check-email?email=anna%40example.org&sent=again');
});
