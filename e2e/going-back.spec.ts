import type { Page } from '@playwright/test';
import { createMember, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1400, height: 500 } });

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, place: number) => page.evaluate((top) => window.scrollTo(0, top), place);

const isPlaced = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('manual');

test('going back to a page that was never scrolled leads to its top, and forward to the last position', async ({
  page,
}) => {
  await page.goto('/help');
  await page.getByRole('banner').getByRole('link', { name: 'How it works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.addEventListener('scroll', (event) => event.stopImmediatePropagation()));
  await scrollTo(page, 600);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeInViewport();
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(600);
});

test('a page opened by its URL starts at the top, and a reload keeps the position', async ({ page }) => {
  await page.goto('/how-it-works');
  await isPlaced(page);
  // Block scroll events, as if the page reloaded before the browser fired one.
  await page.evaluate(() => document.addEventListener('scroll', (event) => event.stopImmediatePropagation()));
  await scrollTo(page, 600);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(600);
  await page.goto('/help');
  await page.goto('/how-it-works');
  await isPlaced(page);
  expect(await scrolled(page)).toBe(0);
});

test('a link to a section leads there each time, and going back restores the position', async ({ page }) => {
  await createMember(page, 'parts@example.org', 'Parts');
  const path = await postConflict(page, 'Who reads to the end');
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Who reads to the end' });
  await card.getByRole('link', { name: '0 comments' }).click();
  const discussion = page.locator('#discussion');
  await expect(page).toHaveURL(`${path}#discussion`);
  await expect(discussion).toBeInViewport();
  await expect(discussion).toBeFocused();

  await scrollTo(page, 0);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Trending' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who reads to the end' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Who reads to the end' })).toBeInViewport();
  await expect(discussion).toBeAttached();
  expect(await scrolled(page)).toBe(0);

  await page.goto('/help');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const name = (await link.textContent()) ?? '';
  for (const _ of ['once', 'and once more']) {
    await scrollTo(page, 0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
  }
});

test('pressing a link requests its page’s data before the release, and only once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/trending?limit=10')) asked.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('banner').getByRole('link', { name: 'Trending' });
  await link.hover();
  await page.mouse.down();
  await expect.poll(() => asked.length).toBe(1);
  await expect(page).toHaveURL('/');
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: 'Trending conflicts' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(asked).toHaveLength(1);
});
