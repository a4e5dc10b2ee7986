import type { Locator } from '@playwright/test';
import { createMember, logOut, postConflict } from './support/people.ts';
import { expect, sidewaysScroll, test } from './support/test.ts';

test.use({ serverKind: 'sparse' });

test('an endless word fits every width', async ({ page }) => {
  await createMember(page, 'longwinded@example.org', 'Longwinded');
  const conflict = await postConflict(page, `Averyveryverylongwordwithoutanybreak${'x'.repeat(60)}`);
  for (const path of ['/', conflict, '/user/Longwinded']) {
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(/^Averyvery/)
        .first(),
    ).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ path, width, scroll: await sidewaysScroll(page) }).toEqual({ path, width, scroll: 0 });
    }
  }
});

test('on a phone’s first screen, a story is covered by at most a quarter and has at most ten controls', async ({
  page,
}) => {
  await createMember(page, 'phone@example.org', 'Phone');
  const conflict = await postConflict(page, 'Who charges the phone', { herSide: 'Always me. '.repeat(60) });
  await page.goto(conflict);
  await logOut(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(conflict);
  const box = async (place: Locator) => (await place.boundingBox()) ?? { y: 0, height: 0 };
  const quickExit = page.getByRole('button', { name: 'Quick exit' });
  await expect(page.getByRole('button', { name: 'His side' })).toBeInViewport({ ratio: 1 });
  await expect(quickExit).toBeInViewport({ ratio: 1 });
  const header = await box(page.getByRole('banner'));
  const vote = await box(page.getByRole('region', { name: 'Vote', exact: true }));
  expect(header.height + 740 - vote.y).toBeLessThanOrEqual(740 / 4);
  const controls = await page.locator('a, button, summary, input').evaluateAll((all) =>
    all.filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return control.checkVisibility() && control.contains(hit);
    }),
  );
  expect(controls.length).toBeLessThanOrEqual(10);

  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await home.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(home).toBeFocused();
  await home.click({ trial: true });
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.getByRole('heading', { name: /discussion/i }).scrollIntoViewIfNeeded();
  await home.click();
  await expect(page).toHaveURL('/');
});

test('in print nothing covers the text, in dark mode too', async ({ page }) => {
  await createMember(page, 'printer@example.org', 'Printer');
  const conflict = await postConflict(page, 'Who refills the printer');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of ['/', conflict, '/submit-conflict', '/leaderboard', '/privacy', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(() => ({
        covering: [...document.body.querySelectorAll('*')]
          .filter((element) => element.checkVisibility())
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
          .map(({ className }) => className),
        paper: getComputedStyle(document.body).backgroundColor,
      }));
      expect([path, width, found]).toEqual([path, width, { covering: [], paper: 'rgb(251, 248, 244)' }]);
    }
  }
});
