import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { isMissingCode } from './support/network.ts';
import { createMember, postConflict } from './support/people.ts';
import { expect, test as watched } from './support/test.ts';

const MANIFEST = fileURLToPath(new URL('../packages/pwa/dist/.vite/manifest.json', import.meta.url));

type Chunk = { readonly file: string; readonly imports?: readonly string[] };

const test = watched.extend<{ quiet: undefined }>({
  quiet: [
    async ({ consoleProblems }, use) => {
      await use(undefined);
      const others = consoleProblems.filter((problem) => !isMissingCode(problem));
      consoleProblems.splice(0, consoleProblems.length, ...others);
    },
    { auto: true },
  ],
});

test.use({ toleratesConsoleErrors: true });

async function takeAway(page: Page, isMissing: (module: string) => boolean) {
  const chunks = await readChunks();
  const files = Object.keys(chunks)
    .filter((module) => /\.(?:tsx?|html)$/.test(module) && isMissing(module))
    .map((module) => `/${chunks[module]?.file}`);
  expect(files).not.toEqual([]);
  const isOne = (url: URL) => files.includes(url.pathname);
  await page.route(isOne, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(isOne);
}

const readChunks = async (): Promise<Record<string, Chunk>> => JSON.parse(await readFile(MANIFEST, 'utf8'));

async function modulesOfScreens(): Promise<Set<string>> {
  const chunks = await readChunks();
  const modules = new Set(['index.html', ...Object.keys(chunks).filter((module) => module.endsWith('Screen.tsx'))]);
  for (const module of modules) for (const imported of chunks[module]?.imports ?? []) modules.add(imported);
  return modules;
}

const isSettled = (page: Page) => page.waitForLoadState('networkidle');

test('whichever optional module is missing, the screen stays and says that the network is gone', async ({
  page,
  context,
}) => {
  await createMember(page, 'half@example.org', 'Halfway');
  const path = await postConflict(page, 'Who locks the door');
  const needed = await modulesOfScreens();
  const bringBack = await takeAway(page, (module) => !needed.has(module));
  for (const address of ['/', path]) {
    await page.goto(address);
    await isSettled(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Your account' })).toHaveCount(0);
  }
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Who locks the door' })).toBeVisible();

  await bringBack();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('a dialog whose code is missing says so, and opens after a reload', async ({ page }) => {
  await createMember(page, 'press@example.org', 'Presser');
  await page.goto('/');
  await isSettled(page);
  const bringBack = await takeAway(page, (module) => module === 'src/ui/overlay/MenuPopup.tsx');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('reload the page');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await bringBack();
  await page.reload();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
});

test('a page lost to a short network failure says so, and reloads by itself afterwards, but not in a loop', async ({
  page,
  context,
}) => {
  const lost = page.getByRole('heading', { level: 1, name: 'This page didn’t load' });
  const banner = page.getByRole('banner');
  await page.clock.install();
  await page.goto('/about');
  await isSettled(page);
  await context.setOffline(true);
  await banner.getByRole('link', { name: 'Trending' }).click();
  await expect(lost).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Trending conflicts' })).toBeVisible();

  const bringBack = await takeAway(page, (module) => module.endsWith('/LoginScreen.tsx'));
  await isSettled(page);
  await banner.getByRole('link', { name: 'Sign In' }).click();
  await expect(lost).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.clock.fastForward(10_000);
  await isSettled(page);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await bringBack();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('missing code of the update offer is no error', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await takeAway(page, (module) => module === 'src/app/offer-updates.ts');
  const refused = page.waitForResponse(/offer-updates/);
  await page.goto('/about');
  expect((await refused).status()).toBe(404);
  await isSettled(page);
  expect(errors).toEqual([]);
});

test('a failure around the screen is explained, and a retry brings the page back', async ({
  page,
  consoleProblems,
}) => {
  await page.goto('/about');
  await isSettled(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', {
      configurable: true,
      get: () => {
        throw new Error('a part of the shell');
      },
    });
    window.dispatchEvent(new Event('offline'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get real clarity from real people.' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  const others = consoleProblems.filter((problem) => !problem.includes('a part of the shell'));
  consoleProblems.splice(0, consoleProblems.length, ...others);
});

test('a browser that refuses storage still shows the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Get real clarity from real people.' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Trending' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trending conflicts' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Get real clarity from real people.' })).toBeVisible();
});

test('the app’s first file is requested again after a failure', async ({ page }) => {
  await page.route('**/early.js', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  await page.goto('/');
  await isSettled(page);
  await page.getByLabel('Sort by').selectOption({ label: 'Polarizing' });
  await expect(page).toHaveURL('/?sort=polarizing');
});

test('a page whose app cannot load says so, and works after a reload', async ({ page }) => {
  const bringBack = await takeAway(page, (module) => module === 'index.html');
  await page.goto('/', { waitUntil: 'load' });
  const alert = page.getByRole('alert').filter({ hasText: 'its buttons don’t work' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await bringBack();
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: 'Menu' }).or(page.getByRole('banner')).first().waitFor();
  await expect(alert).toBeHidden();
});
