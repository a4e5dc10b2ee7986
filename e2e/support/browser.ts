import { test as base, type LaunchOptions } from '@playwright/test';

export type WholeBrowser = {
  /**
   * Launch options of a full browser, for tests that need notifications, the install prompt or the back/forward cache.
   * Other tests use the headless shell, which takes a fifth less CPU.
   */
  readonly wholeBrowser: LaunchOptions;
};

const { CHROMIUM_PATH: whole, HEADLESS_SHELL_PATH: shell = whole } = process.env;

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
