import { commentOn, createMember, postConflict, voteFor } from './support/people.ts';
import { accessibilityProblems, expect, test } from './support/test.ts';

test('a vote and a helpful comment earn points on the leaderboard', async ({ page, browser }) => {
  const author = await browser.newPage();
  await createMember(author, 'olga@example.org', 'Olga');
  const path = await postConflict(author, 'Who books the trains for us two?');
  await createMember(page, 'pia@example.org', 'Pia');
  await voteFor(page, path, 'her');
  await commentOn(page, path, 'Whoever travels more often knows the app better.');
  const rowOf = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

  await test.step('a vote is ten points at once', async () => {
    await page.goto('/leaderboard');
    await expect(rowOf('Olga')).toHaveCount(0);
    await expect(rowOf('Pia')).toContainText('1 vote');
    await expect(rowOf('Pia')).toContainText('10 points');
    await expect(rowOf('Pia')).toContainText('You');
  });

  await test.step('a comment marked as helpful is twenty-five more', async () => {
    await author.goto(path);
    const helpful = author.getByRole('button', { name: /^Helpful/ });
    await expect(helpful).toHaveAttribute('aria-pressed', 'false');
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('tab', { name: 'Daily' }).click();
    await expect(page).toHaveURL('/leaderboard?period=daily');
    await expect(rowOf('Pia')).toContainText('35 points');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await test.step('the profile shows what was earned', async () => {
    await rowOf('Pia').getByRole('link', { name: 'Pia' }).click();
    await expect(page).toHaveURL('/user/Pia');
    await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible();
    await expect(page.getByText('1 of 100')).toBeVisible();
  });

  await test.step('a visitor who finds a comment helpful is asked to join', async () => {
    await author.context().clearCookies();
    await author.goto(path);
    await author.getByRole('button', { name: /^Helpful/ }).click();
    await expect(author.getByRole('dialog')).toContainText('Join in?');
  });
  await author.close();
});
