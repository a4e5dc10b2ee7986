import type { Page } from '@playwright/test';
import { createMember, postConflict } from './support/people.ts';
import { accessibilityProblems, expect, sidewaysScroll, test } from './support/test.ts';

// Their conflicts are looked for on home.
test.use({ serverKind: 'sparse', serviceWorkers: 'block' });

const ways = (page: Page) => page.getByRole('region', { name: 'Share this conflict' });
const week = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Community insights' }).locator('dl > div').filter({ hasText: name });

test('a conflict is passed on by messages, networks, mail and its link, and each way is counted', async ({
  page,
  context,
}) => {
  await createMember(page, 'passer@example.org', 'Passer');
  const path = await postConflict(page, 'Who picks the film tonight?');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Nothing leaves this machine.
  await context.route(/^https:\/\/(?!localhost)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'There' }),
  );
  await page.goto(path);
  const link = new URL(path, page.url()).href;
  for (const [name, begin] of [
    ['WhatsApp', 'https://wa.me/'],
    ['Telegram', 'https://t.me/share/url'],
    ['SMS', 'sms:'],
    ['Email', 'mailto:'],
    ['X', 'https://x.com/'],
    ['Facebook', 'https://www.facebook.com/'],
    ['Reddit', 'https://www.reddit.com/'],
  ] as const) {
    const target = await ways(page).getByRole('link', { name, exact: true }).getAttribute('href');
    expect(target?.startsWith(begin)).toBe(true);
    expect(decodeURIComponent(target ?? '')).toContain(link);
  }
  await expect(week(page, 'Shares this week')).toBeHidden();

  const opened = context.waitForEvent('page');
  await ways(page).getByRole('link', { name: 'Telegram' }).click();
  const there = await opened;
  await there.waitForLoadState();
  expect(await there.evaluate(() => window.opener)).toBeNull();
  await there.close();
  await expect(week(page, 'Shares this week')).toContainText('1');
  await ways(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(week(page, 'Shares this week')).toContainText('2');
  await ways(page).getByRole('button', { name: 'Copy link' }).click();
  await page.reload();
  await expect(week(page, 'Shares this week')).toContainText('2');

  expect(await accessibilityProblems(page)).toEqual([]);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test('the device’s own share sheet counts when something was shared, not when it was closed', async ({ page }) => {
  await createMember(page, 'sheet@example.org', 'Sheet');
  const path = await postConflict(page, 'Whose family do we visit first?');
  await page.addInitScript(() => {
    let calls = 0;
    Object.defineProperty(navigator, 'share', {
      value: () => {
        calls += 1;
        return calls === 1 ? Promise.reject(new DOMException('Closed', 'AbortError')) : Promise.resolve();
      },
    });
  });
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/share')) counted.push(request.postData() ?? '');
  });
  await page.goto(path);
  const share = ways(page).getByRole('button', { name: 'Share…' });
  await share.click();
  await share.click();
  await expect(week(page, 'Shares this week')).toContainText('1');
  expect(counted).toEqual(['{"channel":"native"}']);
});

test.describe('when counting fails', () => {
  test.use({ makesFaults: true });

  test('the person is told of nothing but what they did', async ({ page, context }) => {
    await createMember(page, 'uncounted@example.org', 'Uncounted');
    const path = await postConflict(page, 'Who wakes up with the dog?');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(/\/share$/, (route) => route.abort());
    await page.goto(path);
    await ways(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Link copied!' })).toBeVisible();
    await expect(week(page, 'Shares this week')).toBeHidden();
  });
});

test('a card offers the same ways in a dialog, by keyboard too', async ({ page }) => {
  await createMember(page, 'carder@example.org', 'Carder');
  await postConflict(page, 'Is a card enough for a birthday?');
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Share: Is a card enough for a birthday?' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share this conflict' });
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('figures are real, and one without data is left out', async ({ page }) => {
  await createMember(page, 'figures@example.org', 'Figures');
  await postConflict(page, 'Who keeps count around here?');
  await page.route('/api/stats', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: {
        ...(await answer.json()),
        memberCount: 1234,
        revealedCount: 0,
        medianTimeToReveal: 7_300_000,
        revealRate: 78,
      },
    });
  });
  await page.goto('/trending');
  const tiles = page.getByRole('region', { name: 'TwoSides so far' });
  await expect(tiles.getByText('1,234')).toBeVisible();
  await expect(tiles.getByText('Reached 100 votes')).toBeHidden();
  await page.goto('/submit-conflict');
  const expectations = page.getByRole('region', { name: 'How it goes for others' });
  await expect(expectations.getByText('2 hours')).toBeVisible();
  await expect(expectations.getByText('78%')).toBeVisible();
});

test('the weekly mail is asked for in the settings, at once and for good', async ({ page }) => {
  await createMember(page, 'weekly@example.org', 'Weekly');
  await page.goto('/settings#email');
  await expect(page.getByRole('heading', { name: 'Email' })).toBeFocused();
  const box = page.getByLabel('A weekly email about my conflicts');
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(page.getByRole('article').filter({ hasText: 'Weekly email on' })).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test.describe('the page behind a mail’s link', () => {
  test.use({ makesFaults: true });

  test('asks before it ends anything, and says when a link does not work', async ({ page }) => {
    await page.goto('/unsubscribe?token=digest.nobody.nothing');
    await expect(page.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('This link is not valid. Your settings say which emails you get.')).toBeVisible();

    await page.route('/api/unsubscribe', (route) => route.fulfill({ json: { list: 'digest' } }));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: "You're unsubscribed" })).toBeFocused();
    await expect(page.getByText("You won't get the weekly email any more.")).toBeVisible();
    await page.goto('/unsubscribe');
    await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
  });
});
