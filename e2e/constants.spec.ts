import type { Page } from '@playwright/test';
import { createMember, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serverKind: 'sparse', serviceWorkers: 'block' });

const toastRegion = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('home asks for ten conflicts and a category for twenty, and more are loaded where there are more', async ({
  page,
}) => {
  await createMember(page, 'prolific@example.org', 'Prolific');
  await Promise.all(
    Array.from({ length: 21 }, (_, n) => postConflict(page, `Conflict number ${n + 1} of many`, 'trust')),
  );

  const home = page.waitForRequest(/\/api\/top-conflicts-today/);
  await page.goto('/');
  expect(new URL((await home).url()).searchParams.get('limit')).toBe('10');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(10);

  const category = page.waitForRequest(/\/api\/top-conflicts-today\?.*category=trust/);
  await page.goto('/category/trust');
  expect(new URL((await category).url()).searchParams.get('limit')).toBe('20');
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: 'Load More Conflicts' }).click();
  await expect(cards).toHaveCount(21);
  await expect(page.getByText('21 active conflicts')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load More Conflicts' })).toHaveCount(0);
});

test('a long address takes 200 px of the menu', async ({ page }) => {
  await createMember(page, `${'long'.repeat(12)}@example.org`, 'Longaddress');
  await page.goto('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  const address = page.getByText(/^longlong/);
  await expect(address).toBeVisible();
  expect((await address.boundingBox())?.width).toBeLessThanOrEqual(200);
});

test.describe('a toast', () => {
  test.use({ makesFaults: true });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('Password', { exact: true }).fill('long enough');
    // From here on time stands still, or goes as far as it is told to.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(toastRegion(page).getByText('Login failed')).toBeVisible({ timeout: 250 });
    }).toPass();
  });

  test('goes with a swipe to the right of 50 px, and slides back from less', async ({ page }) => {
    const card = toastRegion(page).getByRole('article');
    const swipe = async (distance: number) => {
      const box = await card.boundingBox();
      if (!box) throw new Error('There is no toast to swipe.');
      const [x, y] = [box.x + 60, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(45);
    await expect(card).toHaveCount(1);
    await swipe(55);
    await expect(card).toHaveCount(0);
  });
});
