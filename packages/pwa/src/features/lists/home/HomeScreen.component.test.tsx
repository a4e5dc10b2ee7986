import type { ConflictId } from '@twosides/domain/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readFlow, voidPendingVotes } from '../../../outbox/join-flow.ts';
import { type Answers, answerApi, badGateway, held } from '../../../test-support/answer-api.ts';
import { aPendingVote, storeVotesOfFlow } from '../../../test-support/pending-votes.ts';
import { aConflict, pageOf, rowOf } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { TrendingScreen } from '../trending/TrendingScreen.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const NOTHING: Answers = { topConflictsToday: () => [], trending: () => [], polarizing: () => [] };

const showHome = async (answers: Answers = {}, path = '/') => {
  const api = answerApi({ ...NOTHING, ...answers });
  return { ...api, ...(await show(<HomeScreen />, { path, at: '/' })) };
};

test('a failed list says so and can be retried', async () => {
  const { answer } = await showHome({ topConflictsToday: badGateway });
  await expect.element(page.getByText('Failed to fetch conflicts')).toBeVisible();
  answer({ topConflictsToday: () => [rowOf(aConflict())] });
  await page
    .getByRole('button', { name: /try again/i })
    .first()
    .click();
  await expect.element(page.getByRole('heading', { name: aConflict().title })).toBeVisible();
  await expect.element(page.getByText('Failed to fetch conflicts')).not.toBeInTheDocument();
});

test('tells a visitor that votes are saved on this device, but not which', async () => {
  onTestFinished(voidPendingVotes);
  const second = aConflict({ id: 8 as ConflictId });
  await storeVotesOfFlow(aPendingVote(pageOf(aConflict())), aPendingVote(pageOf(second)));
  await showHome();
  const saved = page.getByText('2 votes are saved on this device for a day. Sign up to make them count.');
  await expect.element(saved).toBeVisible();
  expect(document.querySelector('main')?.textContent).not.toMatch(/hum while cooking/);
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  expect(readFlow()).toBeNull();
});

test.each([
  ['/?category=social', 'No conflicts found for the selected category.'],
  ['/', 'No conflicts yet'],
])('the lists of %s are empty, each says so, and the first conflict is invited', async (path, words) => {
  await showHome({}, path);
  for (const message of [words, 'No trending conflicts yet.', 'No polarizing conflicts yet.'])
    await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Submit the First Conflict' })).toBeVisible();
});

test('the trending page without conflicts says so', async () => {
  answerApi(NOTHING);
  await show(<TrendingScreen />, { path: '/trending', at: '/trending' });
  await expect.element(page.getByRole('heading', { name: 'No conflicts found' })).toBeVisible();
});

test.each([
  ['/', <HomeScreen key="home" />],
  ['/trending', <TrendingScreen key="trending" />],
])('%s shows five cards of nothing while the list is on its way', async (path, screen) => {
  const list = held(() => []);
  answerApi({ ...NOTHING, topConflictsToday: list.answer, trending: list.answer });
  await show(screen, { path, at: path });
  const busy = page.getByRole('main').element().querySelector('[aria-busy=true]');
  expect(busy?.querySelectorAll(':scope > :not(:first-child)')).toHaveLength(5);
  list.letGo();
});

test('the sidebar cuts a title at 60 characters, and a tooltip of its heading waits 700 ms', async () => {
  const title = 'He says that the thermostat is a question of money and never of comfort';
  await showHome({ polarizing: () => [rowOf(aConflict({ title }))] });
  const sidebar = page.getByRole('complementary', { name: 'More conflicts' });
  await expect.element(sidebar.getByText(`${title.slice(0, 60).trimEnd()}…`)).toBeVisible();

  const opened: number[] = [];
  const about = sidebar.getByRole('button', { name: /^About this list/ });
  about.element().addEventListener('pointerenter', () => opened.push(performance.now()));
  await userEvent.hover(about);
  const tip = page.getByText('Conflicts with the closest 50/50 splits').nth(1);
  await expect.element(tip).toBeVisible();
  expect(performance.now() - (opened[0] ?? 0)).toBeGreaterThanOrEqual(700);
});

test('asks a visitor who wants to post to join', async () => {
  const { address } = await showHome();
  await page.getByRole('link', { name: 'Submit Your Conflict' }).click();
  const prompt = page.getByRole('dialog', { name: 'Share your conflict?' });
  await expect.element(prompt.getByRole('link', { name: 'Post Conflict' })).toBeVisible();
  await prompt.getByRole('link', { name: 'Already have an account?' }).click();
  await expect.poll(address).toBe('/login');
});
