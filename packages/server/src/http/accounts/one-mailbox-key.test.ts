import { randomUUID } from 'node:crypto';
import { DAY } from '@twosides/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, onboard, PASSWORD, signUp, signUpAndOnboard } from '../../test-support/people.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { secretIn, startTestServer, type TestServer } from '../../test-support/test-server.ts';

describe('One mailbox', () => {
  let server: TestServer;
  let author: TestClient;
  let ahead = 0;
  beforeAll(async () => {
    server = await startTestServer('SQLite', { clock: () => Date.now() + ahead });
    author = await signUpAndOnboard(server, 'author@example.org', 'Author');
  });
  afterAll(() => server?.end());

  const post = async (): Promise<number> => (await author.post('/api/conflicts', CONFLICT)).body.id;
  const vote = (client: TestClient, id: number, side: string, opId: string = randomUUID()) =>
    client.post(`/api/conflicts/${id}/vote`, { side }, { 'Idempotency-Key': opId });
  const seen = async (client: TestClient, id: number) => (await client.get(`/api/conflicts/${id}`)).body;
  const totalOf = async (id: number): Promise<number> => (await seen(server.client(), id)).totalVotes;

  test('has one vote, however often its account is deleted and recreated', async () => {
    const id = await post();
    for (let round = 0; round < 3; round += 1) {
      const client = server.client();
      await client.post('/api/auth/register', { email: 'again@example.org', password: PASSWORD });
      // Every earlier round sent two mails: one about the registration and one about the deletion.
      const mails = await server.mailsTo('again@example.org', 2 * round + 1);
      await client.get(`/api/auth/verify-email?token=${secretIn(mails.at(-1))}`);
      expect((await vote(client, id, round % 2 === 0 ? 'her' : 'his')).status).toBe(200);
      expect(
        (await client.post('/api/auth/delete-account', { password: PASSWORD, conflicts: 'take-down' })).status,
      ).toBe(200);
      await server.mailsTo('again@example.org', 2 * round + 2);
    }
    expect(await totalOf(id)).toBe(1);
  });

  test('counts one vote of a hundred accounts', async () => {
    const id = await post();
    const stuff = async (serial: number) => vote(await signUp(server, `stuffer+${serial}@example.org`), id, 'her');
    for (let serial = 0; serial < 100; serial += 10) {
      const votes = await Promise.all(Array.from({ length: 10 }, (_, n) => stuff(serial + n)));
      expect(votes.map(({ status }) => status)).toEqual(Array(10).fill(200));
    }
    const result = await seen(server.client(), id);
    expect(result).toMatchObject({ totalVotes: 1, resultsVisible: false, herVotes: null });
  }, 240_000);

  test.each([
    ['a tag', 'one.a@example.org', 'one.a+1@example.org'],
    ['dots at Gmail', 'two.b@gmail.com', 'twob@gmail.com'],
    ['Gmail’s other domain', 'three@gmail.com', 'three@googlemail.com'],
    ['another provider’s other domain', 'four@yandex.ru', 'four@ya.ru'],
  ])('is one person’s behind %s', async (_, email, alias) => {
    const id = await post();
    const [first, second] = [await signUp(server, email), await signUp(server, alias)];
    await Promise.all([vote(first, id, 'her'), vote(second, id, 'her')]);
    expect(await totalOf(id)).toBe(1);
  });

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

  test('earns its points once, whichever account votes', async () => {
    const id = await post();
    const [first, second] = [await signUp(server, 'earn@example.org'), await signUp(server, 'earn+2@example.org')];
    await onboard(first, 'EarnsOnce');
    await onboard(second, 'EarnsNone');
    for (const client of [first, second, first]) await vote(client, id, 'her');
    const pointsOf = async (name: string) =>
      (await server.stores.points.readRecord((await idOf(name)) ?? expect.fail(), 'self')).score;
    expect([(await pointsOf('EarnsOnce')).votes, (await pointsOf('EarnsNone')).votes]).toEqual([1, 0]);
  });
  const idOf = async (name: string) => (await server.stores.profiles.find(name))?.id;

  test('keeps its vote when its member changes address', async () => {
    const id = await post();
    const client = await signUp(server, 'moves@example.org');
    await vote(client, id, 'her');
    await client.post('/api/auth/email', { email: 'moved@example.org', password: PASSWORD });
    const [mail] = await server.mailsTo('moved@example.org');
    await client.post('/api/auth/email/confirm', { token: secretIn(mail) });
    const next = await signUp(server, 'moves+1@example.org');
    await vote(next, id, 'his');
    await vote(await signUp(server, 'moved+1@example.org'), id, 'his');
    expect(await totalOf(id)).toBe(1);
  });

  test('may vote again 90 days after its account is deleted, and the old vote stays', async () => {
    const id = await post();
    const client = await signUp(server, 'late@example.org');
    await vote(client, id, 'her');
    await client.post('/api/auth/delete-account', { password: PASSWORD, conflicts: 'take-down' });
    ahead += 91 * DAY;
    while (await server.stores.mailboxKeys.endNext(Date.now() + ahead, 10));
    await vote(await signUp(server, 'late+1@example.org'), id, 'his');
    expect(await totalOf(id)).toBe(2);
  });
});

test('a made-up address has no mailbox key: it votes, comments, marks and reports nothing, and nothing is unlocked', async () => {
  const server = await startTestServer('SQLite', { emailVerification: 'later' });
  try {
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
  } finally {
    await server.end();
  }
});
