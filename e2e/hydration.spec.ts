import type { Page } from '@playwright/test';
import { createMember, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serverKind: 'furnished' });

/** Pages whose HTML depends on data, time or place. The other pages are all visited by `routes.spec.ts`. */
const PATHS = [
  '/',
  '/?sort=trending&category=love',
  '/trending?tab=polarizing',
  '/today',
  '/today?at=2',
  '/category/household',
  '/conflict/1',
  '/user/Henrik',
  '/leaderboard?period=daily',
  '/search?q=phones',
  '/safety',
  '/transparency',
  '/success-stories',
];

const EAST = 'Pacific/Kiritimati';
const WEST = 'America/Los_Angeles';

test('every page hydrates without a mismatch, on a first visit and with stored data', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const devtools = await context.newCDPSession(page);
  for (const [timezoneId, colorScheme] of [
    [EAST, 'light'],
    [WEST, 'dark'],
  ] as const) {
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId });
    await page.emulateMedia({ colorScheme });
    for (const path of PATHS) await page.goto(path);
    expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(timezoneId);
  }
  expect(asked).not.toContain('/api/auth/user');
});

for (const path of ['/', '/conflict/1'])
  test(`a first visit to ${path} paints, becomes interactive, settles, and only then starts the worker, with few files`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      document.addEventListener('app-ready', () => performance.mark('answers'));
      navigator.serviceWorker.register = async () => {
        performance.mark('worker');
        throw new Error('There is none here');
      };
    });
    const html = await page.goto(path);
    // TCP sends about 14 kB before the first acknowledgment. A larger page costs one more round trip.
    const size = (await html?.headerValue('content-length')) ?? Number.POSITIVE_INFINITY;
    expect(Number(size)).toBeLessThanOrEqual(14_000 * 1.15);
    await page.waitForFunction(() => performance.getEntriesByName('worker').length > 0);
    await page.waitForLoadState('networkidle');
    // Favicon requests are not counted, because the browser decides whether and how often to send them.
    const files = asked.filter((file) => !file.startsWith('/favicon'));
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(35);
    const order = await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name).map(({ startTime }) => startTime);
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name));
      const firstScript = Math.min(...scripts.map(({ startTime }) => startTime));
      const [load] = performance.getEntriesByType('navigation').map((entry) => entry.toJSON().loadEventEnd);
      return [...at('first-contentful-paint'), firstScript, ...at('answers'), ...at('worker')].concat(load);
    });
    const [paint, firstScript, answers, worker, load] = order as [number, number, number, number, number];
    expect(order.slice(0, 4)).toEqual([paint, firstScript, answers, worker].toSorted((a, b) => a - b));
    expect(worker).toBeGreaterThan(load);
  });

for (const { path, width } of [
  { path: '/', width: 1280 },
  { path: '/trending', width: 360 },
  { path: '/conflict/1', width: 360 },
])
  test(`nothing on ${path} moves at ${width} px while the app hydrates and its font loads late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const font = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await font.promise;
      await route.continue();
    });
    // Do not wait for the load event, because it fires only after the font has loaded.
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.body && !document.getElementById('app'));
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    font.resolve();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    return (window as typeof window & { moved: number[] }).moved.reduce((sum, value) => sum + value, 0);
  });

test('the pages of a member hydrate without a mismatch', async ({ page }) => {
  await createMember(page, 'hydrated@example.org', 'Hydrated');
  for (const path of ['/', '/trending', '/today', '/conflict/1', '/user/Henrik', '/leaderboard']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  }
});

test('presses, typing and choices before hydration take effect after it', async ({ page }) => {
  await createMember(page, 'early@example.org', 'Early Bird');
  const path = await postConflict(page, 'Who sets the alarm');
  const release = await holdApp(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Her side' }).click();
  await page.getByLabel('Add your view').fill('Typed before anything answered.');
  await release();
  await expect(page.getByText('Vote recorded!').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next conflict' })).toBeVisible();
  await expect(page.getByLabel('Add your view')).toHaveValue('Typed before anything answered.');
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await expect(page.getByRole('listitem').getByText('Typed before anything answered.')).toBeVisible();

  const releaseHome = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption({ label: 'Trending' });
  await releaseHome();
  await expect(page).toHaveURL('/?sort=trending');
});

test('a box that is checked before hydration counts for a press right after it', async ({ page }) => {
  await createMember(page, 'checks@example.org', 'Checks First');
  const path = await postConflict(page, 'Who feeds the goldfish');
  const release = await holdApp(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByText('More ways to vote').click();
  await page.getByLabel('See the result later').check();
  await page.getByRole('main').locator('fieldset button').first().click();
  await release();
  await expect(page.getByText('Vote recorded!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the result' })).toBeVisible();
});

for (const { path, address } of [
  { path: '/', address: '/' },
  { path: '/today', address: /\/today/ },
  { path: '/conflict/1/not-its-slug', address: /\/conflict\/1\/(?!not-its-slug)[\w-]+$/ },
])
  test(`a visitor who presses a side on ${path} before hydration is asked to sign up`, async ({ page }) => {
    const release = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('main').locator('fieldset button').first().click();
    await release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

test('a member is never asked to sign in while the page hydrates, even without the stored hint', async ({
  page,
  context,
}) => {
  await createMember(page, 'known@example.org', 'Known Here');
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  const lists = page.getByRole('heading', { name: 'Top Conflicts Today' });
  await expect(lists).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden();
  const places = () =>
    Promise.all(
      [page.getByRole('banner').getByRole('link', { name: 'Search' }), lists].map((part) => part.boundingBox()),
    );
  const before = await places();
  await release();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for your vote' })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  expect(await places()).toEqual(before);

  await context.clearCookies({ name: 'signed-in' });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/trending');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});

const holdApp = async (page: Page): Promise<() => Promise<void>> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
};
