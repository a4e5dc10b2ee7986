import { randomUUID } from 'node:crypto';
import { type ConflictId, HOUR } from '@twosides/domain/kernel';
import { describe, expect, test } from 'vitest';
import { ANONYMOUS, postConflict, standAt, voteAs } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

const UPDATE = { ending: 'talked-it-through', votesHelped: 'yes', text: 'We take turns now.' };

describe('How it went', () => {
  const server = serverForSuite('SQLite', { clock: () => now });
  const author = memberForSuite(server, 'author@example.org', 'Author One');
  const reader = memberForSuite(server, 'reader@example.org', 'Reader');
  let now = Date.UTC(2037, 5, 1, 12);

  const post = (who = author) => postConflict(who);
  const tell = (id: ConflictId, body: object = UPDATE, who = author, opId: string = randomUUID()) =>
    who.post(`/api/conflicts/${id}/updates`, body, { 'Idempotency-Key': opId });
  const read = async (id: ConflictId, who: TestClient = server.client()) =>
    (await who.get(`/api/conflicts/${id}/updates`)).body;
  const textsOf = async (id: ConflictId, who?: TestClient) =>
    (await read(id, who)).updates.map(({ text }: { text: string | null }) => text);

  test.each([
    [{ ending: null }, 'Please say how it went'],
    [{ ...UPDATE, text: 'x'.repeat(2_001) }, 'An update must be at most 2,000 characters'],
  ])('needs an ending, and no words, but not too many', async (body, message) => {
    const answer = await tell(await post(), body);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(message)]);
  });

  test('shows text written after seeing the split to those who may see it, and to its author', async () => {
    const id = await post();
    await tell(id, { ...UPDATE, text: 'Before I looked.' });
    await author.post(`/api/conflicts/${id}/vote`, { side: 'her' });
    now += 72 * HOUR;
    await tell(id, { ...UPDATE, text: 'She is winning.' });
    const hidden = ['Before I looked.', null];
    const whole = ['Before I looked.', 'She is winning.'];
    expect(await textsOf(id)).toEqual(hidden);
    expect(await textsOf(id, reader)).toEqual(hidden);
    await reader.post(`/api/conflicts/${id}/vote`, { side: 'his', readFirst: true });
    expect(await textsOf(id, reader)).toEqual(hidden);
    await reader.post(`/api/conflicts/${id}/vote`, { side: 'his' });
    expect(await textsOf(id, reader)).toEqual(whole);
    expect(await textsOf(id, author)).toEqual(whole);
    await standAt(server, id, { herVotes: 60, hisVotes: 39 });
    await voteAs(server, 1, id, 'her');
    expect(await textsOf(id)).toEqual(whole);
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
