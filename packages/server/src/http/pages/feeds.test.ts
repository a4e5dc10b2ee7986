import type { FeedAddress } from '@twosides/domain/reading';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { listen } from '../../test-support/listen.ts';
import { CONFLICT, PASSWORD, postConflict, signUpAndOnboard, standAt, voteAs } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite, visitorForSuite } from '../../test-support/suites.ts';
import { revalidate, type TestClient } from '../../test-support/test-client.ts';
import { PUBLIC_ORIGIN } from '../../test-support/test-server.ts';
import { RequestError } from '../kernel/request-error.ts';
import { createResponseCache } from '../kernel/response-cache.ts';
import { handleErrors } from '../middleware/errors.ts';
import { feeds } from './feeds.ts';

const START = Date.UTC(2037, 5, 1, 9, 30, 12, 345);

describe('The work of a feed', () => {
  let isFull = false;
  const read: FeedAddress[] = [];
  const app = new Koa();
  app.use(handleErrors(createLog('silent')));
  app.use(
    feeds({
      readFeed: async (address) => {
        read.push(address);
        return { title: 'Conflicts by Ada', path: '/user/Ada', entries: [] };
      },
      publicOrigin: PUBLIC_ORIGIN,
      cache: createResponseCache(() => START),
      slots: (work) => (isFull ? Promise.reject(new RequestError('unavailable')) : work()),
      limits: { countRendering: async () => {} },
    }),
  );
  const origin = listen(app, afterAll);
  const statusOf = async (path: string) => (await fetch(`${origin}/feeds/${path}`)).status;

  test('is done once for all spellings of a nickname', async () => {
    for (const name of ['ada', 'ADA', '%61da', 'ａｄａ', 'Ada']) expect(await statusOf(`user/${name}.atom`)).toBe(200);
    expect(await statusOf('user/ada.json')).toBe(200);
    expect(read).toEqual([{ nickname: 'ada' }, { nickname: 'ada' }]);
  });

  test('waits for a slot like a page’s, and is refused if there is none', async () => {
    isFull = true;
    expect(await statusOf('newest.atom')).toBe(503);
    isFull = false;
    expect(await statusOf('newest.atom')).toBe(200);
  });
});

describe('Feeds', () => {
  const server = serverForSuite('SQLite', { clock: () => now });
  const author = memberForSuite(server, 'author@example.org', 'Ada & Co');
  const visitor = visitorForSuite(server);
  let now = START;
  let count = 0;
  beforeAll(async () => {
    await author.patch('/api/auth/profile', { hasFeed: true });
  });

  const post = (title: string, over: object = {}) => {
    now += 60_000;
    return postConflict(author, { title, ...over });
  };
  const unique = () => {
    count += 1;
    return `Title <${count}> & "more"`;
  };
  const fresh = async (path: string, by = visitor) => {
    now += 1_001;
    return by.get(path);
  };
  const pathsOf = (...names: string[]) => names.flatMap((name) => [`/feeds/${name}.atom`, `/feeds/${name}.json`]);
  const atom = async (name: string) => parseAtomFeed((await fresh(`/feeds/${name}.atom`)).text);
  const json = async (name: string) => parseJsonFeed((await fresh(`/feeds/${name}.json`)).text);
  const titles = async (name: string) => (await json(name)).items?.map(({ title }) => title) ?? [];

  test('contain the newest conflicts in both formats, with permanent ids and the time of posting', async () => {
    const title = unique();
    const id = await post(title);
    const postedAt = new Date(now).toISOString();
    const feed = await atom('newest');
    expect(feed).toMatchObject({
      id: `${PUBLIC_ORIGIN}/feeds/newest.atom`,
      title: { value: 'New conflicts · TwoSides' },
      updated: postedAt,
    });
    expect(feed.entries?.[0]).toMatchObject({
      id: `tag:localhost,2026:conflict-${id}`,
      title: { value: title },
      published: postedAt,
      updated: postedAt,
      links: [{ rel: 'alternate', href: `${PUBLIC_ORIGIN}/conflict/${id}/title-${count}-more` }],
      authors: [{ name: 'Ada & Co', uri: `${PUBLIC_ORIGIN}/user/Ada%20%26%20Co` }],
      categories: [{ term: 'household', label: 'Household Chores' }],
    });
    const [item] = (await json('category/household/newest')).items ?? [];
    expect(item).toMatchObject({
      id: `tag:localhost,2026:conflict-${id}`,
      title,
      content_text: expect.stringContaining(`Her side: ${CONFLICT.herSide.slice(0, 60)}`),
      date_published: postedAt,
      tags: ['Household Chores'],
    });
    expect(await titles('category/money/newest')).toEqual([]);
  });

  test('are the same bytes while unchanged, and answer 304 to everybody', async () => {
    const id = await post(unique());
    const own = `user/${encodeURIComponent('Ada & Co')}`;
    const paths = pathsOf('newest', 'revealed', 'updates', 'category/household/newest', own);
    const read = (by: TestClient) => Promise.all(paths.map((path) => fresh(path, by)));
    const before = await read(visitor);
    for (let voter = 1; voter <= 5; voter++) await voteAs(server, voter, id, 'her');
    await author.post(`/api/conflicts/${id}/comments`, { content: 'A view of my own.' });
    now += 3 * 86_400_000;
    for (const by of [visitor, author, server.client({ Origin: 'https://elsewhere.example' })]) {
      const after = await read(by);
      for (const [index, answer] of after.entries()) {
        expect([paths[index], answer.status, answer.text]).toEqual([paths[index], 200, before[index]?.text]);
        expect(answer.headers.get('ETag')).toBe(before[index]?.headers.get('ETag'));
        expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
        expect(answer.headers.getSetCookie()).toEqual([]);
        expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
      }
    }
    const etag = before[0]?.headers.get('ETag') ?? null;
    expect((await visitor.send(paths[0] ?? '', revalidate(etag))).status).toBe(304);
  });

  test('contain no anonymous conflict, but the next ones in its place', async () => {
    const first = unique();
    await post(first);
    for (let i = 0; i < 55; i++) await post(`A secret, number ${i}`, { anonymous: true });
    expect((await titles('newest'))[0]).toBe(first);
  });

  test('are the same bytes with and without an anonymous conflict, its votes and its result', async () => {
    await post(unique());
    const paths = pathsOf('newest', 'trending', 'revealed', 'updates');
    const read = async () => {
      const answers = [];
      for (const path of paths) answers.push(await fresh(path));
      return answers.map(({ text, headers }) => [text, headers.get('ETag')]);
    };
    const before = await read();
    const id = await post('A secret of ours', { anonymous: true });
    await standAt(server, id, { herVotes: 60, hisVotes: 39 });
    await voteAs(server, 101, id, 'her');
    await author.post(`/api/conflicts/${id}/updates`, { ending: 'talked-it-through', text: 'We talked about it.' });
    expect(await read()).toEqual(before);
  });

  test('give the day of a reveal and no figure', async () => {
    const title = unique();
    const id = await post(title);
    await standAt(server, id, { herVotes: 60, hisVotes: 39 });
    expect(await titles('revealed')).not.toContain(title);
    await voteAs(server, 100, id, 'her');
    const [entry] = (await json('revealed')).items ?? [];
    expect(entry).toMatchObject({
      id: `tag:localhost,2026:conflict-${id}-result`,
      title,
      content_text: expect.stringMatching(/^The result is public\./),
      date_published: `${new Date(now).toISOString().slice(0, 10)}T00:00:00.000Z`,
    });
    expect(JSON.stringify(entry).replaceAll(String(id), '')).not.toMatch(/\b(60|61|39)\b/);
    const { revealedAt } = (await visitor.get(`/api/conflicts/${id}`)).body;
    expect(revealedAt).toMatch(/T00:00:00\.000Z$/);
  });

  test('announce an author’s update', async () => {
    const title = unique();
    const id = await post(title);
    now += 1_000;
    await author.post(`/api/conflicts/${id}/updates`, { ending: 'talked-it-through', text: 'We talked about it.' });
    const [entry] = (await json('updates')).items ?? [];
    expect(entry).toMatchObject({ id: `tag:localhost,2026:conflict-${id}-update-1`, title });
    expect(entry?.content_text).not.toContain('We talked');
  });

  test('are well-formed XML, even with characters in a title that XML does not allow', async () => {
    await post(`${unique()} \ufffe\uffff`);
    const { text } = await fresh('/feeds/newest.atom');
    expect(text).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+$/u);
  });

  test('show a content note in place of the accounts', async () => {
    const title = unique();
    await post(title, { contentNotes: ['loss'] });
    const item = (await json('newest')).items?.find((one) => one.title === title);
    expect(item?.content_text).toContain('Content note: death or loss');
    expect(item?.content_text).not.toContain(CONFLICT.herSide.slice(0, 20));
  });

  test('ask for a vote only while voting is open', async () => {
    const title = unique();
    const id = await post(title);
    const textNow = async () => (await json('newest')).items?.find((one) => one.title === title)?.content_text;
    expect(await textNow()).toContain('Read both sides and vote: ');
    await author.post(`/api/conflicts/${id}/rest`);
    expect(await textNow()).toContain('Read both sides: ');
  });

  test('of a member exist while the member wants them; off, deleted and unknown look the same', async () => {
    const other = await signUpAndOnboard(server, 'other@example.org', 'Follows');
    const path = '/feeds/user/follows.atom';
    const off = await fresh(path);
    expect(off.status).toBe(404);
    await other.patch('/api/auth/profile', { hasFeed: true });
    const title = 'Where do the keys belong?';
    const { id } = (await other.post('/api/conflicts', { ...CONFLICT, title })).body;
    expect(parseAtomFeed((await fresh(path)).text).entries?.map((entry) => entry.title?.value)).toEqual([title]);
    expect(parseAtomFeed((await fresh(path)).text).id).toBe(`${PUBLIC_ORIGIN}/feeds/user/Follows.atom`);
    expect((await fresh('/user/Follows')).text).toContain('href="http://localhost:3000/feeds/user/Follows.atom"');
    await other.patch('/api/auth/profile', { hasFeed: false });
    expect((await fresh('/user/Follows')).text).not.toContain('/feeds/user');
    const unknown = await fresh('/feeds/user/nobody.atom');
    expect([unknown.status, unknown.text]).toEqual([off.status, off.text]);
    await other.patch('/api/auth/profile', { hasFeed: true });
    await other.post('/api/auth/delete-account', { conflicts: 'take-down', password: PASSWORD });
    const gone = await fresh(path);
    expect([gone.status, gone.text]).toEqual([off.status, off.text]);
    await expect.poll(async () => (await fresh('/feeds/newest.atom')).text).not.toContain(`conflict-${id}<`);
  });

  test('exist only at their addresses, and only for reading', async () => {
    const wrong = ['today.atom', 'newest.rss', 'newest', 'category/none/newest.atom', 'user/%.atom', 'user/a/b.atom'];
    for (const name of wrong) expect([name, (await visitor.get(`/feeds/${name}`)).status]).toEqual([name, 404]);
    const posted = await visitor.post('/feeds/newest.atom');
    expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('are linked in the head of the pages with the same list', async () => {
    const feedsOf = async (path: string) =>
      [...(await fresh(path)).text.matchAll(/type="application\/atom\+xml" title="([^"]*)"/g)].map(([, name]) => name);
    expect(await feedsOf('/')).toEqual(['New conflicts', 'Trending conflicts', 'Public results', 'How it went']);
    expect(await feedsOf('/trending')).toEqual(['Trending conflicts', 'Public results', 'How it went']);
    expect(await feedsOf('/category/money')).toContain('New conflicts: Money &amp; Finances');
    expect(await feedsOf('/about')).toEqual([]);
  });
});
