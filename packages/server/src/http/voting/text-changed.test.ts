import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CONFLICT, postConflict } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';

describe('A vote is about the words that were read', () => {
  const server = serverForSuite('SQLite');
  const author = memberForSuite(server, 'author@example.org', 'Author');
  const voter = memberForSuite(server, 'voter@example.org', 'Voter');

  const post = () => postConflict(author);
  const edit = (id: number) => author.patch(`/api/conflicts/${id}`, { title: 'He does load the dishwasher' });
  const read = async (id: number) => (await voter.get(`/api/conflicts/${id}`)).body;
  const vote = (id: number, textVersion?: unknown, opId: string = randomUUID()) =>
    voter.post(
      `/api/conflicts/${id}/vote`,
      { side: 'her', ...(textVersion !== undefined && { textVersion }) },
      { 'Idempotency-Key': opId },
    );

  test('refuses a vote on an edited text with the new text, and counts one on that', async () => {
    const id = await post();
    const opId = randomUUID();
    const { textVersion, sideLabels } = await read(id);
    expect(textVersion).toBe(1);
    await edit(id);
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
});
