import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, noAnswer } from '../../../test-support/answer-api.ts';
import { aConflict, rowOf } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
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

test.each([320, 768])(
  'all tabs are in sight at a width of %i, the first one’s words under the title’s',
  async (width) => {
    await page.viewport(width, 800);
    await showTab('ended');
    const titleBegins = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().left;
    const words = page
      .getByRole('tab')
      .elements()
      .map((tab) => {
        const range = document.createRange();
        range.selectNodeContents(tab);
        return range.getBoundingClientRect();
      });
    expect(words).toHaveLength(4);
    expect(Math.abs((words[0]?.left ?? 0) - titleBegins)).toBeLessThan(1);
    expect(words[3]?.right).toBeLessThanOrEqual(width);
    for (const { height } of words) expect(height).toBeLessThan(60);
  },
);
