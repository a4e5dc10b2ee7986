import type { MemberId } from '@twosides/domain/kernel';
import type { LeaderboardEntryView } from '@twosides/domain/reading';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../test-support/answer-api.ts';
import { aMember } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { LeaderboardList } from './LeaderboardList.tsx';

const NOTHING = { avatar: 'geometric', votesSubmitted: 0, conflictsPosted: 0, commentsWritten: 0, streak: 0 };
const anEntry = (rank: number, score: number, over: Partial<LeaderboardEntryView> = {}): LeaderboardEntryView => ({
  ...NOTHING,
  id: `member ${rank}` as MemberId,
  username: `Member ${rank}`,
  isCurrentUser: false,
  rank,
  score,
  ...over,
});

const showBoard = (entries: readonly LeaderboardEntryView[], own: LeaderboardEntryView) => {
  const [startedAt, resetsAt] = ['2026-01-05T00:00:00.000Z', '2026-01-12T00:00:00.000Z'];
  answerApi({ leaderboard: () => ({ period: 'weekly', startedAt, resetsAt, entries, own }) });
  return show(<LeaderboardList period="weekly" />, { member: aMember() });
};
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

test('shows what adds up to the points, and how many are missing to the next place', async () => {
  const own = anEntry(3, 250, { isCurrentUser: true, commentsWritten: 1 });
  const first = anEntry(1, 1_330, { votesSubmitted: 123, conflictsPosted: 1 });
  await showBoard([first, anEntry(2, 280), own], own);
  await expect.element(row('Member 1').getByText(/^123 votes\s\+1,230 · 1 conflict\s\+100$/)).toBeVisible();
  await expect.element(row('Member 3').getByText(/^1 comment · helpful comments and streaks\s\+250$/)).toBeVisible();
  await expect.element(row('Member 3').getByText('30 more points to place 2')).toBeVisible();
});

test('shows a member below the list how many points are missing to be on it', async () => {
  await showBoard([anEntry(1, 90), anEntry(2, 70)], anEntry(9, 20, { isCurrentUser: true, votesSubmitted: 2 }));
  const place = page.getByRole('list', { name: 'Your place' });
  await expect.element(place.getByText('50 more points to be on this list')).toBeVisible();
});
