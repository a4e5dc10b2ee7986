import { beforeAll, expect, test } from 'vitest';
import { CONFLICT } from '../../test-support/people.ts';
import { describeOnDatabases, memberForSuite, serverForSuite } from '../../test-support/suites.ts';

describeOnDatabases('Deleting one’s own comment', (database) => {
  const server = serverForSuite(database);
  const writer = memberForSuite(server, 'writer@example.org', 'Writer');
  const reader = memberForSuite(server, 'reader@example.org', 'Reader');
  let id: number;
  beforeAll(async () => {
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
});
