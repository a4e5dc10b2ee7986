import type { Timestamp } from '@twosides/domain/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';

const JOINED = Date.parse('2037-07-03T09:11:22.333Z');
const POSTED = Date.parse('2037-07-14T13:37:42.123Z');
const READ = Date.parse('2037-07-15T08:00:00.000Z');
const MOMENTS = new RegExp(`09:11|13:37|${Math.floor(JOINED / 1_000)}|${Math.floor(POSTED / 1_000)}`);

describe('Times of activity', () => {
  const server = serverForSuite('SQLite', { clock: () => now });
  const author = memberForSuite(server, 'author@example.org', 'Author');
  let now: Timestamp = JOINED;
  let id: number;
  beforeAll(async () => {
    now = POSTED;
    id = (await author.post('/api/conflicts/anonymous', { ...CONFLICT, anonymous: true })).body.id;
    now = READ;
    await author.post(`/api/conflicts/${id}/vote`, { side: 'her' });
  });

  test('show only the day for an anonymous conflict, in every answer', async () => {
    const visitor = server.client();
    for (const client of [visitor, author])
      for (const path of [
        '/api/conflicts',
        '/api/top-conflicts-today',
        '/api/top-conflicts-today?voted=today',
        '/api/trending',
        '/api/search?q=dishwasher',
        `/api/conflicts/${id}`,
        `/api/conflicts/${id}/insights`,
        '/api/stats',
        `/conflict/${id}`,
        '/sitemap.xml',
      ]) {
        const answer = await client.get(path);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(`${answer.text} ${[...answer.headers].join(' ')}`).not.toMatch(MOMENTS);
      }
    expect((await visitor.get(`/api/conflicts/${id}`)).body).toMatchObject({
      submittedAt: '2037-07-14T00:00:00.000Z',
      timeAgo: 'yesterday',
      isNew: false,
    });
  });
});
