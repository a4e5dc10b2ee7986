import { beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, signUpAndOnboard } from '../../test-support/people.ts';
import { serverForSuite } from '../../test-support/suites.ts';

describe('Search', () => {
  const server = serverForSuite('SQLite');
  beforeAll(async () => {
    const marta = await signUpAndOnboard(server, 'marta@example.org', 'Marta');
    await marta.post('/api/conflicts', CONFLICT);
  });

  const find = async (q: string) => (await server.client().get(`/api/search?q=${encodeURIComponent(q)}`)).body;

  test('finds conflicts, members by nickname prefix, and categories', async () => {
    expect((await find('DISHWASHER')).conflicts).toMatchObject([{ title: CONFLICT.title }]);
    expect((await find('mart')).members).toEqual([
      { id: expect.any(String), userNickname: 'Marta', userAvatarId: 'geometric' },
    ]);
    expect((await find('chores')).categories).toEqual(['household']);
  });

  test.each(['', '   ', '"*', '- OR NOT', "'; DROP TABLE conflicts; --", '{"$gt":""}', '((((', 'NEAR(a b)'])(
    'takes %j for what it says and never fails',
    async (q) => {
      expect((await server.client().get(`/api/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
    },
  );

  test('refuses an overlong search', async () => {
    expect((await server.client().get(`/api/search?q=${'x'.repeat(101)}`)).status).toBe(400);
    expect((await server.client().get('/api/search')).status).toBe(400);
  });
});
