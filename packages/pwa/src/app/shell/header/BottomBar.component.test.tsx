import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { peekRedirect } from '../../../features/common/sign-up-prompt/redirect-after-login.ts';
import { answerApi } from '../../../test-support/answer-api.ts';
import { aMember } from '../../../test-support/seeds.ts';
import { doubleTheText, show } from '../../../test-support/show.tsx';
import { BottomBar } from './BottomBar.tsx';

const root = document.documentElement;

afterEach(() => {
  root.style.removeProperty('--exit-room');
});

test.each([
  ['a visitor', undefined],
  ['a member', aMember()],
])('no label of the bar covers another for %s at 360 px, beside the quick exit too', async (_, member) => {
  await page.viewport(360, 740);
  answerApi();
  await show(<BottomBar />, { member });
  for (const exitRoom of ['4px', '4.25rem']) {
    root.style.setProperty('--exit-room', exitRoom);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect.element(page.getByRole('link', { name: 'Ask Community' })).toBeVisible();
    const labels = links.elements().map((link) => (link.lastElementChild as Element).getBoundingClientRect());
    for (const [index, { left, bottom }] of labels.entries()) {
      expect([exitRoom, left >= (labels[index - 1]?.right ?? 0)]).toEqual([exitRoom, true]);
      expect(bottom).toBeLessThanOrEqual(740);
    }
  }
});

test('labels stay below the icons and inside the bar at 200% text', async () => {
  await doubleTheText();
  await page.viewport(700, 640);
  await show(<BottomBar />);
  const link = page.getByRole('link', { name: 'Ask Community' }).element();
  const icon = link.querySelector('svg')?.getBoundingClientRect();
  const label = link.lastElementChild?.getBoundingClientRect();
  expect(label?.top).toBeGreaterThanOrEqual(icon?.bottom ?? Infinity);
  expect(label?.bottom).toBeLessThanOrEqual(640);
});

test('offers a visitor who wants to ask the community to sign up, and remembers it', async () => {
  await page.viewport(360, 740);
  answerApi();
  const { address } = await show(<BottomBar />);
  await page.getByRole('link', { name: 'Ask Community' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Share your conflict?' })).toBeVisible();
  expect([address(), peekRedirect()]).toEqual(['/', '/submit-conflict']);
});

test('leads a member who wants to ask the community to the form', async () => {
  await page.viewport(360, 740);
  answerApi();
  const { address } = await show(<BottomBar />, { member: aMember() });
  await page.getByRole('link', { name: 'Ask Community' }).click();
  await expect.poll(address).toBe('/submit-conflict');
});
