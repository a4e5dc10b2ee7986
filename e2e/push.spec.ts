import { type CDPSession, chromium, type Page } from '@playwright/test';
import { createMember, postConflict } from './support/people.ts';
import { test as base, expect, untilInstalled, waitForApp } from './support/test.ts';

const test = base.extend({
  context: async ({ wholeBrowser }, use) => {
    const browser = await chromium.launch(wholeBrowser);
    await use((await browser.newContext()).on('page', waitForApp));
    await browser.close();
  },
});

test.use({ serverKind: 'furnished', serviceWorkers: 'allow' });

type Worker = { readonly registrationId: string; readonly isRunning: boolean };

/** Waits for the notification, because calling `getNotifications` before it is displayed makes the browser drop it. */
const receive = async (page: Page, data: string) => {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('BackgroundService.startObserving', { service: 'notifications' });
  await devtools.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true });
  const displayed = new Promise<void>((resolve) =>
    devtools.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
      if (backgroundServiceEvent.eventName === 'Notification displayed') resolve();
    }),
  );
  const found = new Promise<Worker['registrationId']>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  await displayed;
  await devtools.detach();
};

const shown = (page: Page) =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }));
  });

const closeAll = async (page: Page) => {
  await page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    for (const notification of notifications) notification.close();
  });
  await expect.poll(() => shown(page)).toEqual([]);
};

const NEWS = {
  body: 'Your conflict has reached 100 votes. The result is public.',
  path: '/conflict/17',
  tag: 'revealed.17',
};

test('a push is shown in place of an earlier one with its tag; one that is broken leads to the alerts', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  await untilInstalled(page);
  await receive(page, JSON.stringify(NEWS));
  await expect.poll(() => shown(page)).toEqual([{ title: 'TwoSides', ...NEWS }]);
  await receive(page, JSON.stringify({ ...NEWS, body: 'Again' }));
  await expect.poll(() => shown(page)).toEqual([{ title: 'TwoSides', ...NEWS, body: 'Again' }]);

  for (const data of [
    'nonsense',
    '',
    '{"body":7,"path":{},"tag":null}',
    '{"body":"","path":"//evil.example/","tag":""}',
  ]) {
    await closeAll(page);
    await receive(page, data);
    await expect
      .poll(() => shown(page), data)
      .toEqual([
        { title: 'TwoSides', body: 'There’s something new for you on TwoSides.', tag: 'news', path: '/alerts' },
      ]);
  }
});

test('an author gets the offer of a push at 100 votes, sees why it fails, and can decline', async ({
  page,
  context,
  consoleProblems,
}) => {
  await context.grantPermissions(['notifications']);
  await createMember(page, 'waits@example.org', 'Waits');
  await page.goto(await postConflict(page, 'Who gets up first'));
  await page.getByRole('button', { name: 'Notify me at 100 votes' }).click();
  await expect(page.getByText('Your browser’s notification service isn’t responding.', { exact: false })).toBeVisible({
    timeout: 40_000,
  });
  // Chromium logs this error for private windows.
  expect(consoleProblems.every((problem) => /Push API in incognito mode/.test(problem))).toBe(true);
  consoleProblems.length = 0;
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Notify me at 100 votes' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Who gets up first' })).toBeVisible();
  await expect(page.getByText('Conflict stats')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me at 100 votes' })).toHaveCount(0);
});
