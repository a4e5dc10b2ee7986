import { type ConflictId, DAY } from '@twosides/domain/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, signUpAndOnboard, voteAs } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

describe('The deck', () => {
  const server = serverForSuite('SQLite', { clock: () => Date.now() + ahead });
  let ahead = 0;
  const author = memberForSuite(server, 'author@example.org', 'Author One');
  const reader = memberForSuite(server, 'reader@example.org', 'Reader One');
  const ids: ConflictId[] = [];
  beforeAll(async () => {
    const memberId = (await author.get('/api/auth/user')).body.id;
    for (let n = 0; n < 12; n += 1) {
      const draft = {
        ...CONFLICT,
        category: 'household' as const,
        title: `Conflict number ${n}`,
        herSide: 'Her account of it. '.repeat(20),
        anonymous: false,
      };
      const posted = await server.useCases.postConflict({ memberId, opId: null }, draft);
      if (posted.ok) ids.push(posted.value.outcome.id);
    }
    await voteAs(server, 1, ids[3] as ConflictId, 'her');
  });

  const read = async (client: TestClient, after?: string) => {
    const answer = await client.get(`/api/deck${after === undefined ? '' : `?after=${after}`}`);
    return {
      ids: answer.body.map(({ id }: { id: number }) => id),
      next: answer.headers.get('X-Next-Cursor'),
      answer,
    };
  };

  test('starts with trending, continues with the newest, and ends', async () => {
    const first = await read(server.client());
    const rest = [...ids].filter((id) => id !== ids[3]).reverse();
    expect(first.ids).toEqual([ids[3], ...rest.slice(0, 9)]);
    expect(first.answer.body[1].herSide.length).toBeGreaterThan(300);
    const second = await read(server.client(), first.next ?? '');
    expect(second.ids).toEqual(rest.slice(9));
    expect(second.next).toBeNull();
    expect((await server.client().get('/api/deck?after=nowhere')).status).toBe(400);
  });

  test('starts with today’s five, the same for everybody all day, complete and with one’s own vote, and shows them a day later', async () => {
    const own = await signUpAndOnboard(server, 'today@example.org', 'Today One');
    const idsOfToday = async (client: TestClient) =>
      (await client.get('/api/today')).body.map(({ id }: { id: number }) => id);
    expect(await idsOfToday(server.client())).toEqual([ids[3]]);
    await voteAs(server, 2, ids[5] as ConflictId, 'her');
    await own.post(`/api/conflicts/${ids[3]}/vote`, { side: 'his' });
    for (const client of [server.client(), reader, author]) expect(await idsOfToday(client)).toEqual([ids[3]]);
    const [conflict] = (await own.get('/api/today')).body;
    expect([conflict.userVoteSide, conflict.herSide.length > 300]).toEqual(['his', true]);
    expect((await server.client().get('/api/today')).body[0].userVoteSide).toBeNull();
    expect((await read(reader)).ids.slice(0, 2)).toEqual([ids[3], ids[5]]);
    expect((await read(own)).ids[0]).toBe(ids[5]);
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
