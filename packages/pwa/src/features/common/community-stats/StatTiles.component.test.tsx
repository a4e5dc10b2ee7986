import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../test-support/answer-api.ts';
import { show } from '../../../test-support/show.tsx';
import { CommunityTiles } from '../../lists/trending/TrendingScreen.tsx';
import { CommunityStats } from '../../posting/submit/SubmitPage.tsx';

test('shows real figures, and omits those without data', async () => {
  answerApi({
    stats: () => ({
      memberCount: 1234,
      conflictCount: 7,
      voteCount: 80,
      commentCount: 3,
      revealedCount: 0,
      conflictsByCategory: {},
      averageVotes: 11,
      revealRate: 78,
      medianTimeToReveal: 7_300_000,
    }),
  });
  await show(
    <>
      <CommunityTiles />
      <CommunityStats />
    </>,
  );
  const tiles = page.getByRole('region', { name: 'TwoSides so far' });
  await expect.element(tiles.getByText('1,234')).toBeVisible();
  await expect.element(tiles.getByText('Reached 100 votes')).not.toBeInTheDocument();
  const expectations = page.getByRole('region', { name: 'What to expect' });
  await expect.element(expectations.getByText('2 hours')).toBeVisible();
  await expect.element(expectations.getByText('78%')).toBeVisible();
});
