import type { ConflictId } from '@twosides/domain/kernel';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { noteOwnFlow, voidPendingVotes } from '../../../outbox/join-flow.ts';
import { currentMemberId } from '../../../session/session.ts';
import { answerApi, badGateway, noAnswer } from '../../../test-support/answer-api.ts';
import { aPendingVote, FLOW, storeVotesOfFlow } from '../../../test-support/pending-votes.ts';
import { aConflict, aMember, pageOf } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { CheckEmailScreen } from './CheckEmailScreen.tsx';

test('says whether resending the mail worked', async () => {
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

test('keeps a code that could not be sent, without calling it wrong', async () => {
  answerApi({ verifyCode: noAnswer });
  await show(<CheckEmailScreen />, { path: '/check-email?email=anna%40example.org', at: '/check-email' });
  const code = page.getByLabelText('Code from the email');
  await code.fill('123456');
  await expect.element(page.getByRole('status').filter({ hasText: 'We couldn’t reach TwoSides.' })).toBeVisible();
  await expect.element(code).toHaveValue('123456');
  await expect.element(code).not.toHaveAttribute('aria-invalid');
});

test('shows the whole address on request, and changing it starts with what was typed', async () => {
  answerApi();
  const screens = (
    <Routes>
      <Route path="/check-email" element={<CheckEmailScreen />} />
      <Route path="/register" element={<RegisterScreen />} />
    </Routes>
  );
  await show(screens, { path: '/check-email?email=anna%40gmial.com' });
  await expect.element(page.getByText('an***@gmial.com')).toBeVisible();
  await page.getByRole('button', { name: 'Show address' }).click();
  await expect.element(page.getByText('anna@gmial.com')).toBeVisible();
  await page.getByRole('link', { name: 'Change it' }).click();
  await expect.element(page.getByLabelText('Email address')).toHaveValue('anna@gmial.com');
});

test('the sixth digit sends the code', async () => {
  const api = answerApi({ verifyCode: noAnswer });
  await show(<CheckEmailScreen />, { path: '/check-email?email=ana%40example.org', at: '/check-email' });
  const code = page.getByLabelText('Code from the email');
  await code.fill('12345');
  expect(api.callsOf('verifyCode')).toEqual([]);
  await code.fill('１２３４５６');
  await expect.poll(() => api.callsOf('verifyCode').map(({ body }) => body)).toHaveLength(1);
});

test('tells visitors who voted how many votes are saved', async () => {
  answerApi();
  const [first, second] = [aConflict(), aConflict({ id: 8 as ConflictId })];
  noteOwnFlow(FLOW);
  await storeVotesOfFlow(aPendingVote(pageOf(first)), aPendingVote(pageOf(second)));
  onTestFinished(voidPendingVotes);
  await show(<CheckEmailScreen />, { path: '/check-email?email=ana%40example.org', at: '/check-email' });
  await expect.element(page.getByText('Your 2 votes are saved. Verify your email to make them count.')).toBeVisible();
});

test('counts the votes of all tabs, which may be another person’s', async () => {
  answerApi();
  const [first, second] = [aConflict(), aConflict({ id: 8 as ConflictId })];
  noteOwnFlow(FLOW);
  await storeVotesOfFlow(aPendingVote(pageOf(first)), aPendingVote(pageOf(second), { flowId: 'another tab' }));
  onTestFinished(voidPendingVotes);
  await show(<CheckEmailScreen />, { path: '/check-email?email=ana%40example.org', at: '/check-email' });
  await expect.element(page.getByText(/^2 votes are saved\. Verify your email to make them count\.$/)).toBeVisible();
  expect(page.getByRole('main').element().textContent).not.toContain(first.title);
});

test('signs in on the current page when the visitor left before the answer', async () => {
  const anna = aMember();
  const verified = { verified: true, alreadyVerified: false, signedIn: true, needsOnboarding: false } as const;
  const isLate = Promise.withResolvers<void>();
  answerApi({
    verifyCode: () => isLate.promise.then(() => ({ ...verified, flow: null, user: anna, returnTo: '/conflict/7' })),
  });
  const { address } = await show(
    <>
      <Link to="/safety">Safety</Link>
      <CheckEmailScreen />
    </>,
    { path: '/check-email?email=anna%40example.org', at: '/check-email' },
  );
  await page.getByLabelText('Code from the email').fill('123456');
  await page.getByRole('link', { name: 'Safety' }).click();
  await expect.poll(address).toBe('/safety');
  isLate.resolve();
  await expect.poll(() => currentMemberId()).toBe(anna.id);
  expect(address()).toBe('/safety');
});
