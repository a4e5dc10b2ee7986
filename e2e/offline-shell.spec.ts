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
