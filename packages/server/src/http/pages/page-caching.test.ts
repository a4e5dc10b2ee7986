import { beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, standAt } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import { revalidate } from '../../test-support/test-client.ts';
import { SHELL } from '../../test-support/test-server.ts';

const NOW = Date.UTC(2037, 5, 1, 12);

describe('Pages over HTTP', () => {
  const server = serverForSuite('SQLite', { rendersPages: true, clock: () => NOW });
  let id: number;
  const author = memberForSuite(server, 'author@example.org', 'Author One');
  beforeAll(async () => {
    id = (await author.post('/api/conflicts', CONFLICT)).body.id;
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    server.client().send(path, { method: 'GET', headers });

  test('are revalidated every time, and answered 304 while unchanged', async () => {
    const first = await get('/trending');
    const etag = first.headers.get('ETag');
    expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    const again = await server.client().send('/trending', revalidate(etag));
    expect([again.status, again.text, again.headers.get('ETag')]).toEqual([304, '', etag]);
    expect((await server.client().send('/', revalidate(etag))).status).toBe(200);
  });

  test('are the same for members and visitors, so none can leak private content', async () => {
    for (const path of ['/', '/profile', '/settings', '/alerts', `/conflict/${id}`, '/user/Author%20One']) {
      const [theirs, anybodys] = [await author.send(path, { method: 'GET' }), await get(path)];
      expect([path, theirs.text]).toEqual([path, anybodys.text]);
      expect(theirs.headers.get('ETag')).toBe(anybodys.headers.get('ETag'));
      expect(theirs.text).not.toContain('author@example.org');
    }
  });

  test('show a result from the 100th vote, and removed content never again', async () => {
    const other = (await author.post('/api/conflicts', CONFLICT)).body.id;
    await standAt(server, other, { herVotes: 99, hisVotes: 0 });
    const path = `/conflict/${other}`;
    expect((await get(path)).text).toContain('"resultsVisible":false');
    await author.post(`/api/conflicts/${other}/vote`, { side: 'her' });
    expect((await get(path)).text).toContain('"resultsVisible":true');
    await author.send(`/api/conflicts/${other}`, { method: 'DELETE' });
    expect((await get(path)).status).toBe(404);
  });

  test('start without the visitor’s HTML after a sign-in, except without JavaScript', async () => {
    const path = `/conflict/${id}`;
    const [anybodys, welcomed, again] = [await get(path), await get(`${path}?welcome=vote&flow=1`), await get(path)];
    expect(anybodys.text).toContain('<template id="app">');
    expect(welcomed.text).toContain('<div id="root"></div><noscript>');
    expect(welcomed.text).not.toContain('<template id="app">');
    expect(again.text).toBe(anybodys.text);
  });

  test('stay 404 for a missing page, whatever the browser cached', async () => {
    const first = await get('/nothing');
    const again = await server.client().send('/nothing', revalidate(first.headers.get('ETag')));
    expect(again.status).toBe(404);
  });

  test.each([
    ['/conflict/999999', '/conflict/0/a-slug?comments=9', 'Conflict not found'],
    ['/user/Nobody', '/user/%FF?from=9', 'User not found.'],
    ['/category/nothing', '/category/else', 'Category Not Found'],
    ['/nothing', '/nothing/else.php?q=1', 'Page not found'],
  ])('are one and the same where there is nothing, as at %s and %s', async (path, other, words) => {
    const [first, second] = [await get(path), await get(other)];
    expect([first.status, second.status]).toEqual([404, 404]);
    expect(second.text).toBe(first.text);
    expect(first.text).toContain(`>${words}</h1>`);
    expect(first.text.match(/<meta name="robots"[^>]*>/g)).toEqual(['<meta name="robots" content="noindex,follow" />']);
  });

  test.each([
    [`/conflict/ID`, ['/conflict/ID/made-up', '/conflict/ID/made-up/', '/conflict/ID/%FF?utm=1']],
    ['/user/Author%20One', ['/user/author%20one', '/user/%41uthor%20One/']],
    ['/trending', ['/trending/', '/trending?tab=zzz']],
  ])('are rendered once for every way to write their address: %s', async (path, others) => {
    const at = (text: string) => get(text.replace('ID', String(id)));
    const first = await at(path);
    for (const other of others) {
      const { status, text, headers } = await at(other);
      expect([other, status, text, headers.get('ETag')]).toEqual([other, 200, first.text, first.headers.get('ETag')]);
    }
  });

  test('send the service worker’s shell as it was built', async () => {
    const shell = await get('/index.html');
    expect([shell.status, shell.text]).toEqual([200, SHELL]);
  });
});
