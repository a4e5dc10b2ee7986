import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { notedPendingVote } from '../../../outbox/join-flow.ts';
import { readPendingVote } from '../../../outbox/pending-votes.ts';
import { answerApi, goOffline } from '../../../test-support/answer-api.ts';
import { aConflict, pageOf } from '../../../test-support/seeds.ts';
import { toast } from '../../../test-support/show.tsx';
import { showConflictPage } from '../../../test-support/show-conflict.tsx';

const conflict = pageOf(aConflict());
const vote = page.getByRole('region', { name: 'Vote', exact: true });
const kept = () => readPendingVote(Date.now(), notedPendingVote());

/** As for a visitor whose network went away before these files had loaded. */
async function loseTheNetwork() {
  const unblock = () => cdp().send('Network.setBlockedURLs', { urls: [] });
  onTestFinished(() => void unblock());
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*/outbox/outbox.ts*', '*/DialogPanel.tsx*'] });
  const goOnline = goOffline();
  return async () => {
    await unblock();
    goOnline();
  };
}

test('a vote pressed before the outbox has loaded is kept, and stored once the network is back', async () => {
  const comeBack = await loseTheNetwork();
  answerApi();
  await showConflictPage(conflict, { member: undefined });
  await vote.getByRole('button', { name: 'Her side' }).click();
  await expect.element(toast('Your vote is saved')).toBeVisible();
  expect(toast('That didn’t load').elements()).toEqual([]);
  await expect.element(vote.getByText(/^Your vote is saved\./)).toBeVisible();
  expect(await kept()).toBeNull();
  await comeBack();
  await expect.poll(kept).toMatchObject({ queue: conflict.id, payload: { side: 'her', textVersion: 1 } });
  await expect.element(vote.getByRole('link', { name: 'Sign up to have it counted' })).toBeVisible();
});
