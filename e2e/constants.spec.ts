import { createMember, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serverKind: 'sparse' });

test('home loads ten conflicts and a category twenty, and more on request', async ({ page }) => {
  await createMember(page, 'prolific@example.org', 'Prolific');
  await Promise.all(
    Array.from({ length: 21 }, (_, n) => postConflict(page, `Conflict number ${n + 1} of many`, { category: 'trust' })),
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
