import type { Page } from '@playwright/test';

/** Dispatches the event that offers to install the app, because a browser fires it only in a persistent profile. */
export const beInstallable = (page: Page) =>
  page.evaluate(
    () => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({}) })),
  );
