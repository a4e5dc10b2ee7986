import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CONFLICT, PASSWORD, postConflict, signUp, signUpAndOnboard } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite, serverForTest } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { secretIn } from '../../test-support/test-server.ts';

describe('One mailbox', () => {
  const server = serverForSuite('SQLite');
  const author = memberForSuite(server, 'author@example.org', 'Author');

  const post = () => postConflict(author);
  const vote = (client: TestClient, id: number, side: string, opId: string = randomUUID()) =>
    client.post(`/api/conflicts/${id}/vote`, { side }, { 'Idempotency-Key': opId });
  const seen = async (client: TestClient, id: number) => (await client.get(`/api/conflicts/${id}`)).body;

  test('shows no account another’s side, or the result after its vote moved to another', async () => {
    const id = await post();
    const [first, second] = [await signUp(server, 'fam@example.org'), await signUp(server, 'fam+2@example.org')];
    const operation = randomUUID();
    await vote(first, id, 'her', operation);
    expect(await seen(second, id)).toMatchObject({ hasUserVoted: false, userVoteSide: null, resultsVisible: false });
    expect((await vote(second, id, 'his')).body).toMatchObject({ userVoteSide: 'his', totalVotes: 1, hisVotes: 1 });
    const hidden = { userVoteSide: null, resultsVisible: false, herVotes: null, hisVotes: null };
    expect(await seen(first, id)).toMatchObject({ hasUserVoted: false, ...hidden });
    const again = await vote(first, id, 'her', operation);
    expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 'true']);
    expect(again.body).toMatchObject({ opId: operation, ...hidden });
    expect(await seen(second, id)).toMatchObject({ userVoteSide: 'his', totalVotes: 1 });
    const { body: own } = await second.get('/api/auth/export');
    expect(own.votes).toMatchObject([{ side: 'his', firstSide: 'his', sideWhenSeen: 'his' }]);
  });
});

test('a made-up address has no mailbox key: it votes, comments, marks and reports nothing, and nothing is unlocked', async () => {
  const server = await serverForTest('SQLite', { emailVerification: 'later' });
  const author = await signUpAndOnboard(server, 'author@example.org', 'Author');
  const { id } = (await author.post('/api/conflicts', CONFLICT)).body;
  const { comment } = (await author.post(`/api/conflicts/${id}/comments`, { content: 'Well?' })).body;
  const client = server.client();
  await client.post('/api/auth/register', { email: 'nobody@nowhere.invalid', password: PASSWORD });
  const refused = [
    await client.post(`/api/conflicts/${id}/vote`, { side: 'her' }),
    await client.post(`/api/conflicts/${id}/comments`, { content: 'Mine.' }),
    await client.post(`/api/comments/${comment.id}/helpful`),
    await client.post(`/api/conflicts/${id}/report`, { reason: 'spam' }),
  ];
  expect(refused.map(({ status, body }) => [status, body.error, body.code])).toEqual(
    refused.map(() => [403, 'Email verification required', 'email-verification-required']),
  );
  expect((await client.get(`/api/conflicts/${id}`)).body).toMatchObject({
    hasUserVoted: false,
    resultsVisible: false,
    totalVotes: 0,
    commentCount: 1,
  });
  const [mail] = await server.mailsTo('nobody@nowhere.invalid');
  await client.get(`/api/auth/verify-email?token=${secretIn(mail)}`);
  expect((await client.post(`/api/conflicts/${id}/vote`, { side: 'her' })).status).toBe(200);
});
