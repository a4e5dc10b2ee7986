import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConsoleMessage, Page, WebError } from '@playwright/test';
import type axe from 'axe-core';
import { expect, test as serverTest } from './server.ts';

export { expect };

const SIGNED_OUT = /\/api\/auth\/user$/;

type Watch = {
  /** If true, console errors about failed requests do not fail the test. */
  readonly toleratesConsoleErrors: boolean;
  readonly consoleProblems: string[];
  /** Has an ASCII path, because Chromium fails on other paths if there is no UTF-8 locale. */
  readonly profileFolder: string;
};

export const test = serverTest.extend<Watch>({
  toleratesConsoleErrors: [false, { option: true }],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => (await newContext(options)).on('page', waitForApp);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  consoleProblems: [
    async ({ context, toleratesConsoleErrors, serviceWorkers }, use) => {
      const problems: string[] = [];
      const hear = (message: ConsoleMessage) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (/status of 401/.test(message.text()) && SIGNED_OUT.test(message.location().url)) return;
        if (serviceWorkers === 'block' && /Service Worker registration blocked/.test(message.text())) return;
        if (toleratesConsoleErrors && message.text().startsWith('Failed to load resource')) return;
        problems.push(`${message.text()} (${message.location().url})`);
      };
      const hearError = (error: WebError) => void problems.push(String(error.error()));
      context.on('console', hear).on('weberror', hearError);
      await use(problems);
      context.off('console', hear).off('weberror', hearError);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what the fixture needs.
  profileFolder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'twosides-profile-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});

/** Makes `goto` and `reload` wait for hydration, unless the test passes `waitUntil`. */
const waitForApp = (page: Page) => {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await untilHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await untilHydrated(page);
    return response;
  };
};

const untilHydrated = (page: Page) =>
  page.waitForFunction(() => !document.getElementById('app') || document.querySelector('noscript > *'));

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const accessibilityProblems = async (
  page: Page,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(untilStill);
  return page.evaluate(violationsOf, AXE_TAGS);
};

const violationsOf = async (runOnly: string[]): Promise<readonly string[]> => {
  const { axe: there } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await there.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

const untilStill = async () => {
  const transitions = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
};

export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const doubleTheText = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await browser.detach();
};

export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isInScroller = ({ parentElement: parent }: Element): boolean =>
      parent !== null && (/auto|scroll/.test(getComputedStyle(parent).overflowX) || isInScroller(parent));
    const isCut = (part: Element) => {
      const { left, right } = part.getBoundingClientRect();
      const hasMoreInside = part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1;
      return left < -1 || right > edge + 1 || (hasMoreInside && !part.matches('input, textarea, select'));
    };
    return [...document.querySelectorAll('h1, h2, h3, a, button, input, textarea, select')]
      .filter((part) => part.checkVisibility() && !part.ariaHidden && !isInScroller(part) && isCut(part))
      .map((part) => part.textContent || part.outerHTML);
  });

export const untilStored = async (page: Page, path: string): Promise<void> => {
  const id = /^\/conflict\/(\d+)/.exec(path)?.[1];
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(keys).toContainEqual(expect.stringMatching(new RegExp(`^copy:.*\\["conflicts",${id}\\]$`)));
};

export const untilInstalled = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};
