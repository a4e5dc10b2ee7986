import { type ConflictId, startOfDay } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import { beforeAll, expect, test } from 'vitest';
import { readSides } from '../../adapters/behaviour/steps.ts';
import { CONFLICT, signUpAndOnboard, voteAs, voter } from '../../test-support/people.ts';
import { describeOnDatabases, serverForSuite } from '../../test-support/suites.ts';

describeOnDatabases('The reveal', (database) => {
  const server = serverForSuite(database, { clock: () => now });
  let post: () => Promise<ConflictId>;
  let now = Date.UTC(2037, 5, 1);
  beforeAll(async () => {
    const author = await signUpAndOnboard(server, 'author@example.org', 'Author One');
    post = async () => (await author.post('/api/conflicts', CONFLICT)).body.id;
  });

  const vote = (id: ConflictId, n: number, side: Side) => voteAs(server, n, id, side);

  test('hides 99 votes from a visitor and shows everyone the 100th, for good', async () => {
    const id = await post();
    const visitor = server.client();
    await Promise.all(Array.from({ length: 99 }, (_, index) => vote(id, index + 1, index % 3 === 2 ? 'his' : 'her')));
    expect((await visitor.get(`/api/conflicts/${id}`)).body).toMatchObject({
      resultsVisible: false,
      totalVotes: 99,
      votesUntilReveal: 1,
      herVotes: null,
      revealedAt: null,
    });

    now += 1_000;
    await vote(id, 100, 'her');
    const revealed = (await visitor.get(`/api/conflicts/${id}`)).body;
    expect(revealed).toMatchObject({
      resultsVisible: true,
      totalVotes: 100,
      herVotes: 67,
      hisVotes: 33,
      revealedAt: new Date(startOfDay(now)).toISOString(),
    });

    now += 1_000;
    await vote(id, 101, 'his');
    expect((await visitor.get(`/api/conflicts/${id}`)).body).toMatchObject({
      totalVotes: 101,
      revealedAt: revealed.revealedAt,
    });
  });

  test('counts 200 concurrent votes with repeats and changes exactly', async () => {
    const id = await post();
    // 120 people vote. 80 of them vote again, half of these for the other side.
    const votes = Array.from({ length: 200 }, (_, index) => {
      const person = index % 120;
      const side: Side = index < 120 ? (person % 2 ? 'her' : 'his') : person % 4 < 2 ? 'her' : 'his';
      return vote(id, 1_000 + person, side);
    });
    await Promise.all(votes);

    const conflict = (await server.client().get(`/api/conflicts/${id}`)).body;
    const mailboxIds = Array.from({ length: 120 }, (_, person) => server.voterOf(voter(1_000 + person)));
    const sides = [...(await readSides(server.stores, id, mailboxIds)).values()];
    expect(sides).toHaveLength(120);
    expect([conflict.totalVotes, conflict.herVotes, conflict.hisVotes]).toEqual([
      120,
      sides.filter((side) => side === 'her').length,
      sides.filter((side) => side === 'his').length,
    ]);
  });
});
