import { expect, test } from 'vitest';
import { postConflict } from '../../test-support/people.ts';
import { describeOnDatabases, memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

describeOnDatabases('Replies', (database) => {
  const server = serverForSuite(database, { clock: () => ++now });
  const author = memberForSuite(server, 'author@example.org', 'Author');
  const ben = memberForSuite(server, 'ben@example.org', 'Ben');
  const cleo = memberForSuite(server, 'cleo@example.org', 'Cleo');
  let now = Date.now();

  const say = (client: TestClient, conflict: number, content: string, replyTo?: string) =>
    client.post(`/api/conflicts/${conflict}/comments`, { content, ...(replyTo && { replyTo }) });
  const idOf = async (answer: ReturnType<typeof say>): Promise<string> => (await answer).body.comment.id;
  const pageOf = async (conflict: number, client = server.client()) =>
    (await client.get(`/api/conflicts/${conflict}`)).body;
  const alertsOf = async (client: TestClient, of: number) =>
    (await client.get('/api/alerts')).body.alerts
      .filter(({ path }: { path: string }) => path?.startsWith(`/conflict/${of}`))
      .map(({ kind, text, path }: Record<string, string>) => [kind, text, path]);
  const contents = (comments: readonly { content: string }[]) => comments.map(({ content }) => content);

  test('appear under their comment, oldest first: three at once, the others by pages', async () => {
    const conflict = await postConflict(author);
    const first = await idOf(say(ben, conflict, 'First.'));
    await say(ben, conflict, 'Second.');
    for (let n = 1; n <= 25; n += 1) await say(cleo, conflict, `Reply ${n}.`, first);
    const { comments, commentCount } = await pageOf(conflict);
    expect(contents(comments)).toEqual(['Second.', 'First.']);
    expect(commentCount).toBe(27);
    const [, shown] = comments;
    expect(contents(shown.replies)).toEqual(['Reply 1.', 'Reply 2.', 'Reply 3.']);
    expect(shown.replies[0].replyTo).toBe(first);
    const more = await server.client().get(`/api/comments/${first}/replies?cursor=${shown.repliesCursor}`);
    expect(contents(more.body)).toEqual(Array.from({ length: 20 }, (_, n) => `Reply ${n + 4}.`));
    const cursor = more.headers.get('X-Next-Cursor');
    const rest = await server.client().get(`/api/comments/${first}/replies?cursor=${cursor}`);
    expect([contents(rest.body), rest.headers.get('X-Next-Cursor')]).toEqual([['Reply 24.', 'Reply 25.'], null]);
  });

  test('to a reply join its thread and notify its author', async () => {
    const conflict = await postConflict(author);
    const comment = await idOf(say(ben, conflict, 'A comment.'));
    const reply = await idOf(say(cleo, conflict, 'A reply.', comment));
    const second = await idOf(say(ben, conflict, 'A reply to the reply.', reply));
    const thread = await server.client().get(`/api/comments/${second}`);
    expect([thread.body.id, contents(thread.body.replies)]).toEqual([comment, ['A reply.', 'A reply to the reply.']]);
    await expect
      .poll(() => alertsOf(cleo, conflict))
      .toEqual([['replies', 'New reply to your comment', `/conflict/${conflict}?comment=${second}#discussion`]]);
    expect(await alertsOf(ben, conflict)).toEqual([
      ['replies', 'New reply to your comment', `/conflict/${conflict}?comment=${reply}#discussion`],
    ]);
    expect((await alertsOf(author, conflict))[0][0]).toBe('comments');
  });

  test('keep the place of their deleted comment', async () => {
    const conflict = await postConflict(author);
    const comment = await idOf(say(ben, conflict, 'A comment.'));
    const reply = await idOf(say(cleo, conflict, 'A reply.', comment));
    const deleted = await ben.send(`/api/comments/${comment}`, { method: 'DELETE' });
    expect(deleted.body.keepsPlace).toBe(true);
    const [shown] = (await pageOf(conflict)).comments;
    expect([shown.isDeleted, contents(shown.replies)]).toEqual([true, ['A reply.']]);
    expect((await say(cleo, conflict, 'Too late.', comment)).body.code).toBe('comment-not-found');
    await cleo.send(`/api/comments/${reply}`, { method: 'DELETE' });
    expect((await pageOf(conflict)).comments[0].replies).toEqual([]);
    expect((await server.client().get(`/api/comments/${reply}`)).body.code).toBe('comment-not-found');
  });

  test('are applied once per operation id, which is then refused for a comment with the same text', async () => {
    const conflict = await postConflict(author);
    const replyTo = await idOf(say(ben, conflict, 'A comment.'));
    const opId = crypto.randomUUID();
    const send = (body: object) =>
      cleo.post(`/api/conflicts/${conflict}/comments`, { content: 'A reply.', ...body }, { 'Idempotency-Key': opId });
    const answers = [await send({ replyTo }), await send({ replyTo }), await send({})];
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 422]);
    expect((await pageOf(conflict)).comments[0].replies).toHaveLength(1);
  });
});
