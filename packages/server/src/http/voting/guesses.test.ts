import type { ConflictId } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import { describe, expect, test } from 'vitest';
import { addVoter, postConflict, signUpAndOnboard, standAt, voteAs, voter } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

describe('How a result came about', () => {
  const server = serverForSuite('SQLite', { clock: () => now });
  const author = memberForSuite(server, 'author@example.org', 'Author One');
  let now = Date.UTC(2037, 5, 1);

  const post = () => postConflict(author);
  const voteInTurn = async (id: ConflictId, from: number, sides: readonly Side[]) => {
    for (const index of sides.keys()) await addVoter(server, voter(from + index));
    await Promise.all(
      sides.map((side, index) => server.useCases.castVote({ memberId: voter(from + index), opId: null }, id, side)),
    );
  };
  const read = async (who: TestClient, id: ConflictId) => {
    now += 1_000;
    return (await who.get(`/api/conflicts/${id}`)).body;
  };
  const sidesOf = (hers: number, his: number): Side[] => [
    ...Array<Side>(hers).fill('her'),
    ...Array<Side>(his).fill('his'),
  ];

  test('is stored with each vote, and hidden and shown with the result', async () => {
    const id = await post();
    await voteInTurn(id, 1, sidesOf(6, 3));
    expect(await read(author, id)).toMatchObject({ history: null, blindTally: null });

    const { body: receipt } = await author.post(`/api/conflicts/${id}/vote`, { side: 'his' });
    expect(receipt).not.toHaveProperty('history');
    expect((await read(author, id)).history).toEqual([]);
    await voteInTurn(id, 10, sidesOf(1, 0));
    expect(await read(author, id)).toMatchObject({
      history: [
        { totalVotes: 10, herPercentage: 60, low: 31, high: 83 },
        { totalVotes: 11, herPercentage: 64, low: 35, high: 85 },
      ],
      blindTally: null,
    });
    const visitor = server.client();
    expect(await read(visitor, id)).toMatchObject({ resultsVisible: false, history: null, blindTally: null });
    const [row] = (await visitor.get('/api/conflicts')).body;
    expect(row).not.toHaveProperty('history');
  });

  test('shows how well a member guesses, from ten scored guesses, to the member only', async () => {
    const guesser = await signUpAndOnboard(server, 'guesser@example.org', 'Guesser');
    for (let n = 0; n < 10; n++) {
      const id = await post();
      await guesser.post(`/api/conflicts/${id}/vote`, { side: 'her', guess: 70 });
      expect((await guesser.get('/api/user/Guesser')).body.guessing).toBeNull();
      await standAt(server, id, { herVotes: 80, hisVotes: 19 });
      await voteAs(server, 501, id, 'his');
    }
    expect((await guesser.get('/api/user/Guesser')).body.guessing).toEqual({ guesses: 10, distance: 70, skill: -40 });
    expect((await author.get('/api/user/Guesser')).body.guessing).toBeNull();
  });
});
