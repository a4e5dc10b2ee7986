import { beforeAll, expect, test } from 'vitest';
import { CONFLICT, signUpAndOnboard } from '../../test-support/people.ts';
import { describeOnDatabases, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

describeOnDatabases('Deleting one’s own comment', (database) => {
  const server = serverForSuite(database);
  let writer: TestClient;
  let reader: TestClient;
  let id: number;
  beforeAll(async () => {
    writer = await signUpAndOnboard(server, 'writer@example.org', 'Writer');
    reader = await signUpAndOnboard(server, 'reader@example.org', 'Reader');
    id = (await reader.post('/api/conflicts', CONFLICT)).body.id;
  });

  const write = async (content: string): Promise<string> =>
    (await writer.post(`/api/conflicts/${id}/comments`, { content })).body.comment.id;
  const remove = (comment: string, by = writer) => by.send(`/api/comments/${comment}`, { method: 'DELETE' });
  const shown = async () => (await reader.get(`/api/conflicts/${id}`)).body;

  test('removes its text from every answer, and its place and count if nobody found it helpful', async () => {
    const comment = await write('Secret words one.');
    expect((await shown()).commentCount).toBe(1);
    expect((await remove(comment)).body).toEqual({ conflictId: id, commentId: comment, keepsPlace: false });
    expect(await shown()).toMatchObject({ commentCount: 0, comments: [], recentComments: [] });
    const everything = await Promise.all(
      ['/api/conflicts', `/api/conflicts/${id}/comments`, '/api/auth/export'].map((path) => writer.get(path)),
    );
    for (const { text } of everything) expect(text).not.toContain('Secret words');
  });

  test('keeps its place without its author if somebody found it helpful, and takes back the points', async () => {
    const score = async () => (await writer.get('/api/user/writer')).body.points.score;
    const before = await score();
    const comment = await write('Secret words two.');
    await reader.post(`/api/comments/${comment}/helpful`);
    expect(await score()).toBe(before + 25);
    expect((await remove(comment)).body).toMatchObject({ keepsPlace: true });
    expect(await score()).toBe(before);
    expect((await shown()).comments).toMatchObject([
      {
        id: comment,
        content: 'This comment was deleted by its author.',
        userNickname: 'Member',
        helpfulCount: 1,
        isOwn: false,
        isDeleted: true,
      },
    ]);
    expect((await writer.get(`/api/conflicts/${id}`)).text).not.toContain('Secret words');
    const unmark = await reader.send(`/api/comments/${comment}/helpful`, { method: 'DELETE' });
    expect([unmark.status, unmark.body.code]).toEqual([404, 'comment-not-found']);
  });

  test('can be repeated, but not by others', async () => {
    const comment = await write('Words that stay a moment.');
    const other = await remove(comment, reader);
    expect([other.status, other.body.code]).toEqual([403, 'not-the-author']);
    const [first, second] = [await remove(comment), await remove(comment)];
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    expect((await remove(comment, reader)).status).toBe(404);
  });
});
