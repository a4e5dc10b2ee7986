import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from './people.ts';
import { expect } from './test.ts';

/** What signing up has asked of somebody. */
export type Effort = { taps: number; fields: number; screens: (string | null)[] };

/** From home until the form is sent, as somebody does who knows nothing of the app. */
export const signUpFromHome = (page: Page, email: string): Promise<Effort> =>
  signUp(page, email, (effort) => press(page, effort, page.locator('a[href="/register"]:visible').first()));

/** The same by a side that is pressed there. */
export const pressFromHome = (page: Page, title: string, email: string): Promise<Effort> =>
  signUp(page, email, async (effort) => {
    await page
      .getByRole('region', { name: `Vote: ${title}` })
      .getByRole('button', { name: 'Her side' })
      .click();
    effort.taps += 1;
    await press(page, effort, page.getByRole('dialog').getByRole('link', { name: 'Vote Now' }));
  });

const signUp = async (page: Page, email: string, toTheForm: (effort: Effort) => Promise<void>): Promise<Effort> => {
  const effort: Effort = { taps: 0, fields: 0, screens: [] };
  await page.goto('/');
  await look(page, effort);
  await toTheForm(effort);
  while (new URL(page.url()).pathname === '/register') await fillAndPress(page, effort, { email, password: PASSWORD });
  await look(page, effort);
  return effort;
};

/** Fills in whatever is empty on the screen, and presses its button. */
export const fillAndPress = async (page: Page, effort: Effort, answers: Readonly<Record<string, string>>) => {
  await look(page, effort);
  const form = page.getByRole('main').locator('form').first();
  for (const field of await form.locator('input:visible').all()) {
    if ((await field.inputValue()) !== '' || !(await field.isEditable())) continue;
    await field.fill(answers[(await field.getAttribute('name')) ?? ''] ?? '');
    effort.fields += 1;
  }
  await press(page, effort, form.locator('button[type=submit]'));
};

/** And waits for what comes. */
const press = async (page: Page, effort: Effort, button: Locator) => {
  await button.click();
  effort.taps += 1;
  await expect.poll(() => screenOf(page)).not.toBe(effort.screens.at(-1));
};

const look = async (page: Page, { screens }: Effort) => {
  const screen = await screenOf(page);
  if (screens.at(-1) !== screen) screens.push(screen);
};

/** By its heading: the address changes while the screen before is still there. */
const screenOf = (page: Page): Promise<string | null> => page.getByRole('heading', { level: 1 }).first().textContent();
