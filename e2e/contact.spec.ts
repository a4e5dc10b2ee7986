import type { Page } from '@playwright/test';
import { expect, test, untilInstalled } from './support/test.ts';

const PAGES = ['/contact', '/privacy', '/terms', '/dmca', '/report'];
const operator = (page: Page) => page.getByText('This site is run by Ada Example.');

test.use({
  serverKind: 'furnished',
  makesFaults: true,
});

for (const path of PAGES) {
  test(`${path} says who runs the site and where to write to them`, async ({ page }) => {
    await page.goto(path);
    await expect(operator(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'ada@example.org' })).toHaveAttribute('href', 'mailto:ada@example.org');
  });
}

test('who runs the site can be read again without a network', async ({ page, context }) => {
  await page.goto('/');
  await untilInstalled(page);
  await page.reload();
  await page.goto('/contact');
  await expect(operator(page)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(operator(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'ada@example.org' })).toBeVisible();
});

test('who runs the site is asked for again where the answer got lost', async ({ page }) => {
  await page.route('/api/operator', (route) => route.abort());
  await page.goto('/contact');
  await expect(page.getByText("Our address couldn't be loaded.")).toBeVisible();
  await page.unroute('/api/operator');
  // The notice that the server could not be reached may offer it too.
  await page.getByRole('region', { name: 'How to reach us' }).getByRole('button', { name: 'Try again' }).click();
  await expect(operator(page)).toBeVisible();
});

test('a site that has not said who runs it says that', async ({ page }) => {
  await page.route('/api/operator', (route) => route.fulfill({ json: { name: null, email: null } }));
  await page.goto('/contact');
  await expect(page.getByText('Nobody is named here yet')).toBeVisible();
});
