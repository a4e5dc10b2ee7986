import type { BrowserContext, Page } from '@playwright/test';
import { ACCOUNTS, createMember, createNewcomer, postConflict } from './support/people.ts';
import { expect, sidewaysScroll, test } from './support/test.ts';

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
};

test.use(PHONE);

const ELSEWHERE = 'https://www.wikipedia.org/';
const WORDS = 'He hit me again last night, and I am scared of him when he drinks.';

test('a help line is two taps away from the words, and quick exit leaves for good from every step', async ({
  page: first,
  context,
  browser,
  server,
}) => {
  await standInForElsewhere(context);
  await createMember(first, 'somebody@example.org', 'Somebody');
  const own = await postConflict(first, 'He will not load the dishwasher after a fight');
  await first.close();

  await test.step('help', () => leaveFrom(context, '/submit-conflict', writeAndPost));
  await test.step('conflict', () => leaveFrom(context, own));
  await test.step('worse', () => leaveFrom(context, `/how-it-went/${own.split('/')[2]}`, sayItIsWorse));
  await test.step('settings', () => leaveFrom(context, '/settings'));

  await test.step('nothing that was written is left', async () => {
    const page = await context.newPage();
    await page.goto('/submit-conflict');
    await expect(page.getByLabel('Title')).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain(WORDS);
    await page.close();
  });

  await test.step('onboarding', async () => {
    const newcomer = await browser.newContext({ ...PHONE, baseURL: server.origin });
    await standInForElsewhere(newcomer);
    const page = await newcomer.newPage();
    await createNewcomer(page, 'somebody-new@example.org');
    await leaveFrom(newcomer, '/onboarding');
    await newcomer.close();
  });
});

const standInForElsewhere = (context: BrowserContext) =>
  context.route(`${ELSEWHERE}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wikipedia</title><h1>Wikipedia</h1>' }),
  );

const writeAndPost = async (page: Page) => {
  await page.getByLabel('Title').fill('Does everybody fight like this?');
  await page.getByLabel('Category').selectOption('communication');
  await page.getByRole('textbox', { name: /^His side/ }).fill(ACCOUNTS.his);
  await page.getByRole('textbox', { name: /^Her side/ }).fill(WORDS);
  const exit = await page.getByRole('button', { name: 'Quick exit' }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox();
  expect(exit?.y).toBeGreaterThanOrEqual(bar?.y ?? Infinity);

  await page.getByRole('button', { name: 'Post conflict' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Is someone in danger?' });
  const lines = sheet.locator('a[href^="tel:"]');
  await expect(lines.first()).toHaveAttribute('href', 'tel:999');
  await expect(lines.nth(1)).toHaveAttribute('href', 'tel:08082000247');
  for (const line of [lines.first(), lines.nth(1)]) {
    await expect(line).toBeInViewport({ ratio: 1 });
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  await lines.nth(1).tap();
  await expect(sheet).toBeVisible();
};

const sayItIsWorse = async (page: Page) => {
  for (const name of ['Rather not say', 'Made it worse']) await page.getByRole('radio', { name }).tap();
  const help = page.getByRole('region', { name: 'We’re sorry. You don’t have to go through this alone.' });
  await expect(help).toBeVisible();
  await help.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
};

async function leaveFrom(context: BrowserContext, path: string, prepare?: (page: Page) => Promise<void>) {
  const page = await context.newPage();
  await page.goto(path);
  const exit = page.getByRole('button', { name: 'Quick exit' }).first();
  await expect(exit).toBeVisible();
  await prepare?.(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await expect(exit).toBeInViewport({ ratio: 1 });
  await exit.tap();
  await expect(page).toHaveURL(ELSEWHERE);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await page.close();
}
