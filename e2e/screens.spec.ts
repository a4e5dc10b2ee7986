import { createMember, postConflict } from './support/people.ts';
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
