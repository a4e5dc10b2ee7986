import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../test-support/answer-api.ts';
import { aConflict, pageOf } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { ShareButton } from './ShareButton.tsx';
import { ShareDialog } from './ShareWays.tsx';

test('the title is aligned by its own direction', async () => {
  await show(
    <ShareDialog conflict={pageOf(aConflict({ title: 'מי שוטף כלים?' }))} open onOpenChange={() => undefined} />,
  );
  await expect.element(page.getByText('מי שוטף כלים?')).toHaveAttribute('dir', 'auto');
});

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

test('pressing “Share” again while the sheet is open does not touch the clipboard', async () => {
  answerApi();
  const sheet = Promise.withResolvers<void>();
  let isOpen = false;
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: () => {
      if (isOpen) return Promise.reject(new DOMException('An earlier share has not finished', 'InvalidStateError'));
      isOpen = true;
      return sheet.promise;
    },
  });
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(<ShareButton conflict={pageOf(aConflict())} />);
  const button = page.getByRole('button', { name: /^Share/ });
  await button.click();
  await button.click();
  await expect.poll(() => isOpen).toBe(true);
  sheet.reject(new DOMException('Closed', 'AbortError'));
  await expect.element(toast('Link copied!')).not.toBeInTheDocument();
  expect(copy).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'share');
});
