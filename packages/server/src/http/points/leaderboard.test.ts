import { DAY } from '@twosides/domain/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { publishEverything } from '../../adapters/behaviour/steps.ts';
import { postConflict } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite, visitorForSuite } from '../../test-support/suites.ts';

const START = Date.UTC(2037, 5, 4, 12);

describe('The leaderboard', () => {
  const clock = { now: START };
  const server = serverForSuite('SQLite', { clock: () => clock.now });
  const anna = memberForSuite(server, 'anna@example.org', 'Anna');
  const boris = memberForSuite(server, 'boris@example.org', 'Boris');
  const visitor = visitorForSuite(server);
  beforeEach(() => {
    clock.now += 7 * DAY;
  });

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
    const id = await postConflict(anna);
    await boris.post(`/api/conflicts/${id}/vote`, { side: 'his' });
    await boris.post(`/api/conflicts/${id}/vote`, { side: 'her' });
    await boris.post(`/api/conflicts/${id}/comments`, { content: 'Take turns.' });
    const annas = { rank: 1, username: 'Anna', score: 100, conflictsPosted: 1, isCurrentUser: false };
    const borises = { rank: 2, username: 'Boris', score: 10, votesSubmitted: 1, commentsWritten: 1 };
    expect(await board()).toMatchObject({ entries: [annas, { ...borises, isCurrentUser: false }], own: null });
    const own = { ...borises, isCurrentUser: true };
    expect(await board(boris, 'daily')).toMatchObject({ entries: [annas, own], own });
  });
});
