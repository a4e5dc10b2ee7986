import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { postConflict } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

describe('Operations', () => {
  const server = serverForSuite('SQLite');
  const anna = memberForSuite(server, 'anna@example.org', 'Anna');
  const boris = memberForSuite(server, 'boris@example.org', 'Boris');

  test('never treats one member’s operation as that of another who is signed in by then', async () => {
    const id = await postConflict(anna);
    const annaId = (await anna.get('/api/auth/user')).body.id;
    const borisId = (await boris.get('/api/auth/user')).body.id;
    const send = (client: TestClient, what: string, body: object, member: string) =>
      client.post(`/api/conflicts/${id}/${what}`, body, { 'Idempotency-Key': randomUUID(), 'If-Member': member });
    const [vote, comment] = await Promise.all([
      send(boris, 'vote', { side: 'her' }, annaId),
      send(boris, 'comments', { content: 'Not mine.' }, annaId),
    ]);
    expect([vote.status, vote.body]).toEqual([
      412,
      { error: 'Someone else is signed in on this device', code: 'other-member' },
    ]);
    expect(comment.status).toBe(412);
    expect((await anna.get(`/api/conflicts/${id}`)).body).toMatchObject({ totalVotes: 0, commentCount: 0 });

    expect((await send(boris, 'vote', { side: 'her' }, borisId)).status).toBe(200);
    expect((await send(server.client(), 'vote', { side: 'her' }, annaId)).status).toBe(401);
  });
});
