import { CATEGORY_IDS, type CategoryId, type Conflict, NO_CARE } from '@twosides/domain/model';
import { ERROR_MESSAGES, PAGES } from '@twosides/domain/wire';
import { expect, test } from 'vitest';
import type { Transport } from '../api/client.ts';
import { findPage, loadPage } from '../pages/find-page.ts';
import { ADDRESSES } from '../pages/test-addresses.ts';
import { aComment, aConflict, aProfile, pageOf, rowOf } from '../test-support/seeds.ts';
import { createRenderer } from './render-page.tsx';

const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
const CONFLICT = aConflict({ title: HOSTILE, userAvatarId: 'geometric', anonymous: false, revealedAt: 1 });

const ANSWERS: Readonly<Record<string, unknown>> = {
  conflict: pageOf(CONFLICT, null, [aComment('Take turns.')]),
  comments: [],
  insights: { votesThisWeek: 0 },
  stats: {
    conflicts: 1,
    votes: 0,
    comments: 0,
    members: 1,
    conflictsByCategory: Object.fromEntries(CATEGORY_IDS.map((id: CategoryId) => [id, 1])),
  },
  search: { conflicts: [rowOf(CONFLICT)], members: [], categories: [] },
  leaderboard: { period: 'weekly', resetsAt: '2030-01-01T00:00:00.000Z', entries: [], own: null },
  operator: { name: null, email: null, address: null },
  stories: { stories: [], helped: null },
  transparency: [
    {
      month: '2026-05',
      reported: 12,
      restricted: null,
      byMachine: null,
      appealed: null,
      reversed: null,
      excluded: null,
    },
  ],
  profile: aProfile({ bio: HOSTILE }),
};

const answering: Transport = async (name) => ({ body: ANSWERS[name] ?? [rowOf(CONFLICT)], nextCursor: 'next' });

const NOW = Date.UTC(2030, 0, 1, 12, 0, 31);
const find = (address: string, now = NOW) => {
  const { pathname, searchParams } = new URL(address, 'https://twosides.example');
  return createRenderer(() => now, 'https://twosides.example')(pathname, searchParams);
};
const render = async (address: string, transport = answering, now = NOW) =>
  (await find(address, now))?.render(transport);

test.each<[string, Partial<Conflict>]>([
  ['offers help', { care: { ...NO_CARE, showsHelp: true } }],
  ['is paused', { care: { ...NO_CARE, isPaused: true, notes: ['violence'] } }],
  ['is paused by its author', { care: { ...NO_CARE, authorPause: 'set' } }],
  ['is hidden behind a notice', { review: 'collapsed' }],
])('renders a conflict that %s', async (_state, over) => {
  const answers: typeof ANSWERS = {
    ...ANSWERS,
    conflict: pageOf(aConflict({ title: 'Who hums?', ...over }), null, []),
  };
  const rendered = await render('/conflict/1', async (name) => ({ body: answers[name] ?? [], nextCursor: null }));
  expect(rendered?.html).toContain('<h1');
});

test.each([...ADDRESSES, '/search?q=dishes', '/leaderboard?period=daily', '/?from=next'])(
  'the HTML of %s runs no script, has no style of its own, and lets nobody write markup',
  async (address) => {
    const rendered = await render(address);
    const isRendered = (await loadPage(findPage(new URL(address, 'https://x').pathname).name)).renderedBy !== undefined;
    expect(rendered !== undefined).toBe(isRendered);
    expect(rendered?.html ?? '').not.toMatch(/<script|style=|<img src=x|onerror=alert\(1\)>/i);
  },
);

test('renders only what visitors can read', async () => {
  const names = await Promise.all(
    Object.keys(PAGES).map(async (name) => ((await loadPage(name as never)).renderedBy ? name : null)),
  );
  expect(names.filter((name) => name !== null).toSorted()).toEqual(
    [
      ...['about', 'blog', 'careers', 'category', 'conflict', 'contact', 'cookies', 'dmca', 'forum', 'guidelines'],
      ...['help', 'home', 'howItWorks', 'leaderboard', 'press', 'privacy', 'report', 'safety', 'search'],
      ...['successStories', 'terms', 'today', 'transparency', 'trending', 'user'],
    ].toSorted(),
  );
});

test('the embedded state contains the page’s queries, and no member', async () => {
  const { state } = (await render('/conflict/1')) ?? {};
  expect(state?.answers.map(([key]) => key)).toEqual([
    ['conflicts', 1],
    ['insights', 1],
  ]);
});

test('the HTML’s state is for its whole address', async () => {
  const { html = '' } = (await render('/conflict/1')) ?? {};
  expect(html).toContain(`https://wa.me/?text=${encodeURIComponent(HOSTILE)}`);
  expect(html).toContain(encodeURIComponent('https://twosides.example/conflict/7/'));
});

test('renders the same bytes within a minute, in any time zone', async () => {
  const first = await render('/conflict/1');
  expect(first?.state?.at).toBe(Date.UTC(2030, 0, 1, 12, 0));
  expect(await render('/conflict/1', answering, NOW + 28_000)).toEqual(first);
  expect(first?.html).toContain('UTC</span>');
});

test('a renderer’s later pages have the same bytes as its first', async () => {
  const renderer = createRenderer(() => NOW, 'https://twosides.example');
  for (const address of ['/conflict/1', '/trending', '/conflict/1', '/about', '/trending', '/user/Nobody']) {
    const page = await renderer(address, new URLSearchParams());
    expect(await page?.render(answering)).toEqual(await render(address));
  }
});

test.each([
  ['/', ['/?utm_source=mail', '/?sort=zzz&category=zzz&from=%00', '/?sort=most-voted']],
  [
    '/?category=love&sort=trending',
    ['/?utm_source=mail&sort=trending&category=love', '/?category=love&sort=trending#list'],
  ],
  ['/trending', ['/trending?tab=zzz', '/trending?tab=trending']],
  ['/today', ['/today?at=0', '/today?at=1e3', '/today?at=nan']],
  ['/leaderboard', ['/leaderboard?period=weekly', '/leaderboard?period=zzz']],
  ['/search?q=dishes', ['/search?q=+dishes+&page=2']],
  ['/conflict/1', ['/conflict/1?comments=%3Cb%3E', '/conflict/1?from=1', '/conflict/1?order=zzz&sort=bridging']],
])('what a page does not show makes no other page of %s', async (address, others) => {
  const pages = await Promise.all([address, ...others].map((other) => find(other)));
  expect(new Set(pages.map((page) => page?.address))).toEqual(new Set([address]));
});

test.each(['too-many-requests', 'unavailable'])('a refusal of the server is not shown as a page: %s', async (code) => {
  const refusal = Object.assign(new Error('Later'), { code });
  await expect(render('/search?q=dishes', () => Promise.reject(refusal))).rejects.toBe(refusal);
});

test('leaves errors without an answer to the browser', async () => {
  expect(await render('/', () => Promise.reject(new Error('No database')))).toBeNull();
});

test.each([
  ['/conflict/7', 'conflict-not-found'],
  ['/user/Nobody', 'member-not-found'],
  ['/category/nothing', 'category-not-found'],
] as const)('%s says in words that it is not there, and leads on', async (address, code) => {
  const missing = Object.assign(new Error('Missing'), { code });
  const rendered = await render(address, () => Promise.reject(missing));
  expect(rendered?.html).toContain(`>${ERROR_MESSAGES[code]}</h1>`);
  expect(rendered?.html).toMatch(/<a [^>]*href="\/"[^>]*>.*Back to Home/);
  expect(rendered?.html).not.toContain('<meta name="robots"');
});

test('reports an app that fails', async () => {
  await expect(render('/', async () => ({ body: [null], nextCursor: null }))).rejects.toThrow();
});

test('two servers in one process do not share state', async () => {
  const other: Transport = async () => ({ body: [rowOf(aConflict({ title: 'Another server' }))], nextCursor: null });
  const [here, there] = await Promise.all([render('/'), render('/', other)]);
  expect(here?.html).not.toContain('Another server');
  expect(there?.html).toContain('Another server');
});
