import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test-support/show.tsx';
import { VoteResultsDemoScreen } from './VoteResultsDemoScreen.tsx';

test.each([320, 1280])('each figure of the scale stands below what it measures, %i px wide', async (width) => {
  await page.viewport(width, 900);
  await show(<VoteResultsDemoScreen />);
  const scale = page.getByText('0', { exact: true }).element().parentElement;
  const bars = scale?.previousElementSibling?.getBoundingClientRect();
  if (!scale || !bars) throw new Error('The bars stand above their scale.');
  const middles = [...scale.children].slice(1, -1).map((figure) => {
    const words = document.createRange();
    words.selectNodeContents(figure);
    const { left, right } = words.getBoundingClientRect();
    return Math.round((100 * ((left + right) / 2 - bars.left)) / bars.width);
  });
  expect(middles).toEqual([25, 50, 75]);
});
