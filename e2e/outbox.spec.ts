import type { Page } from '@playwright/test';
import type { Fate } from './support/faulty-proxy.ts';
import { goOffline, goOnline } from './support/network.ts';
import { SAVED, savedVote, test, toast, waitingBadge } from './support/outbox.ts';
import { ACCOUNTS, createMember, fillCredentials, logIn, postConflict } from './support/people.ts';
import { expect, untilStored } from './support/test.ts';
import { workerOf } from './support/worker.ts';

test.use({ toleratesConsoleErrors: true, serviceWorkers: 'allow' });

const PORTAL: Fate = {
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body: '<h1>Welcome to the train. Please accept our terms.</h1>',
};

test('what is done offline from a cold start survives the browser and arrives in order, once', async ({
  playwright,
  launchOptions,
  network,
  profileFolder,
}) => {
  const open = () =>
    playwright.chromium.launchPersistentContext(profileFolder, { ...launchOptions, baseURL: network.origin });
  const paths: string[] = [];

  await test.step('a first visit to two conflicts', async () => {
    const context = await open();
    const page = await context.newPage();
    await createMember(page, emailOf('commuter'), nicknameOf('commuter'));
    for (const title of ['The dishes of Monday', 'The dishes of Tuesday']) paths.push(await postConflict(page, title));
    await page.goto('/');
    await untilServedByWorker(page);
    await expect(page.getByText('TwoSides was updated')).toBeHidden();
    for (const path of paths) await visit(page, path);
    await context.close();
  });

  await test.step('the browser starts offline', async () => {
    const context = await open();
    await goOffline(context, network);
    const page = await context.newPage();
    for (const [index, path] of paths.entries()) {
      await visit(page, path);
      await page.getByRole('button', { name: 'Her side' }).click();
      await expect(savedVote(page)).toBeVisible();
      await comment(page, `Thought ${index + 1}`);
      await expect(page.getByRole('listitem').getByText(`Thought ${index + 1}`)).toBeVisible();
      await expect(page.getByText('Results hidden until your vote is sent')).toBeVisible();
    }
    await page.goto(`/how-it-went/${idOf(paths[0] ?? '')}`);
    await page.getByText('We talked it through').click();
    await page.getByRole('textbox', { name: /What’s happened since/ }).fill('We take turns now.');
    await page.getByRole('button', { name: 'Post update' }).click();
    await expect(toast(page, SAVED)).toBeVisible();

    await page.goto('/submit-conflict');
    await page.getByLabel('Title').fill('Who gives up the last seat?');
    await page.getByLabel('Category').selectOption('time');
    await page.getByRole('textbox', { name: /^Her side/ }).fill(ACCOUNTS.hers);
    await page.getByRole('textbox', { name: /^His side/ }).fill(ACCOUNTS.his);
    await page.getByRole('button', { name: 'Post conflict' }).click();
    await waitingBadge(page, 6).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
    await context.close();
  });

  await test.step('back online it all arrives', async () => {
    network.writes.length = 0;
    network.isDown = false;
    const context = await open();
    const page = await context.newPage();
    await page.goto('/outbox');
    await expect(toast(page, 'Your conflict is posted').getByRole('link', { name: 'Open it' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Everything has been sent' })).toBeVisible();
    for (const [index, path] of paths.entries())
      expect(await stored(page, path)).toEqual({ votes: 1, side: 'her', comments: [`Thought ${index + 1}`] });
    const sentTo = (path: string) => network.writes.map((write) => write.path).filter((to) => to.startsWith(path));
    for (const [index, path] of paths.entries()) {
      const conflict = `/api/conflicts/${idOf(path)}`;
      const updates = index === 0 ? [`${conflict}/updates`] : [];
      expect(sentTo(`${conflict}/`)).toEqual([`${conflict}/vote`, `${conflict}/comments`, ...updates]);
    }
    const posted = await (await page.request.get('/api/user/conflicts')).json();
    expect(posted.filter(({ title }: { title: string }) => title === 'Who gives up the last seat?')).toHaveLength(1);
    await context.close();
  });
});

test('three tabs and the service worker flush at once and write one row each', { tag: '@store' }, async ({
  page,
  context,
  network,
}) => {
  const path = await begin(page, 'tabs');
  await goOffline(context, network);
  await page.getByRole('button', { name: 'His side' }).click();
  await expect(savedVote(page)).toBeVisible();
  for (const text of ['First', 'Second', 'Third']) await comment(page, text);
  await expect(waitingBadge(page, 4)).toBeVisible();
  for (const tab of [await context.newPage(), await context.newPage()]) {
    await tab.goto('/');
    await expect(waitingBadge(tab, 4)).toBeVisible();
  }
  network.writes.length = 0;
  const [sync] = await Promise.all([syncEvent(page), goOnline(context, network)]);
  await sync();
  await expect(waitingBadge(page)).toBeHidden();
  expect(await stored(page, path)).toEqual({ votes: 1, side: 'his', comments: ['Third', 'Second', 'First'] });
  expect(network.writes).toHaveLength(4);
});

test('the service worker sends what waits with no page open, and no page writes it again', async ({
  page,
  context,
  network,
}) => {
  const path = await begin(page, 'away');
  network.decide = () => PORTAL;
  await comment(page, 'Said before the tunnel');
  await expect(toast(page, 'Saved. Will be sent in a moment')).toBeVisible();
  const sync = await syncEvent(page);
  await page.goto('about:blank');
  network.decide = () => 'pass';
  await sync();
  await expect.poll(() => stored(page, path).then(({ comments }) => comments)).toEqual(['Said before the tunnel']);
  for (const tab of [page, await context.newPage()]) {
    await visit(tab, path);
    await expect(tab.getByRole('main').locator('li').filter({ hasText: 'Said before the tunnel' })).toHaveCount(1);
    await expect(tab.getByLabel('Add your view')).toHaveValue('');
  }
});

test('when the worker finds that the session has ended, the page shows it, and waiting items can be discarded', async ({
  page,
  context,
  network,
}) => {
  await begin(page, 'behind');
  const wakeWorker = await syncEvent(page);
  network.decide = () => 'cut';
  await comment(page, 'Waiting behind me');
  await expect(toast(page, 'Saved. Will be sent in a moment')).toBeVisible();
  await context.clearCookies();
  network.decide = () => 'pass';
  await wakeWorker();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

  await waitingBadge(page, 1).click();
  await page.getByRole('main').getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Please sign in to see your outbox.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeFocused();
  await expect(waitingBadge(page)).toBeHidden();
});

test('when another member signs in on the device, nothing is sent as them or shown to them', async ({
  page,
  context,
  browser,
  network,
}) => {
  const other = await browser.newContext({ baseURL: network.origin });
  await prepare(await other.newPage(), 'next');
  await other.close();
  const path = await begin(page, 'first');
  await goOffline(context, network);
  await comment(page, 'Only mine');
  await expect(waitingBadge(page, 1)).toBeVisible();
  await context.clearCookies();
  await goOnline(context, network);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(waitingBadge(page, 1)).toBeVisible();
  await signInAgain(page, 'next');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await page.goto('/outbox');
  await expect(page.getByRole('heading', { name: 'Everything has been sent' })).toBeVisible();
  expect((await stored(page, path)).comments).toEqual([]);

  network.writes.length = 0;
  const stale = await context.newPage();
  await visit(stale, path);
  await logIn(page, emailOf('first'));
  await stale.getByRole('button', { name: 'His side' }).click();
  await expect.poll(() => network.writes.some((write) => write.path.endsWith('/vote'))).toBe(true);
  expect(await stored(page, path)).toMatchObject({ votes: 0, side: null });

  await (await context.newPage()).goto('/');
  await expect.poll(() => stored(page, path).then(({ comments }) => comments)).toEqual(['Only mine']);
});

test('items that wait when the session ends are sent after the next sign-in; until then nothing says they were sent', async ({
  page,
  context,
  network,
}) => {
  const path = await begin(page, 'ended');
  await goOffline(context, network);
  await page.getByRole('button', { name: 'Her side' }).click();
  await comment(page, 'Waiting for me');
  await expect(waitingBadge(page, 2)).toBeVisible();
  await context.clearCookies();
  await goOnline(context, network);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await waitingBadge(page, 2).click();
  await expect(
    page.getByRole('heading', { name: '1 vote and 1 comment are waiting for you to sign in.' }),
  ).toBeVisible();
  await expect(page.getByText('Waiting for me')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.route(/\/api\/conflicts\//, (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => {
    const headings = new Set<string>();
    const note = () => void headings.add(document.querySelector('h1')?.textContent ?? '');
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { headings });
  });
  await signInAgain(page, 'ended');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  const seen = await page.evaluate(() => [...(window as unknown as { headings: Set<string> }).headings]);
  expect(seen).toContain('Outbox');
  expect(seen).not.toContain('Everything has been sent');
  await page.unroute(/\/api\/conflicts\//);
  await goOffline(context, network);
  await goOnline(context, network);
  await expect(page.getByRole('heading', { name: 'Everything has been sent' })).toBeVisible();
  expect(await stored(page, path)).toEqual({ votes: 1, side: 'her', comments: ['Waiting for me'] });
});

test('a browser without storage still votes and comments, and says so when it cannot', async ({
  page,
  context,
  network,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted on a database that did not allow mutations.');
    };
  });
  const path = await begin(page, 'private');
  await page.getByRole('button', { name: 'Her side' }).click();
  await expect(page.getByText('Her Side wins by 100%').first()).toBeVisible();
  await goOffline(context, network);
  await comment(page, 'Lost without a network');
  await expect(toast(page, 'Comment failed', 'couldn’t reach TwoSides')).toBeVisible();
  await expect(page.getByLabel('Add your view')).toHaveValue('Lost without a network');
  await goOnline(context, network);
  expect(await stored(page, path)).toEqual({ votes: 1, side: 'her', comments: [] });
});

test.describe('with no service worker about', () => {
  test.use({ serviceWorkers: 'block' });

  test('a lost response leaves one row, also when the browser itself retries', async ({ page, network }) => {
    const path = await open(page, 'lost');
    network.decide = once('lose-answer');
    await page.getByRole('button', { name: 'Her side' }).click();
    await expect(page.getByText('Her Side wins by 100%').first()).toBeVisible();
    network.decide = once('lose-answer');
    await comment(page, 'Said once.');
    await expect(page.getByRole('main').locator('li').filter({ hasText: 'Said once.' })).toHaveCount(1);
    await expect(waitingBadge(page)).toBeHidden();
    expect(network.writes.filter((write) => write.path.endsWith('/vote')).length).toBeGreaterThan(1);
    expect(await stored(page, path)).toEqual({ votes: 1, side: 'her', comments: ['Said once.'] });
  });
});

async function prepare(page: Page, name: string): Promise<string> {
  await createMember(page, emailOf(name), nicknameOf(name));
  return postConflict(page, `The dishes, told by ${name}`);
}

async function open(page: Page, name: string): Promise<string> {
  const path = await prepare(page, name);
  await visit(page, path);
  return path;
}

async function begin(page: Page, name: string): Promise<string> {
  const path = await open(page, name);
  await untilServedByWorker(page);
  return path;
}

const emailOf = (name: string) => `${name}@train.example.org`;
const nicknameOf = (name: string) => `${name}-by-train`;

async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await untilStored(page, path);
}

async function comment(page: Page, text: string) {
  await page.getByLabel('Add your view').fill(text);
  await page.getByRole('button', { name: 'Add Comment' }).click();
}

async function signInAgain(page: Page, name: string) {
  await fillCredentials(page, emailOf(name));
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

const idOf = (path: string) => Number(path.split('/')[2]);

async function stored(page: Page, path: string) {
  const answer = await page.request.get(`/api/conflicts/${idOf(path)}`);
  const { totalVotes, userVoteSide, comments } = await answer.json();
  return {
    votes: totalVotes as number,
    side: userVoteSide as string | null,
    comments: comments.map(({ content }: { content: string }) => content) as string[],
  };
}

function once(fate: Fate): () => Fate {
  let isOver = false;
  return () => {
    if (isOver) return 'pass';
    isOver = true;
    return fate;
  };
}

async function syncEvent(page: Page): Promise<() => Promise<void>> {
  const { devtools, ...worker } = await workerOf(page);
  return async () => {
    await devtools.send('ServiceWorker.dispatchSyncEvent', { ...worker, tag: 'outbox', lastChance: false });
  };
}

const untilServedByWorker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
