import type { CDPSession, Page } from '@playwright/test';
import { createMember } from './support/people.ts';
import { expect, test, untilInstalled } from './support/test.ts';

/** What lets a push service's message arrive, without a push service. */
type Worker = { readonly registrationId: string; readonly isRunning: boolean };

/** Hands a message to the page's service worker as the browser does, and waits for what it shows. */
const receive = async (page: Page, data: string) => {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const found = new Promise<Worker['registrationId']>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  await devtools.detach();
};

const shown = (page: Page) =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }));
  });

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

for (const [name, data] of [
  ['that is no JSON', 'nonsense'],
  ['of nothing', ''],
  ['of another shape', '{"body":7,"path":{},"tag":null}'],
  ['that would lead elsewhere', '{"body":"","path":"//evil.example/","tag":""}'],
] as const)
  test(`a push ${name} is shown all the same, and leads to the alerts`, async ({ page, context }) => {
    await context.grantPermissions(['notifications']);
    await page.goto('/');
    await untilInstalled(page);
    await receive(page, data);
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: 'TwoSides', body: 'There is news for you.', tag: 'news', path: '/alerts' }]);
  });

test('where notifications are blocked, the settings say how to undo it', async ({ page }) => {
  await createMember(page, 'blocks@example.org', 'Blocks');
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'denied' }),
  );
  await page.goto('/settings#notifications');
  await expect(page.getByText('Blocks notifications of TwoSides.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on' })).toHaveCount(0);
});
