import { routes } from '@twosides/domain/contract';
import type { ConflictId } from '@twosides/domain/kernel';
import type { Verdict } from '@twosides/domain/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import { PUBLIC_ORIGIN } from '../../test-support/test-server.ts';

const DRAFT = {
  title: 'Zanzibar Quillfeather owes everyone marmalade',
  hisSide: 'Quillfeather said that the marmalade account was settled long ago, and nobody has seen it since.',
  herSide: 'Everyone in Zanzibar has seen the account of it all, and the marmalade is still not there.',
  category: 'money',
  tags: ['quillfeather'],
};
const WORDS = /zanzibar|quillfeather|marmalade/i;
const SLUG = 'zanzibar-quillfeather-owes-everyone-marmalade';

const PATHS = [
  ...Object.values(routes)
    .filter(({ method, path }) => method === 'GET' && !path.includes('{id}'))
    .map(({ path }) => path.replace('{identifier}', 'Author')),
  '/api/search?q=account',
  '/',
  '/trending',
  '/trending?tab=ended',
  '/category/money',
  '/user/Author',
  '/leaderboard',
  '/search?q=account',
  '/success-stories',
  '/today',
  '/robots.txt',
  '/sitemap.xml',
  '/feeds/newest.atom',
  '/feeds/category/money/newest.json',
  '/feeds/user/Author.atom',
];
const elsewhere = (id: ConflictId): string[] => [
  `/embed/conflict/${id}`,
  `/api/oembed?url=${encodeURIComponent(`${PUBLIC_ORIGIN}/conflict/${id}`)}`,
];
const underConflict = (id: ConflictId): string[] => [
  ...Object.values(routes)
    .filter(({ method, path }) => method === 'GET' && /conflicts\/\{id\}\/./.test(path))
    .map(({ path }) => path.replace('{id}', String(id))),
  ...elsewhere(id),
];

const unopened = (html: string): string =>
  html
    .replaceAll(/<details[\s\S]*?<\/details>/g, '')
    .replaceAll(/<script[^>]*application\/json[^>]*>[\s\S]*?<\/script>/g, '');

describe('Text of collapsed or removed items', () => {
  const server = serverForSuite('SQLite', { clock: () => now, rendersPages: true });
  const author = memberForSuite(server, 'author@example.org', 'Author');
  const other = memberForSuite(server, 'other@example.org', 'Other');
  let now = Date.UTC(2037, 5, 1, 12);
  beforeAll(async () => {
    await author.patch('/api/auth/profile', { hasFeed: true });
  });

  const post = async (): Promise<ConflictId> => {
    const { id } = (await author.post('/api/conflicts', DRAFT)).body;
    await other.post(`/api/conflicts/${id}/vote`, { side: 'her' });
    await author.post(`/api/conflicts/${id}/embed`);
    return id;
  };
  const settle = async (id: ConflictId, verdict: Verdict) => {
    await server.useCases.settleReports({ kind: 'conflict', id }, verdict);
    now += 1_001;
  };
  const telling = async (paths: readonly string[]) => {
    const told = await Promise.all(
      [server.client(), other].flatMap((by) =>
        paths.map(async (path) => {
          const { text, headers } = await by.get(path);
          return WORDS.test(text) || WORDS.test(JSON.stringify([...headers])) ? [path] : [];
        }),
      ),
    );
    return told.flat();
  };

  test('a collapsed conflict’s text is in no list, search, profile, sitemap or statistic before it is opened', async () => {
    const id = await post();
    now += 1_001;
    const told = await telling([...PATHS, ...elsewhere(id)]);
    const some = ['/api/conflicts', '/api/search?q=account', '/', '/feeds/user/Author.atom', ...elsewhere(id)];
    expect(told).toEqual(expect.arrayContaining(some));
    await settle(id, 'collapse');
    expect(await telling([...PATHS, ...underConflict(id)])).toEqual([]);
    for (const list of ['/api/conflicts', '/api/trending', '/api/top-conflicts-today', '/api/user/author/conflicts'])
      expect([list, (await other.get(list)).body]).toEqual([list, []]);
    expect((await author.get('/api/user/conflicts')).body[0]).toMatchObject({ id, title: DRAFT.title });
    await settle(id, 'keep');
    expect((await server.client().get('/api/conflicts')).body[0]).toMatchObject({ id, title: DRAFT.title });
    await settle(id, 'remove');
  });

  test('its page has none of it in its head, address or text, and the preview picture is the site’s', async () => {
    const id = await post();
    await settle(id, 'collapse');
    const page = (await server.client().get(`/conflict/${id}`)).text;
    expect(page).toMatch(WORDS);
    expect(unopened(page)).not.toMatch(WORDS);
    expect(page.slice(0, page.indexOf('</head>'))).not.toMatch(WORDS);
    const [site, picture] = [await author.get('/api/og/site'), await author.get(`/api/og/conflict/${id}`)];
    expect(picture.bytes.equals(site.bytes)).toBe(true);
    await settle(id, 'remove');
  });

  test('an address shared before redirects to one without it while collapsed', async () => {
    const id = await post();
    await settle(id, 'collapse');
    const shared = () => server.client().send(`/conflict/${id}/${SLUG}?order=bridging`, { redirect: 'manual' });
    const moved = await shared();
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, `/conflict/${id}?order=bridging`]);
    expect(moved.text).not.toMatch(WORDS);
    await settle(id, 'keep');
    expect((await shared()).status).toBe(200);
    await settle(id, 'remove');
  });

  test('a removed conflict’s text is in no answer', async () => {
    const id = await post();
    await settle(id, 'remove');
    const own = [`/api/conflicts/${id}`, `/conflict/${id}`, `/conflict/${id}/${SLUG}`, `/api/og/conflict/${id}`];
    expect(await telling([...PATHS, ...underConflict(id), ...own])).toEqual([]);
    for (const path of own) expect((await server.client().get(path)).status).toBe(404);
  });
});
