import type { Page } from '@playwright/test';
import { createMember, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ sharedBy: 'constants', serviceWorkers: 'block' });

const LONG_TITLE = 'He says that the thermostat is a question of money and never of comfort';

/** Holds the answers of a call back until it is let go. */
const hold = async (page: Page, url: RegExp) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

const toastRegion = (page: Page) => page.getByRole('region', { name: 'Notifications' });

for (const path of ['/', '/trending']) {
  test(`${path} shows five cards of nothing while the list is on its way`, async ({ page }) => {
    const letGo = await hold(page, /\/api\/(top-conflicts-today|trending)/);
    await page.goto(path);
    await expect(
      page.getByRole('main').locator('[aria-busy=true]').first().locator('> :not(:first-child)'),
    ).toHaveCount(5);
    letGo();
  });
}

test('home asks for ten conflicts and a category for twenty, and more are loaded where there are more', async ({
  page,
}) => {
  await createMember(page, 'prolific@example.org', 'Prolific');
  await Promise.all(
    Array.from({ length: 21 }, (_, n) => postConflict(page, `Conflict number ${n + 1} of many`, 'parenting')),
  );

  const home = page.waitForRequest(/\/api\/top-conflicts-today/);
  await page.goto('/');
  expect(new URL((await home).url()).searchParams.get('limit')).toBe('10');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(10);

  const category = page.waitForRequest(/\/api\/top-conflicts-today\?.*category=parenting/);
  await page.goto('/category/parenting');
  expect(new URL((await category).url()).searchParams.get('limit')).toBe('20');
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: 'Load More Conflicts' }).click();
  await expect(cards).toHaveCount(21);
  await expect(page.getByText('21 active conflicts')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load More Conflicts' })).toHaveCount(0);
});

test.describe('with a long title', () => {
  test.beforeEach(async ({ page, browser, server }) => {
    const context = await browser.newContext({ baseURL: server.origin });
    const author = await context.newPage();
    await createMember(author, `author-${Date.now()}@example.org`, `Author ${Date.now() % 1_000_000}`);
    const path = await postConflict(author, LONG_TITLE);
    await author.request.post(`${path.replace('/conflict/', '/api/conflicts/').replace(/\/[^/]*$/, '')}/vote`, {
      data: { side: 'her' },
      headers: { Origin: server.origin },
    });
    await context.close();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
  });

  test('the sidebar cuts it at 60 characters, and a tooltip of its heading waits 700 ms', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const sidebar = page.getByRole('complementary', { name: 'More conflicts' });
    await expect(sidebar.getByText(`${LONG_TITLE.slice(0, 60).trimEnd()}…`).first()).toBeVisible();

    await sidebar
      .getByRole('img', { name: 'About this list' })
      .or(sidebar.getByLabel('About this list'))
      .first()
      .hover();
    const tooltip = page
      .getByRole('tooltip')
      .or(page.locator('[role=presentation]'))
      .getByText('Conflicts with the closest 50/50 splits');
    await page.clock.runFor(699);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip.first()).toBeVisible();
  });

  test('the sign-up prompt cuts it at 50', async ({ page }) => {
    await page.getByRole('button', { name: 'Her side' }).first().click();
    await expect(page.getByRole('dialog').getByText(`${LONG_TITLE.slice(0, 50).trimEnd()}…`)).toBeVisible();
  });

  test('the comment box has three rows', async ({ page }) => {
    await expect(page.getByLabel('Add your view')).toHaveAttribute('rows', '3');
  });
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

  test('is at most 420 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    expect((await toastRegion(page).getByRole('article').boundingBox())?.width).toBeLessThanOrEqual(420);
  });

  test('goes by itself after five seconds', async ({ page }) => {
    // A look at it gives it its whole time again.
    await toastRegion(page).getByRole('article').hover();
    await page.mouse.move(1, 1);
    await page.clock.runFor(4_999);
    await expect(toastRegion(page).getByRole('article')).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(toastRegion(page).getByRole('article')).toHaveCount(0);
  });

  test('is reached by F8, and stays as long as it is looked at', async ({ page }) => {
    await page.keyboard.press('F8');
    await expect(toastRegion(page)).toBeFocused();
    await page.clock.runFor(10_000);
    await expect(toastRegion(page).getByRole('article')).toHaveCount(1);
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
