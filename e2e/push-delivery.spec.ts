import { chromium, type Page, type Worker } from '@playwright/test';
import { createMember, PASSWORD, postConflict } from './support/people.ts';
import type { Server } from './support/server.ts';
import { test as base, expect } from './support/test.ts';
import { post, signedIn, voteOfMany } from './support/vote-of-many.ts';
import { workerOf } from './support/worker.ts';

// Launches a full browser, because the headless shell has no notifications. Uses a persistent profile, because private
// windows cannot subscribe to push messages.
const test = base.extend({
  context: async ({ server, pushService, wholeBrowser, profileFolder }, use) => {
    const context = await chromium.launchPersistentContext(profileFolder, {
      ...wholeBrowser,
      args: [...(wholeBrowser.args ?? []), ...(pushService?.browserArgs ?? [])],
      baseURL: server.origin,
    });
    await context.grantPermissions(['notifications'], { origin: server.origin });
    await use(context);
    await context.close();
  },
});

test.use({ serverKind: 'furnished', serviceWorkers: 'allow' });

const EMAIL = 'subscriber@example.org';

/** Arms `shownNext`. A page of the app must be open. */
const listen = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('BackgroundService.startObserving', { service: 'notifications' });
  await devtools.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true });
  displayed = new Promise((resolve) =>
    devtools.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
      if (backgroundServiceEvent.eventName === 'Notification displayed') resolve();
    }),
  );
};

let displayed = Promise.resolve();

/** Waits for the notification, because calling `getNotifications` before it is displayed makes the browser drop it. */
const shownNext = async (page: Page) => {
  await displayed;
  return shown(page);
};

const comment = async (server: Server, conflict: string) => {
  const path = `${server.origin}/api/conflicts/${idOf(conflict)}/comments`;
  const answer = await post(path, { content: 'Take turns.' }, await signedIn(server));
  expect(answer.status).toBe(201);
};

const idOf = (conflict: string) => conflict.split('/')[2];

const devicesOf = async (page: Page) => (await (await page.request.get('/api/push/subscriptions')).json()).devices;
const endpointOf = (page: Page) =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).pushManager.getSubscription())?.endpoint);

const serviceWorkerOf = async (page: Page): Promise<Worker> => {
  const [worker] = page.context().serviceWorkers();
  return worker ?? page.context().waitForEvent('serviceworker');
};

type WorkerScope = {
  registration: ServiceWorkerRegistration;
  dispatchEvent: (event: Event) => boolean;
  ExtendableEvent: { prototype: { waitUntil: (work: Promise<unknown>) => void } };
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  WindowClient: { prototype: { readonly url: string; focus: () => Promise<unknown> } };
  Clients: { prototype: { openWindow: (url: string) => Promise<unknown> } };
};

const shown = async (page: Page) =>
  (await serviceWorkerOf(page)).evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    return (await registration.getNotifications()).map(({ body }) => body);
  });

/** Delivers a push to the worker without a push service. */
const deliver = async (page: Page, data: string) => {
  await listen(page);
  const { devtools, origin, registrationId } = await workerOf(page);
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await displayed;
};

/** Records windows instead of opening them, because the browser opens one only after a real tap. */
const tap = async (page: Page) =>
  (await serviceWorkerOf(page)).evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const work: Promise<unknown>[] = [];
    const { waitUntil } = scope.ExtendableEvent.prototype;
    const seen = { focused: [] as string[], opened: [] as string[] };
    scope.ExtendableEvent.prototype.waitUntil = (promise) => void work.push(promise);
    scope.WindowClient.prototype.focus = async function (this: { readonly url: string }) {
      seen.focused.push(new URL(this.url).pathname);
    };
    scope.Clients.prototype.openWindow = async (url) => void seen.opened.push(new URL(url).pathname);
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('Nothing to tap');
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    scope.ExtendableEvent.prototype.waitUntil = waitUntil;
    await Promise.all(work);
    return { ...seen, left: (await scope.registration.getNotifications()).length };
  });

const COMMENTED = ['There are new comments on your conflict.'];

test('pushes arrive whatever happens to the subscription, and a tap leads to the conflict', async ({
  page,
  server,
  pushService,
}) => {
  const headers = { Origin: server.origin };
  await createMember(page, EMAIL, 'Subscriber');

  await test.step('at the first votes and at the 100th, and a tap on it opens the conflict', async () => {
    const conflict = await postConflict(page, 'Who feeds the cat');
    await page.goto(conflict);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page.getByText('Notifications are on for this device. We’ll tell you at 100 votes')).toBeVisible();
    await page.goto('/how-it-works');
    await listen(page);
    await voteOfMany(server, conflict, 99);
    expect(await shownNext(page)).toEqual(['Your conflict has new votes.']);
    expect(await tap(page)).toMatchObject({ left: 0 });
    await expect(page).toHaveURL(`${conflict}#vote`);
    await page.goto('/how-it-works');
    await listen(page);
    await voteOfMany(server, conflict, 1);
    expect(await shownNext(page)).toEqual(['Your conflict has reached 100 votes. The result is public.']);
    expect(await tap(page)).toEqual({ focused: ['/how-it-works'], opened: [], left: 0 });
    await expect(page.getByRole('heading', { level: 1, name: 'Who feeds the cat' })).toBeVisible();
  });

  const data = { comments: { push: true } };
  await page.request.patch('/api/alerts/preferences', { data, headers });

  await test.step('without a window, where a tap opens one', async () => {
    const conflict = await postConflict(page, 'Who walks the dog');
    await listen(page);
    await page.goto('about:blank');
    await comment(server, conflict);
    expect(await shownNext(page)).toEqual(COMMENTED);
    expect(await tap(page)).toEqual({ focused: [], opened: [`/conflict/${idOf(conflict)}`], left: 0 });
  });

  await test.step('after the browser dropped its subscription while no page was open', async () => {
    const conflict = await postConflict(page, 'Who cleans the windows');
    await page.goto('/');
    await listen(page);
    const [first] = await devicesOf(page);
    // Leave the app first, because an open app would subscribe again.
    await page.goto('/robots.txt');
    await (await serviceWorkerOf(page)).evaluate(async () => {
      const scope = globalThis as unknown as WorkerScope;
      const oldSubscription = await scope.registration.pushManager.getSubscription();
      await oldSubscription?.unsubscribe();
      const { promise, resolve } = Promise.withResolvers<Promise<unknown>>();
      const event = Object.assign(new Event('pushsubscriptionchange'), { oldSubscription, waitUntil: resolve });
      scope.dispatchEvent(event);
      await promise;
    });
    expect(await devicesOf(page)).toEqual([expect.not.objectContaining({ id: first.id })]);
    await comment(server, conflict);
    expect(await shownNext(page)).toEqual(COMMENTED);
    expect(await tap(page)).toMatchObject({ left: 0 });
  });

  await test.step('after signing out and in again', async () => {
    const conflict = await postConflict(page, 'Who irons the shirts');
    await page.goto('/');
    await listen(page);
    const endpoint = await endpointOf(page);
    // Leave the app first, because an open app would ask for its subscription while signed out.
    await page.goto('/robots.txt');
    await page.request.post('/api/auth/logout', { headers });
    await page.request.post('/api/auth/login', { data: { email: EMAIL, password: PASSWORD }, headers });
    expect(await devicesOf(page)).toEqual([]);
    await page.goto('/');
    await expect.poll(() => devicesOf(page)).toHaveLength(1);
    expect(await endpointOf(page)).toBe(endpoint);
    await comment(server, conflict);
    expect(await shownNext(page)).toEqual(COMMENTED);
    expect(await tap(page)).toMatchObject({ left: 0 });
  });

  await test.step('no longer once turned off, at the server and at the push service', async () => {
    const { pathname } = new URL((await endpointOf(page)) ?? '');
    await page.goto('/settings#notifications');
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Notifications are off for this device.')).toBeVisible();
    expect([await devicesOf(page), await endpointOf(page)]).toEqual([[], undefined]);
    expect((await post(`${pushService?.origin}${pathname}`, {})).status).toBe(410);
  });

  await test.step('after the server’s key changed', async () => {
    const conflict = await postConflict(page, 'Who does the taxes');
    await listen(page);
    // Leave the app first, because an open app would replace the subscription that is made below.
    await page.goto('/robots.txt');
    const stale = await page.evaluate(async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
      const applicationServerKey = await crypto.subtle.exportKey('raw', pair.publicKey);
      const { pushManager } = await navigator.serviceWorker.ready;
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
      const { endpoint, keys } = subscription.toJSON();
      const body = JSON.stringify({ endpoint, keys });
      await fetch('/api/push/subscriptions', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      return endpoint;
    });
    const [before] = await devicesOf(page);
    await page.goto('/');
    await expect.poll(() => endpointOf(page)).not.toBe(stale);
    await expect.poll(() => devicesOf(page)).toEqual([expect.not.objectContaining({ id: before.id })]);
    await comment(server, conflict);
    expect(await shownNext(page)).toEqual(COMMENTED);
  });

  await test.step('in place of an earlier one with its tag', async () => {
    await tap(page);
    const conflict = await postConflict(page, 'Who feeds the fish');
    await page.goto('/');
    const news = { body: 'Your conflict has reached 100 votes.', path: conflict, tag: 'revealed' };
    await deliver(page, JSON.stringify(news));
    await deliver(page, JSON.stringify({ ...news, body: 'Again' }));
    expect(await shown(page)).toEqual(['Again']);
    expect(await tap(page)).toMatchObject({ focused: ['/'], left: 0 });
    await expect(page).toHaveURL(conflict);
  });

  for (const data of [
    'nonsense',
    '',
    '{"body":7,"path":{},"tag":null}',
    '{"body":"","path":"//evil.example/","tag":""}',
  ])
    await test.step(`leading to the alerts where it is malformed, empty or off-site: ${data}`, async () => {
      await page.goto('/');
      await deliver(page, data);
      expect(await shown(page)).toEqual(['There’s something new for you on TwoSides.']);
      expect(await tap(page)).toMatchObject({ left: 0 });
      await expect(page).toHaveURL('/alerts');
    });
});
