import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../test-support/answer-api.ts';
import { aPendingVote, FLOW, storeVotesOfFlow } from '../../../test-support/pending-votes.ts';
import { aConflict, aMember, pageOf } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

test('leads to the page that takes the code once a new mail is sent', async () => {
  answerApi({ resendVerification: () => ({ message: 'Sent' }) });
  const { address } = await show(<VerifyEmailScreen />, { path: '/verify-email', at: '/verify-email' });
  await page.getByLabelText('Email address').fill('anna@example.org');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect.poll(address).toBe('/check-email?email=anna%40example.org&sent=again');
});

test('says that the way on makes a saved vote count', async () => {
  await storeVotesOfFlow(aPendingVote(pageOf(aConflict())));
  const returnTo = '/conflict/7#vote';
  answerApi({
    redeemRegistration: () => ({
      verified: true,
      alreadyVerified: false,
      signedIn: true,
      needsOnboarding: true,
      user: aMember(),
      returnTo,
      flow: FLOW,
    }),
  });
  await show(<VerifyEmailScreen />, { path: '/verify-email?token=abc', at: '/verify-email' });
  await expect.element(page.getByText('Your vote is saved. Continue to make it count.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/conflict/7');
});

test('tells password managers the link’s whole address, and shows it masked', async () => {
  answerApi({ redeemRegistration: () => ({ verified: false, code: null, email: 'ad***@example.org' }) });
  const path = '/verify-email?token=abc#email=ada%2Bx%40example.org';
  await show(<VerifyEmailScreen />, { path, at: '/verify-email' });
  await expect.element(page.getByText('ad***@example.org')).toBeVisible();
  const username = document.querySelector<HTMLInputElement>('form [autocomplete=username]');
  expect(username?.value).toBe('ada+x@example.org');
});
