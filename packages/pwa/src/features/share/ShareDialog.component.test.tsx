import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aConflict, pageOf } from '../../test-support/seeds.ts';
import { show } from '../../test-support/show.tsx';
import { ShareDialog } from './ShareDialog.tsx';

afterEach(() => page.viewport(1280, 800));

test.each([320, 360, 1280])(
  'the ways to share stand in fours, and no word is cut off or breaks, at %i px',
  async (width) => {
    await page.viewport(width, 640);
    await show(<ShareDialog conflict={pageOf(aConflict())} open onOpenChange={() => undefined} />);
    const ways = page.getByRole('dialog').getByRole('listitem');
    await expect.element(ways.first()).toBeVisible();
    const boxes = ways.elements().map((way) => way.getBoundingClientRect());
    expect(boxes.findIndex(({ top }) => top !== boxes[0]?.top)).toBe(4);
    for (const way of ways.elements())
      expect([way.textContent, way.scrollWidth <= way.clientWidth]).toEqual([way.textContent, true]);
    const words = boxes.map(({ height }) => height);
    expect(new Set(words).size).toBe(1);
  },
);
