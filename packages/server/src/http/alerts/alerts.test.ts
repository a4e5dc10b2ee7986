import { describe, expect, test, vi } from 'vitest';
import { momentsApart } from '../../test-support/clocks.ts';
import { CONFLICT, postConflict, signUpAndOnboard, standAt, voteAs } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

type AlertBody = {
  id: string;
  text: string;
  detail: string | null;
  path: string | null;
  isAnonymous: boolean;
  at: string;
  isRead: boolean;
};

describe('Alerts', () => {
  const server = serverForSuite('SQLite', { clock: momentsApart(), env: { ESTABLISHED: '0/1/1' } });
  const other = memberForSuite(server, 'other@example.org', 'Other');
  let people = 0;

  const newcomer = async () => {
    people += 1;
    return signUpAndOnboard(server, `author${people}@example.org`, `Author Nr ${people}`);
  };
  const alertsOf = async (client: TestClient): Promise<AlertBody[]> => (await client.get('/api/alerts')).body.alerts;

  test('notify an author of the first votes by others', async () => {
    const author = await newcomer();
    const id = await postConflict(author);
    await author.post(`/api/conflicts/${id}/vote`, { side: 'her' });
    await other.post(`/api/conflicts/${id}/vote`, { side: 'his' });
    await vi.waitFor(async () => expect(await alertsOf(author)).toHaveLength(1), { timeout: 20_000, interval: 50 });
    const [alert] = await alertsOf(author);
    expect(alert).toMatchObject({
      id: `votes.${id}`,
      text: 'Your conflict reached 2 votes',
      detail: CONFLICT.title,
      path: `/conflict/${id}/he-never-loads-the-dishwasher#vote`,
      isRead: false,
    });
  });

  test('mark news about an anonymous conflict, so that screens can leave out its title', async () => {
    const author = await newcomer();
    for (const anonymous of [true, false]) {
      const id = await postConflict(author, { anonymous });
      await other.post(`/api/conflicts/${id}/vote`, { side: 'his' });
    }
    await vi.waitFor(async () => expect(await alertsOf(author)).toHaveLength(2), { timeout: 20_000, interval: 50 });
    expect((await alertsOf(author)).map(({ isAnonymous }) => isAnonymous)).toEqual([false, true]);
  });

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
    const unreadAfter = async (client: TestClient, conflictId: number) =>
      (await client.post('/api/alerts/read', { upTo: alerts[0].at, conflictId })).body.unreadCount;
    expect([await unreadAfter(reader, second), await unreadAfter(reader, id)]).toEqual([2, 1]);
    expect((await alertsOf(reader)).map(({ isRead }) => isRead)).toEqual([false, true]);
    await standAt(server, second, { herVotes: 90, hisVotes: 9 });
    await voteAs(server, 1, second, 'her');
    expect((await alertsOf(reader)).filter(({ isRead }) => !isRead)).toHaveLength(2);
    const look = { upTo: (await alertsOf(reader)).find((alert) => alert.id === `voted-revealed.${second}`)?.at };
    expect((await reader.post('/api/alerts/read', look)).body.unreadCount).toBe(0);

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
    expect([
      (await reader.get('/api/votes?cursor=17')).status,
      (await server.client().get('/api/votes')).status,
    ]).toEqual([400, 401]);
  });

  test('leave nothing unread after a vote that reveals the result', async () => {
    const [author, voter] = [await newcomer(), await newcomer()];
    const id = await postConflict(author);
    await standAt(server, id, { herVotes: 90, hisVotes: 9 });
    expect((await voter.post(`/api/conflicts/${id}/vote`, { side: 'her' })).body).toMatchObject({ totalVotes: 100 });
    expect((await voter.get('/api/alerts')).body).toMatchObject({ unreadCount: 0, alerts: [{ isRead: true }] });
  });

  test('notify author and reporters of the outcome, with the reason', async () => {
    const author = await newcomer();
    const [id, reporter] = [await postConflict(author), await newcomer()];
    await reporter.post(`/api/conflicts/${id}/report`, { reason: 'spam' });
    await server.useCases.settleReports({ kind: 'conflict', id }, 'remove');
    expect((await alertsOf(author))[0]).toMatchObject({
      text: 'Your conflict was taken off the site',
      detail: `${CONFLICT.title} · Spam, ads or fake content`,
    });
    expect((await alertsOf(reporter))[0]).toMatchObject({
      text: 'The conflict you reported is no longer on the site. Thank you for your report.',
      detail: null,
      path: `/statements#conflict-${id}`,
    });
  });

  test('notify the author of a removed comment', async () => {
    const author = await newcomer();
    const id = await postConflict(author);
    const writer = await newcomer();
    const { comment } = (await writer.post(`/api/conflicts/${id}/comments`, { content: 'Buy pills here' })).body;
    await author.post(`/api/comments/${comment.id}/report`, { reason: 'spam' });
    await server.useCases.settleReports({ kind: 'comment', id: comment.id }, 'remove');
    expect((await alertsOf(writer))[0]).toMatchObject({
      text: 'Your comment was taken off the site',
      detail: 'Spam, ads or fake content',
      path: `/statements#comment-${comment.id}`,
    });
  });

  test.each([
    ['POST', '/api/alerts/read', { upTo: 'yesterday' }],
    ['POST', '/api/alerts/read', { upTo: 17 }],
    ['POST', '/api/alerts/read', {}],
    ['POST', '/api/alerts/read', { upTo: '2026-01-01T00:00:00.000Z', conflictId: '17' }],
    ['PATCH', '/api/alerts/preferences', { comments: { sms: true } }],
    ['PATCH', '/api/alerts/preferences', { guesses: { push: true } }],
    ['PATCH', '/api/alerts/preferences', { comments: { push: 'yes' } }],
  ])('refuse %s %s with %j', async (method, path, body) => {
    const answer = await other.send(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
  });

  test('refuse an invalid cursor, and visitors', async () => {
    expect((await other.get('/api/alerts?cursor=9')).status).toBe(400);
    for (const path of ['/api/alerts', '/api/alerts/preferences'])
      expect((await server.client().get(path)).status).toBe(401);
    expect((await server.client().post('/api/alerts/read', { upTo: new Date(0).toISOString() })).status).toBe(401);
  });
});
