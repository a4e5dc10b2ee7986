import { env } from 'node:process';
import type { ConflictId } from '@twosides/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, signUp, signUpAndOnboard } from '../../test-support/people.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { startWatchedServer, type WatchedServer } from '../../test-support/watched-server.ts';

const ASKED_FIRST = ['find', 'findAndModify'];

const DESK = 17;

describe.skipIf(!env.MONGODB_URL)('A request over HTTP, on MongoDB', () => {
  let server: WatchedServer;
  let members: readonly TestClient[];
  let author: TestClient;

  beforeAll(async () => {
    server = await startWatchedServer({ RATE_LIMITS: 'post=99/60,comment=99/60,report=99/60' });
    author = await signUpAndOnboard(server, 'author@example.org', 'Author');
    members = await Promise.all(['a', 'b', 'c', 'd'].map((name) => signUp(server, `${name}@example.org`)));
  });
  afterAll(() => server?.end());

  const post = async (): Promise<ConflictId> => (await author.post('/api/conflicts', CONFLICT)).body.id;
  const withOperation = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  const done = async (answer: ReturnType<TestClient['post']>, status: number) =>
    expect((await answer).status).toBe(status);

  test('that votes sends five commands after authentication: for the first vote and later ones', async () => {
    for (const id of [await post(), await post()]) {
      const votes = members.map(
        (member) => () => done(member.post(`/api/conflicts/${id}/vote`, { side: 'her' }, withOperation()), 200),
      );
      expect(await server.fewestCommandsOf(votes)).toEqual([
        ...ASKED_FIRST,
        'aggregate',
        'update',
        'update',
        'update',
        'commitTransaction',
      ]);
    }
  });

  test('for the desk sends as many commands for twelve cases as for two', async () => {
    const desk = await signUp(server, 'desk@example.org');
    await server.stores.moderation.appoint((await desk.get('/api/auth/user')).body.id);
    const makeCase = async (n: number) => {
      const id = await post();
      const [member, other] = [members[n % 4] as TestClient, members[(n + 1) % 4] as TestClient];
      const written = await member.post(`/api/conflicts/${id}/comments`, { content: `A view, number ${n}.` });
      await done(member.post(`/api/conflicts/${id}/report`, { reason: 'abuse' }), 200);
      await done(other.post(`/api/comments/${written.body.comment.id}/report`, { reason: 'hate' }), 200);
    };
    const list = async (cases: number) => {
      const commands = await server.fewestCommandsOf(
        Array.from({ length: 4 }, () => async () => {
          const { status, body } = await desk.get('/api/moderation/cases');
          expect([status, body.length]).toEqual([200, cases]);
        }),
      );
      return commands.length;
    };
    await makeCase(0);
    const commands = await list(2);
    for (let n = 1; n < 6; n += 1) await makeCase(n);
    expect(await list(12)).toBe(commands);
    expect(commands).toBe(DESK);
  });
});
