import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { postConflict } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { Answer, TestClient } from '../../test-support/test-client.ts';

describe('Repeated and late operations', () => {
  const server = serverForSuite('SQLite');
  const anna = memberForSuite(server, 'anna@example.org', 'Anna');
  const boris = memberForSuite(server, 'boris@example.org', 'Boris');

  test('never treats one member’s operation as that of another who is signed in by then', async () => {
    const id = await post();
    const annaId = (await anna.get('/api/auth/user')).body.id;
    const borisId = (await boris.get('/api/auth/user')).body.id;
    const [vote, comment] = await Promise.all([
      castVote(boris, id, 'her', randomUUID(), annaId),
      addComment(boris, id, 'Not mine.', randomUUID(), annaId),
    ]);
    expect([vote.status, vote.body]).toEqual([
      412,
      { error: 'Someone else is signed in on this device', code: 'other-member' },
    ]);
    expect(comment.status).toBe(412);
    expect((await anna.get(`/api/conflicts/${id}`)).body).toMatchObject({ totalVotes: 0, commentCount: 0 });

    expect((await castVote(boris, id, 'her', randomUUID(), borisId)).status).toBe(200);
    expect((await castVote(server.client(), id, 'her', randomUUID(), annaId)).status).toBe(401);
  });

  const post = () => postConflict(anna);
});

const castVote = (client: TestClient, id: number, side: string, opId: string, member = ''): Promise<Answer> =>
  client.post(`/api/conflicts/${id}/vote`, { side }, { 'Idempotency-Key': opId, 'If-Member': member });

const addComment = (client: TestClient, id: number, content: string, opId: string, member = ''): Promise<Answer> =>
  client.post(`/api/conflicts/${id}/comments`, { content }, { 'Idempotency-Key': opId, 'If-Member': member });
