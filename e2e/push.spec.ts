import { type CDPSession, chromium, type Page } from '@playwright/test';
import { createMember, postConflict } from './support/people.ts';
import {
  accessibilityProblems,
  test as base,
  expect,
  sidewaysScroll,
  untilInstalled,
  waitForApp,
} from './support/test.ts';

// The engine alone has no notifications. Launched for each test, it costs less than further servers for its workers.
const test = base.extend({
  context: async ({ wholeBrowser }, use) => {
    const browser = await chromium.launch(wholeBrowser);
    await use((await browser.newContext()).on('page', waitForApp));
    await browser.close();
  },
});

test.use({ serverKind: 'furnished', serviceWorkers: 'allow' });

/** What lets a push service's message arrive, without a push service. */
type Worker = { readonly registrationId: string; readonly isRunning: boolean };

/**
 * Hands a message to the page's service worker as the browser does, and waits until a notification is displayed. To
 * look before would lose it: the browser forgets what it has stored and does not find on the screen yet.
 */
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

/** So that the next one cannot be taken for one of these. */
const closeAll = async (page: Page) => {
  await page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    for (const notification of notifications) notification.close();
  });
  await expect.poll(() => shown(page)).toEqual([]);
};

const NEWS = {
  body: 'Your conflict has reached 100 votes. The results are public.',
  path: '/conflict/17',
  tag: 'revealed.17',
};

test('a push is shown, and a later one of the same tag takes its place', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  await untilInstalled(page);
  await receive(page, JSON.stringify(NEWS));
  await expect.poll(() => shown(page)).toEqual([{ title: 'TwoSides', ...NEWS }]);
  await receive(page, JSON.stringify({ ...NEWS, body: 'Again' }));
  await expect.poll(() => shown(page)).toEqual([{ title: 'TwoSides', ...NEWS, body: 'Again' }]);
});

test('a push that is no JSON, of nothing, of another shape, or that would lead elsewhere is shown all the same, and leads to the alerts', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  await untilInstalled(page);
  for (const data of [
    'nonsense',
    '',
    '{"body":7,"path":{},"tag":null}',
    '{"body":"","path":"//evil.example/","tag":""}',
  ]) {
    await receive(page, data);
    await expect
      .poll(() => shown(page), data)
      .toEqual([{ title: 'TwoSides', body: 'You have news on TwoSides.', tag: 'news', path: '/alerts' }]);
    await closeAll(page);
  }
});

test('the author of a conflict is offered to be told at 100 votes, hears why it fails, and may put it off', async ({
  page,
  context,
  consoleProblems,
}) => {
  await context.grantPermissions(['notifications']);
  await createMember(page, 'waits@example.org', 'Waits');
  await page.goto(await postConflict(page, 'Who gets up first'));
  await page.getByRole('button', { name: 'Tell me at 100 votes' }).click();
  // No push service can be reached from here.
  await expect(page.getByText("Your browser's notification service isn't answering.", { exact: false })).toBeVisible({
    timeout: 40_000,
  });
  // What Chromium says of windows like a test's.
  expect(consoleProblems.every((problem) => /Push API in incognito mode/.test(problem))).toBe(true);
  consoleProblems.length = 0;
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Tell me at 100 votes' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Who gets up first' })).toBeVisible();
  await expect(page.getByText('Conflict stats')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tell me at 100 votes' })).toHaveCount(0);
});

test('a member chooses what comes as push and what as mail, on a phone and at a desk', async ({ page }) => {
  await createMember(page, 'chooses@example.org', 'Chooses');
  await page.goto('/settings#notifications');
  const mails = page.getByRole('group', { name: 'Send me an email when' });
  const pushes = page.getByRole('group', { name: 'Send me a notification when' });
  await mails.getByLabel('Someone comments on my conflict').check();
  await pushes.getByLabel('Someone follows me').check();
  await expect
    .poll(async () => (await page.request.get('/api/alerts/preferences')).json())
    .toMatchObject({
      comments: { push: false, mail: true },
      follower: { push: true, mail: false },
    });
  await page.reload();
  await expect(mails.getByLabel('Someone comments on my conflict')).toBeChecked();
  await expect(pushes.getByLabel('Someone follows me')).toBeChecked();
  for (const width of [1280, 360]) {
    // Seen whole: what lies half under the header would be taken for too small to be pressed.
    await page.setViewportSize({ width, height: 3000 });
    expect({ width, sidewaysScroll: await sidewaysScroll(page) }).toEqual({ width, sidewaysScroll: 0 });
    expect(await accessibilityProblems(page)).toEqual([]);
  }
});
