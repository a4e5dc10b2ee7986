import { ACCOUNTS, createMember, listed, onboardWithConflict, registerAndVerify } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serverKind: 'sparse', serviceWorkers: 'allow', reducedMotion: 'no-preference' });

const TITLE = 'He never loads the dishwasher';

test('from sign-up to reveal: one member posts, another votes, sees the result and comments, a visitor sees no split', {
  tag: '@store',
}, async ({ browser, page, server }) => {
  await test.step('register, follow the mail, onboard with a conflict', async () => {
    await registerAndVerify(page, 'anna@example.org');
    await onboardWithConflict(page, 'Anna', TITLE);
    await expect(page.getByText('My Perspective')).toBeVisible();
    await expect(page.getByText('Results hidden until you vote')).toBeVisible();
  });

  const second = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
  const boris = await second.newPage();
  await test.step('another member finds it, votes, and sees the result after the countdown', async () => {
    await createMember(boris, 'boris@example.org', 'Boris');
    await boris.goto('/');
    await listed(boris, TITLE).click();
    await expect(boris.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(boris.getByText(ACCOUNTS.hers)).toBeVisible();
    await expect(boris.getByText('Anna', { exact: true })).toHaveCount(0);

    await boris.getByRole('button', { name: 'Her side' }).click();
    await expect(boris.getByText('Revealing Results...').first()).toBeVisible();
    await expect(boris.getByText('Her Side wins by 100%').first()).toBeVisible();
    await expect(boris.getByRole('img', { name: 'Her side 100%, his side 0%, 1 vote' })).toBeVisible();
    await expect(boris.getByRole('button', { name: 'Change Vote?' })).toBeVisible();
    const week = boris.getByRole('complementary', { name: 'About this conflict' }).getByText('New voters this week');
    await expect(week.locator('xpath=following-sibling::dd')).toHaveText('1');
  });

  await test.step('and comments', async () => {
    await expect(boris.getByRole('button', { name: 'Add Comment' })).toBeDisabled();
    await boris.getByLabel('Add your view').fill('The counter is the point, not the machine.');
    await boris.getByRole('button', { name: 'Add Comment' }).click();
    await expect(boris.getByText('Comment added!')).toBeVisible();
    await expect(boris.getByText('The counter is the point, not the machine.')).toBeVisible();
    await expect(boris.getByLabel('Add your view')).toHaveValue('');
  });

  await test.step('a visitor sees no split and is asked to join', async () => {
    const third = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
    const visitor = await third.newPage();
    const answers: Promise<string>[] = [];
    visitor.on('response', (response) => {
      if (/\/api\/conflicts\/\d+$/.test(response.url())) answers.push(response.text());
    });
    await visitor.goto('/');
    await listed(visitor, TITLE).click();
    await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(visitor.getByText('Results hidden until you vote')).toBeVisible();
    await expect(visitor.getByText('The counter is the point, not the machine.')).toBeVisible();
    await expect(visitor.getByText(/wins by|%/)).toHaveCount(0);
    expect(await Promise.all(answers)).toEqual([expect.stringContaining('"herVotes":null')]);

    await visitor.getByRole('button', { name: 'Her side' }).click();
    const prompt = visitor.getByRole('dialog', { name: 'Quick vote?' });
    await expect(prompt.getByText('Unlock results + comments + insights')).toBeVisible();
    await prompt.getByRole('link', { name: 'Vote Now' }).click();
    await expect(visitor).toHaveURL('/register');
    await third.close();
  });
  await second.close();
});
