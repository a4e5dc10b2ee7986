import { goOffline, goOnline } from './support/network.ts';
import { savedVote, test } from './support/outbox.ts';
import { createMember, postConflict } from './support/people.ts';
import { expect, untilInstalled, untilKept } from './support/test.ts';
import { voteOfMany } from './support/vote-of-many.ts';

test.use({ makesFaults: true, serviceWorkers: 'allow' });

test('a guess and "read first", chosen offline, arrive with the vote; the result opens on request, and the guess is compared after 100 votes', async ({
  page,
  context,
  server,
  network,
}) => {
  await createMember(page, 'guesser@example.org', 'Guesser');
  const title = 'Who guesses the result';
  const path = await postConflict(page, title);
  await page.goto(path);
  await untilInstalled(page);
  await untilKept(page, path);
  await goOffline(context, network);
  await page.getByText('More ways to vote').click();
  await page.getByRole('checkbox', { name: 'Guess the result' }).check();
  await page.getByRole('slider', { name: 'What share of the votes will her side get?' }).press('End');
  await page.getByRole('checkbox', { name: 'See the result later' }).check();
  await page.getByRole('button', { name: 'His side' }).click();
  await expect(savedVote(page)).toBeVisible();
  await goOnline(context, network);

  await expect(page.getByText('Results hidden until you choose to see them')).toBeVisible();
  await expect(page.getByText(/You guessed/)).toBeHidden();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(
    page.getByText('You guessed 100% for her side. At 100 votes you’ll see how close that was.'),
  ).toBeVisible();

  await voteOfMany(server, path, 99);
  await page.reload();
  await expect(page.getByText('You guessed 100% for her side. Everyone else: 67%.')).toBeVisible();
});
