import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { DAY } from '@twosides/domain/kernel';
import Koa from 'koa';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../test-support/listen.ts';
import { createClient, revalidate, type TestClient } from '../../test-support/test-client.ts';
import { TooManyRequests } from './request-error.ts';
import { type CommonAnswer, createResponseCache, type ResponseCache } from './response-cache.ts';

const LONG = 'Who does the dishes? '.repeat(200);

const aText = (body: string): CommonAnswer => ({
  status: 200,
  type: 'text/plain',
  body,
  headers: { 'Cache-Control': 'no-cache' },
});

describe('Cached answers', () => {
  let now: number;
  let asked: number;
  let builds: string[];
  let routes: unknown[];
  let build: (key: string) => Promise<CommonAnswer>;
  let cache: ResponseCache;
  let origin: string;
  let client: TestClient;

  beforeEach(async () => {
    now = 0;
    asked = 0;
    builds = [];
    routes = [];
    build = async (key) => aText(`${key} ${builds.length} ${LONG}`);
    cache = createResponseCache(() => now);
    const measured: Koa.Middleware = async (ctx, next) => {
      await next();
      routes.push(ctx.state.route);
    };
    const app = new Koa().use(measured).use(cache.first);
    app.use((ctx) => {
      asked++;
      ctx.state.route = `a route to ${ctx.path}`;
      return cache.answer(ctx, ctx.path, () => {
        builds.push(ctx.path);
        return build(ctx.path);
      });
    });
    app.silent = true;
    origin = listen(app, onTestFinished);
    client = createClient(origin, origin, new Headers({ 'Accept-Encoding': 'br' }));
  });

  const get = (path: string, encoding = 'br') =>
    client.send(path, { method: 'GET', headers: { 'Accept-Encoding': encoding } });
  const head = (path: string) => client.send(path, { method: 'HEAD' });

  test('are rebuilt at midnight', async () => {
    now = DAY - 1;
    const before = await get('/one');
    now = DAY;
    expect((await get('/one')).text).not.toBe(before.text);
    expect(builds).toHaveLength(2);
  });

  test('are built once for simultaneous requests, however long it takes', async () => {
    const { promise, resolve } = Promise.withResolvers<CommonAnswer>();
    build = () => promise;
    const early = get('/one');
    await expect.poll(() => asked).toBe(1);
    now += 60_000;
    const late = get('/one');
    await expect.poll(() => asked).toBe(2);
    resolve(aText('Here it is.'));
    expect([(await early).text, (await late).text]).toEqual(['Here it is.', 'Here it is.']);
    expect(builds).toHaveLength(1);
  });

  test('are not cached when building fails', async () => {
    build = () => Promise.reject(new Error('no'));
    expect((await get('/one')).status).toBe(500);
    build = async () => aText('yes');
    expect((await get('/one')).text).toBe('yes');
  });

  test('are sent in the encoding the client accepts, each with its own strong ETag', async () => {
    const [br, gzip, plain] = await Promise.all(
      ['br, gzip', 'gzip', 'identity'].map((encoding) => get('/one', encoding)),
    );
    const all = [br, gzip, plain];
    expect(all.map((answer) => answer?.headers.get('Content-Encoding'))).toEqual(['br', 'gzip', null]);
    expect(new Set(all.map((answer) => answer?.text)).size).toBe(1);
    const names = all.map((answer) => answer?.headers.get('ETag') ?? '');
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^"[\w-]+"$/);
    expect(all.map((answer) => [answer?.headers.get('Vary'), answer?.headers.get('Cache-Control')])).toEqual(
      all.map(() => ['Accept-Encoding', 'no-cache']),
    );
    expect(Number(br?.headers.get('Content-Length'))).toBeLessThan(500);
  });

  test('are sent to a visitor’s identical request within the second, before any other check', async () => {
    const first = await get('/one');
    now += 999;
    const again = await get('/one');
    expect([again.status, again.text, asked]).toEqual([200, first.text, 1]);
    expect(ownOf(again)).toEqual(ownOf(first));
    expect(routes).toEqual(['a route to /one', 'a route to /one']);
    now += 1;
    await get('/one');
    expect(asked).toBe(2);
  });

  test.each<[string, { query?: string; headers?: Record<string, string>; method?: string }]>([
    ['under another address', { query: '?further' }],
    ['in another encoding', { headers: { 'Accept-Encoding': 'gzip' } }],
    ['in the same encoding in other words', { headers: { 'Accept-Encoding': 'br;q=0.5, zstd;q=0' } }],
    ['in no encoding at all', { headers: { 'Accept-Encoding': '*;q=0' } }],
    ['with a cookie, which may be a session', { headers: { Cookie: 'twosides=1' } }],
    ['with a cookie that means nothing', { headers: { Cookie: 'a' } }],
    ['past all that is kept', { headers: { 'Cache-Control': 'no-cache' } }],
    ['for its headers alone', { method: 'HEAD' }],
  ])('pass every check again when requested %s', async (_, other) => {
    const { query = '', headers = {}, method = 'GET' } = other;
    const etag = (await get('/had')).headers.get('ETag');
    await client.send(`/had${query}`, { method, headers: { ...revalidate(etag).headers, ...headers } });
    await get('/new');
    await client.send(`/new${query}`, { method, headers });
    expect([asked, builds]).toEqual([4, ['/had', '/new']]);
  });

  test.each<[string, (etag: string) => string, number]>([
    ['their name', (etag) => etag, 304],
    ['their name among others', (etag) => `"one", ${etag} , W/"two"`, 304],
    ['their name as a weak one', (etag) => `W/${etag}`, 304],
    ['anything', () => '*', 304],
    ['another name, of an hour or a release ago', () => '"another"', 200],
    ['their name in another encoding', (etag) => etag.replace('-br', '-gzip'), 200],
    ['no name', () => '', 200],
    ['what is no name', () => ',,"', 200],
  ])('answer a client with %s like the first one', async (_, has, status) => {
    build = async () => aText(LONG);
    const etag = (await get('/one')).headers.get('ETag') ?? '';
    const condition = revalidate(has(etag));
    const soon = await client.send('/one', condition);
    expect([soon.status, soon.headers.get('ETag'), asked]).toEqual([status, etag, 1]);
    now += 1_000;
    const late = await client.send('/one', condition);
    expect([late.status, late.text, asked]).toEqual([status, soon.text, 2]);
    expect(ownOf(late)).toEqual(ownOf(soon));
  });

  test('have the same length for oddly written requests', async () => {
    const { host } = new URL(origin);
    const ask = async (target: string, ...headers: string[]) => {
      const socket = connect(Number(host.split(':')[1]), '127.0.0.1');
      const lines = [`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', ''];
      socket.write(lines.join('\r\n'));
      return (await text(socket)).replace(/^Date: .*$/m, '');
    };
    const plain = await ask('/one');
    expect(plain).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    const odd = () => [
      ask('/one'),
      ask(`http://${host}/one`),
      ask('/one', 'Host: elsewhere.example'),
      ask('/one', 'Accept-Encoding: undefined'),
      ask('/one', 'Accept-Encoding: br;q=0', 'Accept-Encoding: identity'),
      ask('/one', 'Range: bytes=0-9'),
      ask('/one', 'Content-Length: 2', '', '{}'),
    ];
    for (let time = 0; time < 2; time++) for (const answer of await Promise.all(odd())) expect(answer).toBe(plain);
    expect([builds, asked]).toEqual([['/one'], 4]);
  });

  test('keep their ETag while unchanged, and change it with any header', async () => {
    build = async () => aText(LONG);
    const first = (await get('/one')).headers.get('ETag');
    now += 1_000;
    expect((await get('/one')).headers.get('ETag')).toBe(first);
    build = async () => ({ ...aText(LONG), headers: { 'Cache-Control': 'no-cache', 'X-Next-Cursor': '7' } });
    now += 1_000;
    expect((await get('/one')).headers.get('ETag')).not.toBe(first);
  });

  test('answer HEAD with the headers of GET', async () => {
    const [first, second] = [await get('/one'), await head('/one')];
    const headersOf = ({ headers }: typeof first) =>
      ['Content-Type', 'Content-Length', 'Content-Encoding', 'ETag', 'Vary', 'Cache-Control'].map((name) =>
        headers.get(name),
      );
    expect([second.text, headersOf(second)]).toEqual(['', headersOf(first)]);
    expect(builds).toHaveLength(1);
  });

  test('are dropped at once, including those being built', async () => {
    await get('/one');
    cache.drop();
    const { promise, resolve } = Promise.withResolvers<CommonAnswer>();
    build = () => promise;
    const under = get('/one');
    await expect.poll(() => builds).toHaveLength(2);
    cache.drop();
    build = async () => aText('after');
    expect((await get('/one')).text).toBe('after');
    resolve(aText('before'));
    const late = await under;
    expect(late.text).toBe('before');
    expect((await client.send('/one', revalidate(late.headers.get('ETag')))).text).toBe('after');
    expect((await get('/one')).text).toBe('after');
    expect(builds).toHaveLength(3);
    const etag = (await get('/one')).headers.get('ETag');
    cache.drop();
    build = async () => aText('once more');
    expect((await client.send('/one', revalidate(etag))).text).toBe('once more');
  });

  test('are bounded in size, and those requested again outlast any number requested once', async () => {
    build = async (path) => aText(`${path} ${'x'.repeat(1_000_000)}`);
    for (const path of ['/hot', '/hot', '/cold']) await head(path);
    for (let n = 0; n < 60; n++) await head(`/${n}`);
    builds = [];
    for (const path of ['/hot', '/cold', '/59']) await head(path);
    expect(builds).toEqual(['/cold']);
  });

  test('are not cached for addresses that nobody has or types', async () => {
    build = async (path) => ({ ...aText('Nothing is here.'), status: path === '/nothing' ? 404 : 200 });
    for (const path of ['/nothing', `/one?${'x'.repeat(500)}`]) for (let n = 0; n < 2; n++) await get(path);
    expect([asked, builds]).toEqual([4, ['/nothing', '/one']]);
  });

  test('remember the last 1,024 visitors’ requests, repeated ones longest', async () => {
    const name = (n: number) => `/one?${n}`;
    await get(name(0));
    await get(name(0));
    for (let n = 1; n <= 256; n++) await get(name(n));
    await get(name(257));
    asked = 0;
    for (const n of [0, 257, 1]) await get(name(n));
    expect([asked, builds]).toEqual([1, ['/one']]);
  });

  test('are built by the next request when the first is over its limit', async () => {
    const first = Promise.withResolvers<CommonAnswer>();
    build = () => (builds.length === 1 ? first.promise : Promise.resolve(aText('Here it is.')));
    const [early, late] = [get('/one'), get('/one')];
    await expect.poll(() => asked).toBe(2);
    first.reject(new TooManyRequests(9));
    expect([(await early).status, (await late).text]).toEqual([500, 'Here it is.']);
  });

  test('are complete for slow readers, and for the next after one disconnects', async () => {
    const port = Number(new URL(origin).port);
    build = async () => aText('x'.repeat(4_000_000));
    const plain = (await get('/one', 'identity')).text;
    const open = () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /one HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\nConnection: close\r\n\r\n');
      return socket;
    };
    const [slow, gone] = [open().pause(), open()];
    gone.once('data', () => gone.destroy());
    await new Promise((resolve) => gone.once('close', resolve));
    expect((await get('/one', 'identity')).text).toBe(plain);
    expect((await text(slow)).endsWith(`\r\n\r\n${plain}`)).toBe(true);
    expect(asked).toBe(1);
  });
});

const OF_ONE = new Set(['date', 'connection', 'keep-alive']);
const ownOf = ({ headers }: { readonly headers: Headers }) => [...headers].filter(([name]) => !OF_ONE.has(name));
