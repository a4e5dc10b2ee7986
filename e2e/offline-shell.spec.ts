import { expect, test, untilInstalled } from './support/test.ts';

test.use({ makesFaults: true });

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
