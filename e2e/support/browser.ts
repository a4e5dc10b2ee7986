import { test as base } from '@playwright/test';

export type BrowserOptions = {
  /**
   * What a test runs in: the engine alone, or the whole browser around it, which also has notifications, an offer to
   * install and a page's way back out of memory, and takes a fifth more of a machine.
   */
  readonly browserKind: 'shell' | 'whole';
};

const { CHROMIUM_PATH: whole, HEADLESS_SHELL_PATH: shell = whole } = process.env;

/** Runs in the browsers that the environment names, else in Playwright's own. */
export const test = base.extend<object, BrowserOptions>({
  browserKind: ['shell', { option: true, scope: 'worker' }],
  channel: [
    ({ browserKind }, use) => use(whole === undefined && browserKind === 'whole' ? 'chromium' : undefined),
    { scope: 'worker' },
  ],
  launchOptions: [
    ({ launchOptions, browserKind }, use) => {
      const executablePath = browserKind === 'whole' ? whole : shell;
      return use({ ...launchOptions, ...(executablePath !== undefined && { executablePath }) });
    },
    { scope: 'worker' },
  ],
});
