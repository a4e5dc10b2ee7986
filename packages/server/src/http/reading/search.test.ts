import { beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, signUpAndOnboard } from '../../test-support/people.ts';
import { serverForSuite } from '../../test-support/suites.ts';

describe('Search', () => {
  const server = serverForSuite('SQLite');
  beforeAll(async () => {
    const marta = await signUpAndOnboard(server, 'marta@example.org', 'Marta');
    const post = async (title: string, herSide = CONFLICT.herSide) =>
      (await marta.post('/api/conflicts', { ...CONFLICT, title, herSide })).body.id;
    await post('Who pays for the holiday?', 'The dishwasher has nothing to do with it, but he says so.');
    await post('He never loads the dishwasher');
    await post('Ärger über die Küche am Abend');
    const gone = await post('A dishwasher that is gone');
    await marta.send(`/api/conflicts/${gone}`, { method: 'DELETE' });
  });

  const find = async (q: string) => (await server.client().get(`/api/search?q=${encodeURIComponent(q)}`)).body;
  const titles = async (q: string) => (await find(q)).conflicts.map((conflict: { title: string }) => conflict.title);

  test('finds words in titles and accounts, titles first, and nothing taken down', async () => {
    expect(await titles('DISHWASHER')).toEqual(['He never loads the dishwasher', 'Who pays for the holiday?']);
  });

  test('finds members by nickname prefix, and categories', async () => {
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
