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

test('stories are what authors have told, with the way to their conflict', async () => {
  answerApi({ stories: () => ({ ...NONE, stories: [STORY] }) });
  await show(<SuccessStoriesScreen />);
  await expect.element(page.getByText('We hum together now.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Who hums?' })).toHaveAttribute('href', '/conflict/7/who-hums');
  expect(document.body.textContent).not.toMatch(/The votes helped|none here yet/);
});

test('for how many the votes helped is said with both numbers', async () => {
  answerApi({ stories: () => ({ ...NONE, helped: { helped: 14, answered: 1_023 } }) });
  await show(<SuccessStoriesScreen />);
  await expect.element(page.getByText('The votes helped 14 of 1,023 authors who answered.')).toBeVisible();
});

test('where there is none the page says so, and that none was made up', async () => {
  answerApi({ stories: () => NONE });
  await show(<SuccessStoriesScreen />);
  await expect.element(page.getByText('There are none here yet', { exact: false })).toBeVisible();
});

test('where the server cannot be reached the page says nothing of how many there are', async () => {
  const { callsOf } = answerApi({ stories: noAnswer });
  await show(<SuccessStoriesScreen />);
  await expect.poll(() => callsOf('stories')).not.toEqual([]);
  await expect.element(page.getByText(/in the words of the people who posted them\.$/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/none here yet|made up/);
});

test('stories that cannot be read are said to be missing, and are read again', async () => {
  let isAway = true;
  answerApi({ stories: () => (isAway ? noAnswer() : { ...NONE, stories: [STORY] }) });
  await show(<SuccessStoriesScreen />);
  await expect.element(page.getByText("The stories couldn't be loaded.")).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('We hum together now.')).toBeVisible();
});
