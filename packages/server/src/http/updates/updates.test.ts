import { randomUUID } from 'node:crypto';
import { type ConflictId, HOUR } from '@twosides/domain/kernel';
import { describe, expect, test } from 'vitest';
import { ANONYMOUS, postConflict } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

const UPDATE = { ending: 'talked-it-through', votesHelped: 'yes', text: 'We take turns now.' };

describe('How it went', () => {
  const server = serverForSuite('SQLite', { clock: () => now });
  const author = memberForSuite(server, 'author@example.org', 'Author One');
  const reader = memberForSuite(server, 'reader@example.org', 'Reader');
  let now = Date.UTC(2037, 5, 1, 12);

  const tell = (id: ConflictId, body: object = UPDATE) =>
    author.post(`/api/conflicts/${id}/updates`, body, { 'Idempotency-Key': randomUUID() });
  const read = async (id: ConflictId, who: TestClient = server.client()) =>
    (await who.get(`/api/conflicts/${id}/updates`)).body;

  test.each([
    [{ ending: null }, 'Please say how it went'],
    [{ ...UPDATE, text: 'x'.repeat(2_001) }, 'An update must be at most 2,000 characters'],
  ])('needs an ending, and no words, but not too many', async (body, message) => {
    const answer = await tell(await postConflict(author), body);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(message)]);
  });

  test('shows only the day under an anonymous conflict, and is hidden with a conflict taken down', async () => {
    const id = await postConflict(author, ANONYMOUS);
    now += HOUR;
    await tell(id);
    expect((await read(id)).updates).toEqual([
      {
        number: 1,
        ending: 'talked-it-through',
        text: UPDATE.text,
        notifiedAt: expect.stringMatching(/T00:00:00\.000Z$/),
        timeAgo: 'today',
        isTakenDown: false,
        collapsedBy: null,
      },
    ]);
    await author.send(`/api/conflicts/${id}`, { method: 'DELETE' });
    expect((await reader.get(`/api/conflicts/${id}/updates`)).status).toBe(404);
    expect(await read(id, author)).toMatchObject({ updates: [{ number: 1 }], opensAt: null });
    expect((await tell(id)).body.code).toBe('conflict-not-found');
  });
});
