import type { MonthView } from '@twosides/domain/statements';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, noAnswer } from '../../../test-support/answer-api.ts';
import { show } from '../../../test-support/show.tsx';
import { TransparencyScreen } from './TransparencyScreen.tsx';

const MAY: MonthView = {
  month: '2026-05',
  reported: 312,
  restricted: 40,
  byMachine: 12,
  appealed: null,
  reversed: null,
  excluded: 24,
};

test('shows each month’s numbers, and says which are too small to show', async () => {
  answerApi({ transparency: () => [MAY] });
  await show(<TransparencyScreen />);
  await expect.element(page.getByRole('heading', { name: 'May 2026' })).toBeVisible();
  const counts = page.getByRole('listitem').filter({ hasText: 'May 2026' }).getByRole('definition').elements();
  expect(counts.map(({ textContent }) => textContent)).toEqual(['312', '40', '12', 'not shown', 'not shown', '24']);
});

test('says that there are no months yet, or that the numbers need a network', async () => {
  const { answer } = answerApi({ transparency: noAnswer });
  await show(<TransparencyScreen />);
  await expect.element(page.getByText('The numbers couldn’t be loaded.')).toBeVisible();
  answer({ transparency: () => [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(
      page.getByText(
        'There’s nothing to show yet. The first numbers will appear after the first month with a report or a decision.',
      ),
    )
    .toBeVisible();
});
