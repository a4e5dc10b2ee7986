import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CONFLICT, postConflict, standAt, voteAs } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';

describe('A vote', () => {
  const server = serverForSuite('SQLite');
  const author = memberForSuite(server, 'author@example.org', 'Author');
  const voter = memberForSuite(server, 'voter@example.org', 'Voter');

  const read = async (id: number) => (await voter.get(`/api/conflicts/${id}`)).body;
  const vote = (id: number, textVersion: number, opId: string) =>
    voter.post(`/api/conflicts/${id}/vote`, { side: 'her', textVersion }, { 'Idempotency-Key': opId });

  test('on an edited text is refused with the new text, and one on that is counted', async () => {
    const id = await postConflict(author);
    const opId: string = randomUUID();
    const { textVersion, sideLabels } = await read(id);
    expect(textVersion).toBe(1);
    await author.patch(`/api/conflicts/${id}`, { title: 'He does load the dishwasher' });
    const refused = await vote(id, textVersion, opId);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        error: 'The author edited this after you read it. Please read it again, then vote.',
        code: 'text-changed',
        text: {
          textVersion: 2,
          title: 'He does load the dishwasher',
          herSide: CONFLICT.herSide,
          hisSide: CONFLICT.hisSide,
          sideLabels,
        },
      },
    ]);
    expect(await read(id)).toMatchObject({ totalVotes: 0, hasUserVoted: false, herVotes: null, textVersion: 2 });
    expect([(await vote(id, 2, opId)).status, await read(id)]).toMatchObject([200, { totalVotes: 1 }]);
    expect((await vote(id, 2, opId)).headers.get('Idempotency-Replayed')).toBe('true');
  });

  test('with a guess shows how good the member’s guesses are, from ten scored ones, to the member only', async () => {
    for (let n = 0; n < 10; n++) {
      const id = await postConflict(author);
      await voter.post(`/api/conflicts/${id}/vote`, { side: 'her', guess: 70 });
      expect((await voter.get('/api/user/Voter')).body.guessing).toBeNull();
      await standAt(server, id, { herVotes: 80, hisVotes: 19 });
      await voteAs(server, 501, id, 'his');
    }
    expect((await voter.get('/api/user/Voter')).body.guessing).toEqual({ guesses: 10, distance: 70, skill: -40 });
    expect((await author.get('/api/user/Voter')).body.guessing).toBeNull();
  });
});
