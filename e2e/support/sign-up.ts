import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from './people.ts';

export type Effort = { taps: number; fields: number; screens: (string | null)[]; waits: Wait[] };
type Wait = { readonly after: string; readonly ms: number };

export const noEffort = (): Effort => ({ taps: 0, fields: 0, screens: [], waits: [] });

export const reportEffort = (way: string, { taps, fields, waits }: Effort): void => {
  const waited = waits.reduce((sum, { ms }) => sum + ms, 0);
  const steps = waits.map(({ after, ms }) => `${after} ${(ms / 1000).toFixed(2)}`).join(', ');
  process.stdout.write(
    `${way}: ${taps} taps, ${fields} typed fields, ${(waited / 1000).toFixed(1)} s of waiting for the machine beside the countdown (${steps})\n`,
  );
};

type Between = (page: Page) => Promise<void>;

export const loseTheNetwork: Between = async (page) => {
  for (const isOffline of [true, false]) await page.context().setOffline(isOffline);
};

export const signUpFromHome = (page: Page, email: string): Promise<Effort> =>
  signUp(page, email, (effort) => press(page, effort, page.locator('a[href="/register"]:visible').first()));

export const pressFromHome = (page: Page, title: string, email: string, between?: Between): Promise<Effort> =>
  signUp(
    page,
    email,
    async (effort) => {
      const side = page.getByRole('region', { name: `Vote: ${title}` }).getByRole('button', { name: 'Her side' });
      const wayOn = page.getByRole('dialog').getByRole('link', { name: 'Vote Now' });
      await tap(effort, side, () => wayOn.waitFor());
      await between?.(page);
      await press(page, effort, wayOn);
    },
    between,
  );

const signUp = async (
  page: Page,
  email: string,
  toTheForm: (effort: Effort) => Promise<void>,
  between?: Between,
): Promise<Effort> => {
  const effort = noEffort();
  await page.goto('/');
  await look(page, effort);
  await between?.(page);
  await toTheForm(effort);
  while (new URL(page.url()).pathname === '/register') {
    await between?.(page);
    await fillAndPress(page, effort, { email, password: PASSWORD });
  }
  await look(page, effort);
  return effort;
};

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

const press = (page: Page, effort: Effort, button: Locator) =>
  tap(effort, button, () =>
    page.waitForFunction((before) => {
      const present = document.querySelector('h1')?.textContent;
      return present !== undefined && present !== before;
    }, effort.screens.at(-1)),
  );

/** @param until resolves when the effect of the tap is visible */
export const tap = async (effort: Effort, button: Locator, until: () => Promise<unknown>) => {
  const name = (await button.textContent()) ?? '';
  await button.click();
  effort.taps += 1;
  await wait(effort, name, until);
};

export const wait = async (effort: Effort, after: string, until: () => Promise<unknown>) => {
  const begun = performance.now();
  await until();
  effort.waits.push({ after, ms: performance.now() - begun });
};

const look = async (page: Page, { screens }: Effort) => {
  const screen = await screenOf(page);
  if (screens.at(-1) !== screen) screens.push(screen);
};

const screenOf = (page: Page): Promise<string | null> => page.getByRole('heading', { level: 1 }).first().textContent();
