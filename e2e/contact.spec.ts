import type { Page } from '@playwright/test';
import { expect, test, untilInstalled } from './support/test.ts';

const operator = (page: Page) => page.getByText('This site is run by Ada Example.');

test.use({
  serverKind: 'furnished',
  toleratesConsoleErrors: true,
  serviceWorkers: 'allow',
});

test('the operator’s details can be read again offline', async ({ page, context }) => {
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
