import { type ConflictId, startOfDay } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import { beforeAll, expect, test } from 'vitest';
import { CONFLICT, signUpAndOnboard, voteAs } from '../../test-support/people.ts';
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
});
