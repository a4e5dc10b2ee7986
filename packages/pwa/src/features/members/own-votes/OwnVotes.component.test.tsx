import type { ConflictId } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, badGateway } from '../../../test-support/answer-api.ts';
import { aMember } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { OwnVotes } from './OwnVotes.tsx';

const votedAt = '2026-01-05T00:00:00.000Z';

test('lists one’s votes by side and day, with links to existing conflicts', async () => {
  const { answer } = answerApi({ ownVotes: badGateway });
  await show(<OwnVotes />, { member: aMember() });
  await expect.element(page.getByRole('heading', { name: 'Your votes couldn’t be loaded' })).toBeVisible();
  answer({
    ownVotes: () => [
      { conflictId: 7 as ConflictId, title: 'Who pays for gas?', side: 'his', sideLabel: "Sam's side", votedAt },
      { conflictId: 3 as ConflictId, title: null, side: 'her', sideLabel: null, votedAt },
    ],
  });
  await page.getByRole('button', { name: /try again/i }).click();
  const [first, second] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)];
  await expect.element(first.getByRole('link')).toHaveAttribute('href', '/conflict/7/who-pays-for-gas');
  await expect.element(first.getByText("Sam's side")).toBeVisible();
  await expect.element(first.getByRole('time')).toHaveAttribute('datetime', '2026-01-05');
  await expect.element(second.getByText('A conflict that’s no longer on the site')).toBeVisible();
  expect(second.getByRole('link').elements()).toEqual([]);
});
