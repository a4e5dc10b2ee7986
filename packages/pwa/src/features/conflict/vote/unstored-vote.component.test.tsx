import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { unstoredVotes } from '../../../outbox/join-flow.ts';
import { answerApi, goOffline } from '../../../test-support/answer-api.ts';
import { aConflict, pageOf } from '../../../test-support/seeds.ts';
import { toast } from '../../../test-support/show.tsx';
import { showConflictPage } from '../../../test-support/show-conflict.tsx';

const conflict = pageOf(aConflict());
const vote = page.getByRole('region', { name: 'Vote', exact: true });

/** As for a visitor whose network went away before these files had loaded. */
async function loseTheNetwork() {
  const unblock = () => cdp().send('Network.setBlockedURLs', { urls: [] });
  onTestFinished(() => void unblock());
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*/outbox/outbox.ts*', '*/DialogPanel.tsx*'] });
  goOffline();
}

test('a vote pressed before the outbox has loaded is kept in the tab', async () => {
  await loseTheNetwork();
  answerApi();
  await showConflictPage(conflict, { member: undefined });
  await vote.getByRole('button', { name: 'Her side' }).click();
  await expect.element(toast('Your vote is saved')).toBeVisible();
  expect(toast('That didn’t load').elements()).toEqual([]);
  await expect.element(vote.getByText(/^Your vote is saved\./)).toBeVisible();
  expect(unstoredVotes()).toMatchObject([{ queue: conflict.id, payload: { side: 'her', textVersion: 1 } }]);
});

test('a member’s vote that cannot be saved fails, and a reload is suggested', async () => {
  await loseTheNetwork();
  answerApi();
  await showConflictPage(conflict);
  await vote.getByRole('button', { name: 'Her side' }).click();
  await expect.element(vote.getByText(/wasn’t counted.*reload the page/)).toBeVisible();
});
