import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { createMember } from './support/people.ts';
import { expect, test, untilInstalled } from './support/test.ts';

const MANIFEST = fileURLToPath(new URL('../packages/pwa/dist/.vite/manifest.json', import.meta.url));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('While the script of the first page is late', () => {
  test('a link leads to its own page, and back and forward to theirs', async ({ page }) => {
    await createMember(page, 'late@example.org', 'Late');
    const release = await holdScreen(page, 'Settings');
    await page.goto('/settings', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Leaderboard' }).click();
    await expect(page).toHaveURL('/leaderboard');
    await release();
    await expect(heading(page, 'Leaderboard')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/settings');
    await expect(heading(page, 'Settings')).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'Leaderboard')).toBeVisible();
  });

  test('going back from a page the server rendered shows the page the URL names', async ({ page }) => {
    await page.goto('/help');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Safety' }).click();
    await expect(heading(page, 'When it isn’t safe')).toBeVisible();
    const release = await holdScreen(page, 'Safety');
    await page.reload({ waitUntil: 'commit' });
    await expect(heading(page, 'When it isn’t safe')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/help');
    await release();
    await expect(heading(page, 'Help')).toBeVisible();
    await expect(heading(page, 'When it isn’t safe')).toBeHidden();
  });
});

test.describe('With the service worker', () => {
  test.use({ serviceWorkers: 'allow', toleratesConsoleErrors: true });

  test('older URLs redirect with their query, online and offline', async ({ page, context }) => {
    await createMember(page, 'older@example.org', 'Older Address');
    await page.goto('/');
    await untilInstalled(page);
    for (const isOffline of [false, true]) {
      await context.setOffline(isOffline);
      await page.goto('/submit?title=Who+feeds+the+cat#form');
      await expect(page).toHaveURL('/submit-conflict');
      await expect(page.getByLabel('Title')).toHaveValue('Who feeds the cat');
    }
    await context.setOffline(false);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    for (const isOffline of [false, true]) {
      await context.setOffline(isOffline);
      await page.goto('/auth?error=busy');
      await expect(page).toHaveURL('/login?error=busy');
      await expect(heading(page, 'Welcome back')).toBeVisible();
    }
  });

  test('URLs outside the app go to the server', async ({ page, context, consoleProblems }) => {
    await page.goto('/');
    await untilInstalled(page);
    for (const [path, type] of [
      ['/icons/icon-192.png', 'image/png'],
      ['/favicon.ico', 'image/'],
      ['/sw.js', 'javascript'],
      ['/robots.txt', 'text/plain'],
      ['/sitemap.xml', 'xml'],
      ['/api/stats', 'application/json'],
      ['/api/nothing', 'application/json'],
      ['/healthz', ''],
    ] as const) {
      const answer = await page.goto(path, { waitUntil: 'load' });
      expect([path, answer?.headers()['content-type']]).toEqual([path, expect.stringContaining(type)]);
      expect([path, await page.getByText('Page not found').count()]).toEqual([path, 0]);
    }
    const unknown = await page.goto('/nothing/here');
    expect(unknown?.status()).toBe(404);
    await expect(heading(page, 'Page not found')).toBeVisible();
    await context.setOffline(true);
    for (const path of ['/api/stats', '/icons/no-such.png'])
      await expect(page.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    // Ignore console errors from the browser's image and XML viewers, whose inline styles our CSP blocks.
    const others = consoleProblems.filter((problem) => !problem.startsWith('Applying inline style'));
    consoleProblems.splice(0, consoleProblems.length, ...others);
  });
});

async function holdScreen(page: Page, name: string): Promise<() => Promise<void>> {
  const manifest: Record<string, { readonly file: string }> = JSON.parse(await readFile(MANIFEST, 'utf8'));
  const file = Object.entries(manifest).find(([module]) => module.endsWith(`/${name}Screen.tsx`))?.[1].file;
  expect(file).toBeDefined();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/${file}`, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}
