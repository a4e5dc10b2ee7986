import { expect, test } from 'vitest';
import { CONFLICT, signUpAndOnboard } from '../../test-support/people.ts';
import { describeOnDatabases, serverForSuite } from '../../test-support/suites.ts';

describeOnDatabases('Stats', (database) => {
  const server = serverForSuite(database, { clock: () => now });
  let now = Date.UTC(2037, 5, 1);

  test('count everything at most once a minute, without what was taken down', async () => {
    const read = async () => (await server.client().get('/api/stats')).body;
    expect((await read()).conflictCount).toBe(0);
    const author = await signUpAndOnboard(server, 'author@example.org', 'Author Two');
    const post = async (category: string) => (await author.post('/api/conflicts', { ...CONFLICT, category })).body.id;
    const [love] = [await post('love'), await post('money')];
    await author.send(`/api/conflicts/${await post('love')}`, { method: 'DELETE' });
    await author.post(`/api/conflicts/${love}/vote`, { side: 'her' });
    expect((await read()).conflictCount).toBe(0);
    now += 60_000;
    expect(await read()).toMatchObject({
      memberCount: 1,
      conflictCount: 2,
      voteCount: 1,
      conflictsByCategory: { love: 1, money: 1, time: 0 },
    });
  });
});
