import type { Locator, Page } from '@playwright/test';
import { ACCOUNTS, createMember, PASSWORD, postConflict, postElsewhere, verify } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serverKind: 'sparse' });

test('by keyboard alone: find, read, vote, reveal and comment', async ({ page }) => {
  await postElsewhere(page, 'breakfast@example.org', 'Is it rude to read at breakfast?');
  await createMember(page, 'keys@example.org', 'Keys');

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  const list = page.getByRole('region', { name: 'Top Conflicts Today' });
  await tabTo(page, list.getByRole('link', { name: 'Is it rude to read at breakfast?', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Is it rude to read at breakfast?' })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Her side' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Results hidden until you vote')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Her Side wins by 100%').first()).toBeVisible();

  await tabTo(page, page.getByRole('textbox', { name: 'Add your view' }));
  await page.keyboard.type('Reading is company, too.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Comment added!')).toBeVisible();
});

test('by keyboard alone: sign up, onboard, and sign out', async ({ page }) => {
  await page.goto('/register');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('fingers@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/check-email/);
  await verify(page, 'fingers@example.org');

  await page.goto('/onboarding');
  await tabTo(page, page.getByLabel("I'm ready to get started"));
  await page.keyboard.press('Space');
  await continueByKey(page);
  await tabTo(page, page.getByLabel('Your nickname'));
  await page.keyboard.type('Fingers');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await continueByKey(page);
  await tabTo(page, page.getByLabel('Your partner’s nickname'));
  await page.keyboard.type('Thumbs');
  await tabTo(page, page.getByRole('radio', { name: 'she/her' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('he/him')).toBeChecked();
  await continueByKey(page);
  await tabTo(page, page.getByLabel('Conflict title'));
  await page.keyboard.type('Is a thumb a finger or is it not?');
  await page.keyboard.press('Tab');
  await page.keyboard.type(ACCOUNTS.hers);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ACCOUNTS.his);
  await tabTo(page, page.getByLabel('Category'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Post & Celebrate' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Is a thumb a finger or is it not?' })).toBeVisible();

  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Your account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

test('by keyboard alone: submit a conflict with tags under another name', async ({ page }) => {
  await createMember(page, 'poster@example.org', 'Poster');
  await page.goto('/submit-conflict');
  await tabTo(page, page.getByRole('button', { name: 'Post Conflict' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Who is to wake the children up?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('p');
  await expect(page.getByLabel('Category')).toHaveValue('parenting');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'His side' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(ACCOUNTS.hers);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ACCOUNTS.his);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Tags (optional)')).toBeFocused();
  await page.keyboard.type('socks, #laundry, sundays, Socks, chores');
  const tags = ['socks', 'laundry', 'sundays', 'chores'];
  await expect(page.getByRole('list', { name: 'Your tags' }).getByRole('listitem')).toHaveText(tags);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Violence')).toBeFocused();
  await tabTo(page, page.getByLabel('Post anonymously'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Shuffle' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Post Conflict' }));
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Who is to wake the children up?' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tags', exact: true }).getByRole('listitem')).toHaveText(tags);
  await tabTo(page, page.getByRole('button', { name: 'Her side' }));
  await page.goto('/');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Who is to wake the children up?' });
  await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(tags.slice(0, 3));
});

test('by keyboard alone: take a conflict down from a list; the focus moves to the next one', async ({ page }) => {
  await createMember(page, 'regrets@example.org', 'Regrets');
  await postConflict(page, 'The elder of the two conflicts');
  await postConflict(page, 'The younger of the two conflicts');
  await page.goto('/user/Regrets');

  await takeDown(page, 'The younger of the two conflicts');
  await expect(page.getByRole('link', { name: 'The elder of the two conflicts', exact: true })).toBeFocused();
  await takeDown(page, 'The elder of the two conflicts');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('by keyboard alone: change a setting, which lasts', async ({ page }) => {
  await createMember(page, 'settled@example.org', 'Settled');
  await page.goto('/settings#email');
  await expect(page.getByRole('heading', { name: 'Email' })).toBeFocused();
  const weekly = page.getByLabel('A weekly email about my conflicts');
  await tabTo(page, weekly);
  await page.keyboard.press('Space');
  await expect(page.getByText('Weekly email on')).toBeVisible();
  await expect(weekly).toBeFocused();
  await page.reload();
  await expect(weekly).toBeChecked();
});

async function tabTo(page: Page, target: Locator) {
  const first = target.first();
  await expect(first).toBeVisible();
  let element = await first.elementHandle();
  for (let presses = 0; presses < 120; presses++) {
    const focus = await element?.evaluate((it) => (it.isConnected ? it === document.activeElement : 'gone'));
    if (focus === true) return;
    if (focus === 'gone') element = await first.elementHandle();
    else await page.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
}

async function continueByKey(page: Page) {
  await tabTo(page, page.getByRole('button', { name: 'Continue', exact: true }));
  await page.keyboard.press('Enter');
}

async function takeDown(page: Page, title: string) {
  await tabTo(page, page.getByRole('button', { name: `More about ${title}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Take down' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
}
