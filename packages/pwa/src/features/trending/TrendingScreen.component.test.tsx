import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, noAnswer } from '../../test-support/answer-api.ts';
import { aConflict, rowOf } from '../../test-support/seeds.ts';
import { show } from '../../test-support/show.tsx';
import { TrendingScreen } from './TrendingScreen.tsx';

const showTab = async (tab: string) => {
  const list = () => [rowOf(aConflict())];
  answerApi({ trending: list, polarizing: list, topConflictsToday: list, ended: list, stats: noAnswer });
  await show(<TrendingScreen />, { path: `/trending?tab=${tab}` });
  await expect.element(page.getByRole('heading', { name: aConflict().title })).toBeVisible();
};

test.each([
  ['trending', 1],
  ['polarizing', 1],
  ['today', 1],
  ['ended', 0],
])('of the tab "%s" each card has as many places as a ranking gives it: %i', async (tab, places) => {
  await showTab(tab);
  expect(page.getByText('#1', { exact: true }).elements()).toHaveLength(places);
});
