import { type ConflictId, DAY } from '@twosides/domain/kernel';
import type { Conflict, Side } from '@twosides/domain/model';
import { ownVoteView } from '@twosides/domain/voting';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, badGateway } from '../../../test-support/answer-api.ts';
import { aConflict, aMember } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { OwnVotes } from './OwnVotes.tsx';

const votedAt = Date.UTC(2026, 0, 5);
const aVote = (side: Side, conflict: Conflict | null, isReading = false, day = votedAt) =>
  ownVoteView({ conflictId: conflict?.id ?? (3 as ConflictId), side, votedAt: day, isReading, conflict });
const row = (place: number) => page.getByRole('listitem').nth(place);

test('lists one’s votes by side and day, with links to existing conflicts', async () => {
  const { answer } = answerApi({ ownVotes: badGateway });
  await show(<OwnVotes />, { member: aMember() });
  await expect.element(page.getByRole('heading', { name: 'Your votes couldn’t be loaded' })).toBeVisible();
  const couple = {
    userNickname: 'Kim',
    partnerNickname: 'Sam',
    userPronouns: 'he/him',
    partnerPronouns: 'he/him',
  } as const;
  answer({
    ownVotes: () => [aVote('his', aConflict({ title: 'Who pays for gas?', ...couple })), aVote('her', null)],
  });
  await page.getByRole('button', { name: /try again/i }).click();
  await expect.element(row(0).getByRole('link')).toHaveAttribute('href', '/conflict/7/who-pays-for-gas');
  await expect.element(row(0).getByText("Sam's side")).toBeVisible();
  await expect.element(row(1).getByText('A conflict that’s no longer on the site')).toBeVisible();
  expect(row(1).getByRole('link').elements()).toEqual([]);
});

test('groups votes by day', async () => {
  const conflictOf = (id: number) => aConflict({ id: id as ConflictId, title: `Conflict ${id}` });
  answerApi({
    ownVotes: () => [
      aVote('her', conflictOf(2)),
      aVote('his', conflictOf(1)),
      aVote('his', conflictOf(3), false, votedAt - DAY),
    ],
  });
  await show(<OwnVotes />, { member: aMember() });
  const days = page.getByRole('heading', { level: 3 });
  await expect.element(days.nth(0).getByRole('time')).toHaveAttribute('datetime', '2026-01-05');
  await expect.element(days.nth(1).getByRole('time')).toHaveAttribute('datetime', '2026-01-04');
  const lists = page.getByRole('list');
  await expect.element(lists.nth(0)).toMatchTextContent(/Conflict 2.*Conflict 1/);
  await expect.element(lists.nth(1)).toMatchTextContent(/^Conflict 3/);
});

test('shows each result that the member may see, and since when it is public', async () => {
  const votes = { herVotes: 6, hisVotes: 4, totalVotes: 10 };
  const revealed = { herVotes: 63, hisVotes: 37, totalVotes: 100, revealedAt: Date.UTC(2026, 0, 8, 15) };
  answerApi({
    ownVotes: () => [
      aVote('her', aConflict({ id: 1 as ConflictId, ...votes })),
      aVote('his', aConflict({ id: 2 as ConflictId, ...revealed })),
      aVote('his', aConflict({ id: 3 as ConflictId, ...votes }), true),
    ],
  });
  await show(<OwnVotes />, { member: aMember() });
  await expect.element(row(0)).toMatchTextContent(/60%40%Her Side is ahead, 60 to 40$/);
  await expect.element(row(1)).toMatchTextContent(/63%37%Her Side wins by 26%Became public/);
  await expect.element(row(1).getByRole('time').last()).toHaveAttribute('datetime', '2026-01-08');
  await expect.element(row(2)).toMatchTextContent(/Results hidden until you choose to see them$/);
});
