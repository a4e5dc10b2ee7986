import type { Page } from '@playwright/test';
import { expect, test, untilInstalled } from './support/test.ts';

test.use({ toleratesConsoleErrors: true, serviceWorkers: 'allow', serverKind: 'furnished' });

const PAGES_OF_TEXT = ['/safety', '/help', '/contact', '/report', '/privacy', '/how-it-works'];

test('a page that loaded without the worker is served by it afterwards', async ({ page, context }) => {
  await page.goto('/login');
  await untilInstalled(page);
  const devtools = await context.newCDPSession(page);
  // A hard reload bypasses the service worker, as if this were the first visit.
  await devtools.send('Page.reload', { ignoreCache: true });
  await page.waitForLoadState();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});

test('after one visit to home text pages open offline, and any other page after a visit to it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('operator')));
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  const online = await elsewhere.newPage();
  await online.goto('/');
  const texts: Record<string, string> = {};
  for (const path of PAGES_OF_TEXT) {
    const heading = await mainHeading(online).textContent();
    await online.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(mainHeading(online)).not.toHaveText(heading ?? '');
    await expect(online.locator('[aria-busy=true]')).toHaveCount(0);
    texts[path] = (await online.getByRole('main').textContent()) ?? '';
  }
  await elsewhere.close();
  expect(texts['/contact']).toContain('This site is run by Ada Example.');
  await page.goto('/voting-demo');
  await expect(mainHeading(page)).toBeVisible();

  await context.setOffline(true);
  for (const path of PAGES_OF_TEXT) {
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveText(texts[path] ?? '');
  }
  await page.goto('/voting-demo');
  await expect(mainHeading(page)).toBeVisible();
  await page.goto('/success-stories');
  await expect(
    page.getByText('How conflicts on TwoSides turned out, in the words of the people who posted them.'),
  ).toBeVisible();
  await page.goto('/transparency');
  await expect(page.getByText('The numbers couldn’t be loaded.')).toBeVisible();
});

const mainHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a page with a secret in its URL sends no Referer, even when the worker serves it', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const referers: (string | undefined)[] = [];
  page.on('request', (request) => referers.push(request.headers().referer));
  const response = await page.goto('/reset-password?token=secret-of-somebody');
  expect(response?.fromServiceWorker()).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: false }).first().click();
  await page.waitForLoadState('networkidle');
  expect(referers.length).toBeGreaterThan(3);
  expect(referers.filter((referer) => referer?.includes('secret-of-somebody'))).toEqual([]);
});
