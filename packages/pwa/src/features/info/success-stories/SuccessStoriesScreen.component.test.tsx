import type { ConflictId } from '@twosides/domain/kernel';
import type { StoriesView } from '@twosides/domain/updates';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, noAnswer } from '../../../test-support/answer-api.ts';
import { show } from '../../../test-support/show.tsx';
import { SuccessStoriesScreen } from './SuccessStoriesScreen.tsx';

const STORY = {
  conflictId: 7 as ConflictId,
  title: 'Who hums?',
  category: 'household',
  ending: 'talked-it-through',
  text: 'We hum together now.',
  timeAgo: '2 days ago',
} as const;
const NONE: StoriesView = { stories: [], helped: null };

test('shows authors’ updates with links to their conflicts', async () => {
  answerApi({ stories: () => ({ ...NONE, stories: [STORY] }) });
  await show(<SuccessStoriesScreen />);
  await expect.element(page.getByText('We hum together now.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Who hums?' })).toHaveAttribute('href', '/conflict/7/who-hums');
  expect(document.body.textContent).not.toMatch(/The votes helped|any stories yet/);
});

test('says how many the votes helped, with both numbers', async () => {
  answerApi({ stories: () => ({ ...NONE, helped: { helped: 14, answered: 1_023 } }) });
  await show(<SuccessStoriesScreen />);
  await expect.element(page.getByText('The votes helped 14 of the 1,023 authors who answered.')).toBeVisible();
});

test('says that there are no stories yet, and none is made up', async () => {
  answerApi({ stories: () => NONE });
  await show(<SuccessStoriesScreen />);
  await expect.element(page.getByText('We don’t have any stories yet', { exact: false })).toBeVisible();
});

test('omits the number of stories without a server', async () => {
  const { callsOf } = answerApi({ stories: noAnswer });
  await show(<SuccessStoriesScreen />);
  await expect.poll(() => callsOf('stories')).not.toEqual([]);
  await expect.element(page.getByText(/in the words of the people who posted them\.$/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/any stories yet|made up/);
});

test('says that stories failed to load, and retries', async () => {
  let isAway = true;
  answerApi({ stories: () => (isAway ? noAnswer() : { ...NONE, stories: [STORY] }) });
  await show(<SuccessStoriesScreen />);
  await expect.element(page.getByText('The stories couldn’t be loaded.')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('We hum together now.')).toBeVisible();
});
