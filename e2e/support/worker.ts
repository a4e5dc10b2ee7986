import type { Page } from '@playwright/test';

/** The service worker of a page's site, as the devtools protocol names it. */
export const workerOf = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return { devtools, origin: new URL(page.url()).origin, registrationId: await registrationId };
};
