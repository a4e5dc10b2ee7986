import { expect, test } from './support/test.ts';

test.use({ serverKind: 'furnished', viewport: { width: 360, height: 740 } });

for (const [kind, conflict] of [
  ['with a hidden result', '/conflict/3'],
  ['with a public result', '/conflict/4'],
  ['with a short story', '/conflict/16'],
  ['with a short story and a public result', '/conflict/19'],
] as const)
  test(`a phone’s first screen ${kind} has at most ten controls, and at most a quarter of it is fixed`, async ({
    page,
  }) => {
    await page.goto(conflict);
    await expect(page.getByRole('button', { name: 'Quick exit' })).toBeInViewport({ ratio: 1 });
    const dock = page.getByRole('region', { name: 'Vote', exact: true });
    await expect(dock.getByRole('button')).toHaveCount(2);
    for (const side of await dock.getByRole('button').all()) await expect(side).toBeInViewport({ ratio: 1 });
    const controls = await page.locator('a, button, summary, input').evaluateAll((all) =>
      all.filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return control.checkVisibility() && control.contains(hit);
      }),
    );
    expect(controls.length).toBeLessThanOrEqual(10);
    const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
    const { y } = (await dock.boundingBox()) ?? { y: 0 };
    expect(height + 740 - y).toBeLessThanOrEqual(740 / 4);
  });

test('the bottom bar, covered by the vote, is reachable by keyboard and by scrolling', async ({ page }) => {
  await page.goto('/conflict/3');
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
