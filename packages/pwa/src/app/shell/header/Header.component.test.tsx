import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { peekRedirect } from '../../../features/common/sign-up-prompt/redirect-after-login.ts';
import { noteOwnFlow, readFlow } from '../../../outbox/join-flow.ts';
import { outboxItems } from '../../../outbox/outbox-items.ts';
import { commentOn, keep } from '../../../outbox/submit.ts';
import { answerApi } from '../../../test-support/answer-api.ts';
import { aPendingVote, FLOW } from '../../../test-support/pending-votes.ts';
import { aConflict, aMember, pageOf } from '../../../test-support/seeds.ts';
import { doubleTheText, show } from '../../../test-support/show.tsx';
import { Header } from './Header.tsx';

beforeEach(() => sessionStorage.clear());

test.each([768, 832, 1280])('the outbox link fits in the header, at %i px', async (width) => {
  await page.viewport(width, 800);
  answerApi();
  await show(<Header />, { member: aMember() });
  await keep(commentOn(pageOf(aConflict()), 'Still mine'));
  await expect.element(page.getByRole('link', { name: 'Outbox, 1 waiting' })).toBeVisible();
  const account = page.getByRole('button', { name: 'Your account' });
  await expect.element(account).toBeVisible();
  const picture = account.element().firstElementChild as Element;
  const row = document.querySelector('header')?.firstElementChild as Element;
  const end = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
  expect(picture.getBoundingClientRect().right).toBeLessThanOrEqual(end + 0.5);
});

test('nothing shines through the header, and lines are darker where somebody prefers more contrast', async () => {
  answerApi();
  await show(<Header />, { member: aMember() });
  await expect.element(page.getByRole('link', { name: 'Ask Community' })).toBeVisible();
  const header = document.querySelector('header') as Element;
  const line = () => getComputedStyle(header).getPropertyValue('--line');
  expect(getComputedStyle(header).backgroundColor).toMatch(/^rgb\(/);
  const usual = line();
  const prefer = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] });
  onTestFinished(async () => void (await prefer('')));
  await prefer('more');
  await expect.poll(line).not.toBe(usual);
});

test.each([320, 360])('a visitor can search beside the outbox on a phone, at %i px', async (width) => {
  await page.viewport(width, 740);
  answerApi();
  await show(<Header />);
  await expect.poll(() => outboxItems.get().isRead).toBe(true);
  outboxItems.set(null, { pendingCount: 1 });
  await expect.element(page.getByRole('link', { name: 'Outbox, 1 waiting' })).toBeVisible();
  for (const name of ['TwoSides', 'Search', 'Sign In', 'Join'])
    await expect.element(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('a visitor can sign in on a phone at 200% text, even beside the outbox', async () => {
  await doubleTheText();
  await page.viewport(360, 800);
  answerApi();
  await show(<Header />);
  await expect.element(page.getByRole('link', { name: 'Join' })).toBeVisible();
  await expect.poll(() => outboxItems.get().isRead).toBe(true);
  outboxItems.set(null, { pendingCount: 1 });
  await expect.element(page.getByRole('link', { name: 'Outbox, 1 waiting' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('shows a pulsing circle while the current user loads', async () => {
  document.documentElement.dataset.signedIn = '';
  answerApi();
  await show(<Header />);
  const signIn = page.getByText('Sign In').element();
  const circle = getComputedStyle(signIn.closest('div') as Element, '::after');
  expect(getComputedStyle(signIn).visibility).toBe('hidden');
  expect([circle.visibility, circle.width, circle.borderRadius]).toEqual(['visible', '36px', '50%']);
  expect(circle.animationIterationCount).toBe('infinite');
  delete document.documentElement.dataset.signedIn;
});

test('a visitor who joins or signs in from here comes back to this page', async () => {
  await page.viewport(1280, 800);
  for (const name of ['Sign Up', 'Sign In']) {
    sessionStorage.clear();
    answerApi();
    await show(<Header />, { path: '/today?at=3' });
    await page.getByRole('link', { name, exact: true }).click();
    expect(peekRedirect()).toBe('/today?at=3');
    await cleanup();
  }
});

test('a visitor who joins after a vote comes to its conflict, in the flow that the vote began', async () => {
  await page.viewport(1280, 800);
  answerApi();
  noteOwnFlow(FLOW);
  const vote = aPendingVote(pageOf(aConflict()), { flowId: FLOW });
  await show(<Header />, { path: '/check-email' });
  await expect.poll(() => outboxItems.get().isRead).toBe(true);
  outboxItems.set(null, { pendingVotes: [vote], pendingCount: 1 });
  await expect.element(page.getByRole('link', { name: 'Outbox, 1 waiting' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  expect([peekRedirect(), readFlow()?.id]).toEqual(['/conflict/7#vote', FLOW]);
});
