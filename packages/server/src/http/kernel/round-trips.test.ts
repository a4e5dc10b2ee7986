import { env } from 'node:process';
import type { ConflictId } from '@twosides/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFLICT, signUp, signUpAndOnboard } from '../../test-support/people.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { startWatchedServer, type WatchedServer } from '../../test-support/watched-server.ts';

/** Whose session it is, and how often its member did so. */
const ASKED_FIRST = ['find', 'findAndModify'];

describe.skipIf(!env.MONGODB_URL)('A request over HTTP, on MongoDB', { timeout: 60_000 }, () => {
  let server: WatchedServer;
  let members: readonly TestClient[];
  let author: TestClient;

  beforeAll(async () => {
    server = await startWatchedServer({ RATE_LIMITS: 'on' });
    author = await signUpAndOnboard(server, 'author@example.org', 'Author');
    members = await Promise.all(['a', 'b', 'c', 'd'].map((name) => signUp(server, `${name}@example.org`)));
  }, 60_000);
  afterAll(() => server?.end());

  const post = async (): Promise<ConflictId> => (await author.post('/api/conflicts', CONFLICT)).body.id;
  const withOperation = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  const done = async (answer: ReturnType<TestClient['post']>, status: number) =>
    expect((await answer).status).toBe(status);

  it('that votes sends five commands once it is known who asks: a member’s first vote, and each after it', async () => {
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

  it('that comments sends five commands once it is known who asks', async () => {
    const id = await post();
    const comments = members.map(
      (member) => () =>
        done(member.post(`/api/conflicts/${id}/comments`, { content: 'A view.' }, withOperation()), 201),
    );
    expect(await server.fewestCommandsOf(comments)).toEqual([
      ...ASKED_FIRST,
      'aggregate',
      'update',
      'insert',
      'update',
      'commitTransaction',
    ]);
  });
});
