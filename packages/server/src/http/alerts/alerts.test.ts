import { describe, expect, test, vi } from 'vitest';
import { CONFLICT, postConflict, signUpAndOnboard, standAt, voteAs } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

type AlertBody = { id: string; isRead: boolean };

describe('Alerts', () => {
  let now = Date.now();
  const server = serverForSuite('SQLite', { clock: () => ++now, env: { ESTABLISHED: '0/1/1' } });
  const other = memberForSuite(server, 'other@example.org', 'Other');
  let people = 0;

  const newcomer = async () => {
    people += 1;
    return signUpAndOnboard(server, `author${people}@example.org`, `Author Nr ${people}`);
  };
  const alertsOf = async (client: TestClient): Promise<AlertBody[]> => (await client.get('/api/alerts')).body.alerts;

  test('notify each voter that a conflict reached 100 votes, until they open it', async () => {
    const [author, reader] = [await newcomer(), await newcomer()];
    const ids = [await postConflict(author), await postConflict(author)] as const;
    for (const id of ids) await reader.post(`/api/conflicts/${id}/vote`, { side: 'his' });
    const [id, second] = ids;
    expect((await reader.get('/api/alerts')).body.unreadCount).toBe(0);
    await standAt(server, id, { herVotes: 90, hisVotes: 9 });
    await voteAs(server, 1, id, 'her');
    const { alerts, unreadCount } = (await reader.get('/api/alerts?limit=1')).body;
    expect([alerts, unreadCount]).toEqual([
      [
        {
          id: `voted-revealed.${id}`,
          kind: 'revealed',
          text: 'A conflict you voted on reached 100 votes. The result is public.',
          detail: CONFLICT.title,
          path: `/conflict/${id}/he-never-loads-the-dishwasher#vote`,
          isAnonymous: false,
          at: expect.any(String),
          isRead: false,
        },
      ],
      1,
    ]);
    expect((await alertsOf(author)).filter(({ id }) => id.startsWith('voted-revealed'))).toEqual([]);
    await other.post(`/api/user/${(await reader.get('/api/auth/user')).body.id}/follow`);
    await vi.waitFor(async () => expect(await alertsOf(reader)).toHaveLength(2), { timeout: 20_000, interval: 50 });
    const page = (await reader.get('/api/alerts?limit=1')).body;
    expect((await reader.get(`/api/alerts?limit=1&cursor=${page.nextCursor}`)).body).toMatchObject({
      alerts: [{ id: `voted-revealed.${id}` }],
      nextCursor: null,
    });
    const unreadAfter = async (conflictId: number) =>
      (await reader.post('/api/alerts/read', { upTo: alerts[0].at, conflictId })).body.unreadCount;
    expect([await unreadAfter(second), await unreadAfter(id)]).toEqual([2, 1]);
    expect((await alertsOf(reader)).map(({ isRead }) => isRead)).toEqual([false, true]);
    await standAt(server, second, { herVotes: 90, hisVotes: 9 });
    await voteAs(server, 1, second, 'her');
    const votes = await reader.get('/api/votes?limit=1');
    expect(votes.body).toEqual([
      {
        conflictId: second,
        title: CONFLICT.title,
        side: 'his',
        sideLabels: { her: 'Her side', his: 'His side' },
        votedAt: expect.stringMatching(/T00:00:00.000Z$/),
        results: expect.objectContaining({ resultsVisible: true, totalVotes: 100, herPercentage: 91 }),
      },
    ]);
    const next = await reader.get(`/api/votes?cursor=${votes.headers.get('X-Next-Cursor')}`);
    expect([
      next.body.map((each: { conflictId: number }) => each.conflictId),
      next.headers.get('X-Next-Cursor'),
    ]).toEqual([[id], null]);
    expect((await author.get('/api/votes')).body).toEqual([]);
  });

  test('leave nothing unread after a vote that reveals the result', async () => {
    const [author, voter] = [await newcomer(), await newcomer()];
    const id = await postConflict(author);
    await standAt(server, id, { herVotes: 90, hisVotes: 9 });
    expect((await voter.post(`/api/conflicts/${id}/vote`, { side: 'her' })).body).toMatchObject({ totalVotes: 100 });
    expect((await voter.get('/api/alerts')).body).toMatchObject({ unreadCount: 0, alerts: [{ isRead: true }] });
  });

  test.each([
    ['post', '/api/alerts/read', { upTo: 'yesterday' }],
    ['post', '/api/alerts/read', { upTo: '2026-01-01T00:00:00.000Z', conflictId: '17' }],
    ['patch', '/api/alerts/preferences', { comments: { sms: true } }],
    ['get', '/api/alerts?cursor=9', undefined],
    ['get', '/api/votes?cursor=17', undefined],
  ] as const)('refuse to %s %s with %j', async (method, path, body) => {
    const answer = await other[method](path, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
  });
});
