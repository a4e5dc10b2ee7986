import { test as base, type LaunchOptions } from '@playwright/test';

export type WholeBrowser = {
  /** Full Chromium, because the headless shell has no notifications, install prompt or back/forward cache. */
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
