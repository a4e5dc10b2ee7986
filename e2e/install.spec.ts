import { chromium, type Page } from '@playwright/test';
import { createMember, fillCredentials, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('can be installed, and its manifest has no errors', async ({ server, launchOptions, profileFolder }) => {
  // Uses a persistent profile, because Playwright's default profile counts as private and so cannot install apps.
  const context = await chromium.launchPersistentContext(profileFolder, launchOptions);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(server.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await context.newCDPSession(page);
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);

  const { icons, screenshots, shortcuts } = JSON.parse(data ?? '');
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons)];
  expect(pictures.length).toBeGreaterThan(10);
  for (const { src, sizes } of pictures) expect([src, await sizeOf(page, src)]).toEqual([src, sizes]);
  for (const { url } of shortcuts) expect((await page.request.get(server.origin + url)).status()).toBe(200);
  await context.close();
});

test('is offered after a vote, until "Not now"', async ({ page }) => {
  await createMember(page, 'installing@example.org', 'Installing');
  await page.goto(await postConflict(page, 'Whose turn is it to cook'));
  await page.evaluate(offerToInstall);
  const offer = page.getByRole('region', { name: 'Keep TwoSides handy' });
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Her side' }).click();
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
});

/** A browser fires this event only in a persistent profile. */
const offerToInstall = () =>
  void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({}) }));

test('text shared from another app starts a conflict, also when signing in comes first', async ({ page, context }) => {
  await createMember(page, 'sharing@example.org', 'Sharing');
  await context.clearCookies();
  await page.goto(
    '/submit-conflict?title=Who+reads+whose+messages&text=She+saw+this&url=https%3A%2F%2Fexample.org%2Fa',
  );
  await expect(page).toHaveURL('/login');
  await fillCredentials(page, 'sharing@example.org');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/submit-conflict');
  await expect(page.getByLabel('Title')).toHaveValue('Who reads whose messages');
  await expect(page.getByRole('textbox', { name: 'Her side' })).toHaveValue('She saw this\n\nhttps://example.org/a');
});

const sizeOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(async (path) => {
    const picture = await createImageBitmap(await (await fetch(path)).blob());
    return `${picture.width}x${picture.height}`;
  }, src);

test('the chosen appearance applies from the first paint of the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('contentinfo').getByLabel('Appearance').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('contentinfo').getByLabel('Appearance')).toHaveValue('dark');
  await page.getByRole('contentinfo').getByLabel('Appearance').selectOption('System');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});
