import { type CommentId, type ConflictId, DAY } from '@twosides/domain/kernel';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishEverything } from '../../adapters/behaviour/steps.ts';
import { postConflict, signUpAndOnboard } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

const START = Date.UTC(2037, 5, 4, 12);
const OP = '3f2b8c1e-5d4a-4b6c-8e7f-0123456789ab';

describe('The leaderboard', () => {
  const clock = { now: START };
  const server = serverForSuite('SQLite', { clock: () => clock.now });
  const anna = memberForSuite(server, 'anna@example.org', 'Anna');
  const boris = memberForSuite(server, 'boris@example.org', 'Boris');
  let visitor: TestClient;
  beforeAll(async () => {
    visitor = server.client();
  });
  beforeEach(() => {
    clock.now += 7 * DAY;
  });

  const post = (client = anna, more = {}) => postConflict(client, more);
  const comment = async (client: TestClient, id: ConflictId): Promise<CommentId> =>
    (await client.post(`/api/conflicts/${id}/comments`, { content: 'Take turns.' })).body.comment.id;
  const unmark = (client: TestClient, id: CommentId) =>
    client.send(`/api/comments/${id}/helpful`, { method: 'DELETE' });
  const board = async (client = visitor, period = 'weekly') => {
    await publishEverything(server.stores, clock.now);
    return (await client.get(`/api/leaderboard?period=${period}`)).body;
  };

  test('is empty while nobody has points, and says when it restarts', async () => {
    expect((await visitor.get('/api/leaderboard')).body).toEqual({
      period: 'weekly',
      startedAt: '2037-06-08T00:00:00.000Z',
      resetsAt: '2037-06-15T00:00:00.000Z',
      entries: [],
      own: null,
    });
    expect(await board(visitor, 'daily')).toMatchObject({
      period: 'daily',
      startedAt: '2037-06-11T00:00:00.000Z',
      resetsAt: '2037-06-12T00:00:00.000Z',
    });
    expect((await visitor.get('/api/leaderboard?period=yearly')).status).toBe(400);
  });

  test('ranks members by points, and shows viewers their own row', async () => {
    const id = await post();
    await boris.post(`/api/conflicts/${id}/vote`, { side: 'his' });
    await boris.post(`/api/conflicts/${id}/vote`, { side: 'her' });
    await comment(boris, id);
    const annas = {
      id: expect.any(String),
      rank: 1,
      username: 'Anna',
      avatar: 'geometric',
      score: 100,
      votesSubmitted: 0,
      conflictsPosted: 1,
      commentsWritten: 0,
      streak: 1,
      isCurrentUser: false,
    };
    const borises = {
      ...annas,
      rank: 2,
      username: 'Boris',
      score: 10,
      votesSubmitted: 1,
      conflictsPosted: 0,
      commentsWritten: 1,
    };
    expect(await board()).toMatchObject({ entries: [annas, borises], own: null });
    expect(await board(boris, 'daily')).toMatchObject({
      entries: [annas, { ...borises, isCurrentUser: true }],
      own: { ...borises, isCurrentUser: true },
    });
  });

  test('counts another member’s helpful mark once, and can undo it', async () => {
    const id = await post();
    const written = await comment(boris, id);
    const mark = (client: TestClient, headers = {}) =>
      client.post(`/api/comments/${written}/helpful`, undefined, headers);
    expect((await mark(anna, { 'Idempotency-Key': OP })).body).toEqual({
      opId: OP,
      commentId: written,
      helpfulCount: 1,
      isHelpful: true,
      hasChangedMind: false,
      mindsChanged: null,
    });
    const replay = await mark(anna, { 'Idempotency-Key': OP });
    expect([replay.status, replay.headers.get('Idempotency-Replayed')]).toEqual([200, 'true']);
    expect((await mark(anna)).body.helpfulCount).toBe(1);
    expect((await unmark(anna, written)).body).toMatchObject({ helpfulCount: 0, isHelpful: false });
    expect((await anna.post('/api/comments/no-such-comment/helpful')).body.code).toBe('comment-not-found');
  });

  test('appears on a profile as points, streak and achievements', async () => {
    const carla = await signUpAndOnboard(server, 'carla@example.org', 'Carla');
    const id = await post(carla);
    const written = await comment(carla, id);
    await anna.post(`/api/comments/${written}/helpful`);
    await publishEverything(server.stores, clock.now);
    expect((await visitor.get('/api/user/carla')).body.points).toEqual({
      score: 125,
      streak: 1,
      achievements: [
        { id: 'votes', progress: 0, target: 100 },
        { id: 'helpful-comments', progress: 1, target: 50 },
        { id: 'streak', progress: 1, target: 14 },
        { id: 'weekly-first', progress: 0, target: 1 },
      ],
    });
    await server.stores.points.closeBoards(Date.parse((await board()).resetsAt), clock.now);
    expect((await visitor.get('/api/user/carla')).body.points.achievements[3]).toEqual({
      id: 'weekly-first',
      progress: 1,
      target: 1,
    });
  });
});
