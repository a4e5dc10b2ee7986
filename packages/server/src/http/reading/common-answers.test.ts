import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CONFLICT } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite, visitorForSuite } from '../../test-support/suites.ts';
import { type Answer, revalidate, type TestClient } from '../../test-support/test-client.ts';

const LISTS = ['/api/top-conflicts-today', '/api/trending', '/api/polarizing', '/api/conflicts'];

describe('What visitors read', () => {
  const server = serverForSuite('SQLite', { clock: () => now });
  const visitor = visitorForSuite(server);
  const author = memberForSuite(server, 'author@example.org', 'Author One');
  const reader = memberForSuite(server, 'reader@example.org', 'Reader One');
  let now = Date.UTC(2037, 5, 1);
  let id: number;
  beforeEach(async () => {
    now += 1_000;
    id = (await author.post('/api/conflicts', CONFLICT)).body.id;
    await author.post(`/api/conflicts/${id}/vote`, { side: 'her' });
  });

  const idsOf = async (client: TestClient, path = '/api/conflicts') =>
    (await client.get(path)).body.map((conflict: { id: number }) => conflict.id);

  const readingsOf = async (work: () => Promise<unknown>) => {
    const spies = (['list', 'read'] as const).map((name) => vi.spyOn(server.stores.reading, name));
    await work();
    const calls = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    vi.restoreAllMocks();
    return calls;
  };

  test.each([...LISTS, '/api/conflicts?category=household', 'a conflict'])(
    'asks the store once a second: %s',
    async (name) => {
      const path = name === 'a conflict' ? `/api/conflicts/${id}` : name;
      const first = await visitor.get(path);
      expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
      const etag = first.headers.get('ETag');
      now += 999;
      const readings = await readingsOf(async () => {
        expect((await server.client().get(path)).text).toBe(first.text);
        expect((await visitor.send(path, { method: 'HEAD' })).headers.get('ETag')).toBe(etag);
        expect((await visitor.send(path, revalidate(etag))).status).toBe(304);
      });
      expect(readings).toBe(0);
      now += 1;
      expect(await readingsOf(() => visitor.get(path))).toBe(1);
    },
  );

  test.each(['/api/conflicts', '/', '/conflict/1'])(
    'comes to the next with the same headers, and with a line of the log of its own: %s',
    async (path) => {
      const [first, second] = [await server.client().get(path), await server.client().get(path)];
      expect([second.status, second.text]).toEqual([200, first.text]);
      expect(commonOf(second)).toEqual(commonOf(first));
      const ids = [first, second].map(({ headers }) => headers.get('X-Request-Id'));
      expect(new Set(ids).size).toBe(2);
      const lineOf = (id: unknown) => `"requestId":"${id}","method":"GET","path":"${path}","status":200`;
      for (const id of ids) await expect.poll(server.log).toContain(lineOf(id));
      const had = await visitor.send(path, revalidate(first.headers.get('ETag')));
      const ofBody = new Set(['content-type', 'content-length', 'content-encoding']);
      expect([had.status, commonOf(had)]).toEqual([304, commonOf(first).filter(([name]) => !ofBody.has(name))]);
    },
  );

  test('is not used for requests with a cookie, whatever its value', async () => {
    const [{ headers }, cookie] = [await visitor.get('/api/conflicts'), author.cookies()];
    const ask = (Cookie: string) => server.client().send('/api/conflicts', { method: 'GET', headers: { Cookie } });
    const theirs = await ask(cookie);
    expect([theirs.headers.get('ETag'), theirs.body[0].hasUserVoted]).toEqual([null, true]);
    for (const nothing of ['a', 'twosides=forged', 'signed-in=1', `${cookie}x`])
      expect((await ask(nothing)).headers.get('ETag')).toBe(headers.get('ETag'));
    expect((await visitor.get('/api/conflicts')).body[0].hasUserVoted).toBe(false);
  });

  test('includes stories, read once a second, and an author’s own update at once', async () => {
    const told = (await author.post('/api/conflicts', CONFLICT)).body.id;
    const spy = vi.spyOn(server.stores.updates, 'listStories');
    const first = await visitor.get('/api/stories');
    expect(await visitor.send('/api/stories', revalidate(first.headers.get('ETag')))).toMatchObject({ status: 304 });
    expect((await server.client().get('/api/stories')).text).toBe(first.text);
    expect(spy).toHaveBeenCalledTimes(1);
    const update = { ending: 'parted', text: `Told of ${told}.`, forStories: true };
    expect((await author.post(`/api/conflicts/${told}/updates`, update)).status).toBe(201);
    const texts = (await visitor.get('/api/stories')).body.stories.map(({ text }: { text: string }) => text);
    expect(texts).toContain(update.text);
    vi.restoreAllMocks();
  });

  test('is separate per query, and later pages are not cached', async () => {
    const other = (await author.post('/api/conflicts', CONFLICT)).body.id;
    for (const each of [id, other]) expect((await visitor.get(`/api/conflicts/${each}`)).body.id).toBe(each);
    const first = await visitor.get('/api/conflicts?limit=1');
    expect(first.body).toHaveLength(1);
    expect((await idsOf(visitor)).length).toBeGreaterThan(1);
    expect(await idsOf(visitor, '/api/conflicts?category=money')).toEqual([]);
    const next = `/api/conflicts?limit=1&cursor=${first.headers.get('X-Next-Cursor')}`;
    await visitor.get(next);
    expect(await readingsOf(() => visitor.get(next))).toBe(1);
  });

  test('omits comments if requested', async () => {
    await author.post(`/api/conflicts/${id}/comments`, { content: 'We have talked about this.' });
    for (const client of [visitor, author])
      for (const [query, count] of [['', 1] as const, ['?comments=none', 0] as const])
        expect((await client.get(`/api/conflicts${query}`)).body[0].recentComments).toHaveLength(count);
  });

  test('never hides a member’s own actions from them', async () => {
    for (const path of ['/api/conflicts', `/api/conflicts/${id}`])
      for (const client of [visitor, reader]) await client.get(path);
    await reader.post(`/api/conflicts/${id}/vote`, { side: 'his' });
    const seen = { id, hasUserVoted: true, totalVotes: 2 };
    expect((await reader.get(`/api/conflicts/${id}`)).body).toMatchObject(seen);
    expect((await reader.get('/api/conflicts')).body[0]).toMatchObject(seen);
    await reader.post(`/api/conflicts/${id}/comments`, { content: 'I have seen this.' });
    expect((await reader.get('/api/conflicts')).body[0].commentCount).toBe(1);
    const own = (await reader.post('/api/conflicts', CONFLICT)).body.id;
    expect((await idsOf(reader))[0]).toBe(own);
    await reader.send(`/api/conflicts/${own}`, { method: 'DELETE' });
    expect((await idsOf(reader))[0]).toBe(id);
  });

  test('is renewed at once when a conflict is taken down', async () => {
    await visitor.get('/api/conflicts');
    expect((await author.send(`/api/conflicts/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await readingsOf(() => visitor.get('/api/conflicts'))).toBe(1);
  });
});

const OF_ONE = new Set(['date', 'x-request-id', 'connection', 'keep-alive']);
const commonOf = ({ headers }: Answer) => [...headers].filter(([name]) => !OF_ONE.has(name));
