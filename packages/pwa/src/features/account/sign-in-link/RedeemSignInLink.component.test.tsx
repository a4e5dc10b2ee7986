import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, badGateway, refusal } from '../../../test-support/answer-api.ts';
import { aMember } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { RedeemSignInLink } from './SignInLinkScreen.tsx';

const TOKEN = 'T'.repeat(43);
const member = aMember();
const OWN = { email: member.email, nickname: 'Listener' };
const ANOTHERS = { email: 'sender@example.org', nickname: 'Sender' };
const signedIn = { user: member, needsOnboarding: false, returnTo: '/today', flow: null };

test('a sign-in link names its account, and signs in on confirming', async () => {
  const api = answerApi({ readSignInLink: () => OWN, signInByLink: () => signedIn });
  const { address } = await show(<RedeemSignInLink token={TOKEN} />, { path: '/sign-in-link', at: '/sign-in-link' });
  await expect.element(page.getByText(`This link signs you in as ${OWN.email}.`)).toBeVisible();
  expect(api.callsOf('signInByLink')).toHaveLength(0);
  await page.getByRole('button', { name: 'Sign in as Listener' }).click();
  await expect.poll(address).toBe('/today');
});

test('a link for another account says so, and staying is possible', async () => {
  const api = answerApi({ readSignInLink: () => ANOTHERS, signInByLink: () => signedIn });
  await show(<RedeemSignInLink token={TOKEN} />, { member, path: '/sign-in-link', at: '/sign-in-link' });
  await expect.element(page.getByText(/This link is for another account: sender@example.org.$/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Stay signed in as/ })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Sign in as Sender' }).click();
  await expect
    .poll(() => api.callsOf('signInByLink').map(({ body }) => body))
    .toEqual([{ token: TOKEN, switchAccount: true }]);
});

test('a used or invalid link says so, and what to do', async () => {
  const { answer } = answerApi({ readSignInLink: badGateway });
  await show(<RedeemSignInLink token={TOKEN} />, { path: '/sign-in-link', at: '/sign-in-link' });
  await expect.element(page.getByText('We couldn’t check this link')).toBeVisible();
  answer({ readSignInLink: () => refusal(400, 'token-invalid') });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Send a new link' })).toBeVisible();
});
