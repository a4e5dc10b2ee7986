import { describe, expect, test } from 'vitest';
import { postConflict, voteAs } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite, visitorForSuite } from '../../test-support/suites.ts';
import { revalidate } from '../../test-support/test-client.ts';

describe('Pictures for link previews', () => {
  const server = serverForSuite('SQLite');
  const author = memberForSuite(server, 'author@example.org', 'Author One');
  const visitor = visitorForSuite(server);

  test.each(['site', 'conflict'])(
    'are PNGs of 1200 × 630 that others may show and keep for five minutes: %s',
    async (what) => {
      const path = what === 'site' ? '/api/og/site' : `/api/og/conflict/${await postConflict(author)}`;
      const { status, headers, bytes } = await visitor.get(path);
      expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png']);
      expect(headers.get('Cache-Control')).toBe('public, max-age=300');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(headers.getSetCookie()).toEqual([]);
    },
  );

  test('are answered 304 while what they show is unchanged, whatever the hidden votes', async () => {
    const id = await postConflict(author);
    const path = `/api/og/conflict/${id}`;
    const etag = (await visitor.get(path)).headers.get('ETag');
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    await Promise.all(Array.from({ length: 99 }, (_, n) => voteAs(server, n + 1, id, 'her')));
    for (const client of [visitor, author]) {
      const again = await client.send(path, revalidate(etag));
      expect([again.status, again.text]).toEqual([304, '']);
    }

    await voteAs(server, 100, id, 'her');
    const revealed = await visitor.send(path, revalidate(etag));
    expect(revealed.status).toBe(200);
    expect(revealed.headers.get('ETag')).not.toBe(etag);
  });

  test.each(['99999', 'abc'])('say 404 in JSON for the conflict %s, like the API', async (id) => {
    const answer = await visitor.get(`/api/og/conflict/${id}`);
    expect([answer.status, answer.body]).toEqual([404, { error: 'Conflict not found', code: 'conflict-not-found' }]);
    expect(answer.headers.get('ETag')).toBeNull();
  });

  test('answer 404 for a conflict taken down, and 405 for another method', async () => {
    const id = await postConflict(author);
    await author.send(`/api/conflicts/${id}`, { method: 'DELETE' });
    expect((await author.get(`/api/og/conflict/${id}`)).status).toBe(404);
    const wrong = await visitor.post('/api/og/site');
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});
