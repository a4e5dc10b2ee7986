import type { Page } from '@playwright/test';

/** What the browser says of itself in a profile that is kept. */
export const beInstallable = (page: Page) =>
  page.evaluate(
    () => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({}) })),
  );
