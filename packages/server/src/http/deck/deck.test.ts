import { type ConflictId, DAY } from '@twosides/domain/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { postConflict, signUpAndOnboard, voteAs } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

describe('The deck', () => {
  const server = serverForSuite('SQLite', { clock: () => Date.now() + ahead });
  let ahead = 0;
  const author = memberForSuite(server, 'author@example.org', 'Author One');
  const ids: ConflictId[] = [];
  beforeAll(async () => {
    for (let n = 0; n < 12; n += 1) {
      const herSide = 'Her account of it. '.repeat(20);
      ids.push(await postConflict(author, { title: `Conflict number ${n}`, herSide }));
    }
    await voteAs(server, 1, ids[3] as ConflictId, 'her');
  });

  test('is paged by a cursor, with whole accounts', async () => {
    const first = await server.client().get('/api/deck');
    expect([first.body.length, first.body[1].herSide.length > 300]).toEqual([10, true]);
    const second = await server.client().get(`/api/deck?after=${first.headers.get('X-Next-Cursor')}`);
    expect([second.body.length, second.headers.get('X-Next-Cursor')]).toEqual([2, null]);
    expect((await server.client().get('/api/deck?after=nowhere')).status).toBe(400);
  });

  test('shows each viewer their own vote on today’s five, and a day later its split', async () => {
    const own = await signUpAndOnboard(server, 'today@example.org', 'Today One');
    await own.get('/api/today');
    await own.post(`/api/conflicts/${ids[3]}/vote`, { side: 'his' });
    const today = async (client: TestClient) => (await client.get('/api/today')).body;
    expect(await today(own)).toMatchObject([{ id: ids[3], userVoteSide: 'his' }]);
    expect(await today(server.client())).toMatchObject([{ id: ids[3], userVoteSide: null }]);
    ahead = DAY;
    const yesterday = await Promise.all(
      [own, server.client()].map(async (client) => (await client.get('/api/today/yesterday')).body),
    );
    expect(yesterday).toMatchObject([
      [{ id: ids[3], userVoteSide: 'his', herPercentage: 50 }],
      [{ id: ids[3], userVoteSide: null, herPercentage: null }],
    ]);
    ahead = 2 * DAY;
    expect((await own.get('/api/today/yesterday')).body).toEqual([]);
    ahead = 0;
  });
});
