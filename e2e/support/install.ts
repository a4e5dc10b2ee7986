import type { Page } from '@playwright/test';

/** A browser fires `beforeinstallprompt` only in a persistent profile. */
export const beInstallable = (page: Page) =>
  page.evaluate(
    () => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({}) })),
  );
