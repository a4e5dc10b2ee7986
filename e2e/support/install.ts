import type { Page } from '@playwright/test';

/** Dispatches `beforeinstallprompt`, which a browser fires only in a persistent profile. */
export const beInstallable = (page: Page) =>
  page.evaluate(
    () => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({}) })),
  );
