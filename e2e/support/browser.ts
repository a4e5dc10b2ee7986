import { test as base, type LaunchOptions } from '@playwright/test';

export type WholeBrowser = {
  /**
   * What launches the whole browser, which also has notifications, an offer to install and a page's way back out of
   * memory, and takes a fifth more of a machine. Everything else runs in the engine alone.
   */
  readonly wholeBrowser: LaunchOptions;
};

const { CHROMIUM_PATH: whole, HEADLESS_SHELL_PATH: shell = whole } = process.env;

/** Runs in the browsers that the environment names, else in Playwright's own. */
export const test = base.extend<object, WholeBrowser>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ...(shell !== undefined && { executablePath: shell }) }),
    { scope: 'worker' },
  ],
  wholeBrowser: [
    async ({ launchOptions: { executablePath: _, ...options } }, use) =>
      use({ ...options, ...(whole === undefined ? { channel: 'chromium' } : { executablePath: whole }) }),
    { scope: 'worker' },
  ],
});
