import type { Page } from '@playwright/test';
import { expect, test, untilInstalled } from './support/test.ts';

test.use({ makesFaults: true });

const PAGES_OF_TEXT = [
  '/safety',
  '/how-it-works',
  '/help',
  '/guidelines',
  '/about',
  '/contact',
  '/report',
  '/privacy',
  '/terms',
  '/cookies',
  '/dmca',
  '/careers',
  '/press',
  '/success-stories',
  '/blog',
  '/forum',
];

test('the app opens without a network once it has been visited', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/offline/i).first()).toBeVisible();
});

test('a page that came past the worker is served by it from there on', async ({ page, context }) => {
  await page.goto('/login');
  await untilInstalled(page);
  const devtools = await context.newCDPSession(page);
  // As a page that was on its way while the first worker came up.
  await devtools.send('Page.reload', { ignoreCache: true });
  await page.waitForLoadState();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});

test('one visit to the home page is enough for every page of text to open without a network', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('operator')));
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  const online = await readAll(await elsewhere.newPage());
  await elsewhere.close();

  await context.setOffline(true);
  expect(await readAll(page)).toEqual(online);
});

/** What each page of text says. */
async function readAll(page: Page): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  for (const path of PAGES_OF_TEXT) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    texts[path] = (await main.textContent()) ?? '';
  }
  return texts;
}
