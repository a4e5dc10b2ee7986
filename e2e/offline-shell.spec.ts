import { expect, test } from './support/test.ts';

test('the app opens without a network once it has been visited', async ({ page, context, consoleProblems }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  consoleProblems.length = 0;
});

test('the manifest makes it installable', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A test's own browser profile is never kept, which Chromium counts as "incognito".
  expect(installabilityErrors.filter((error) => error.errorId !== 'in-incognito')).toEqual([]);
});
