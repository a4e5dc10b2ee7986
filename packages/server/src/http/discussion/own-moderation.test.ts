import type { ConflictId } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { ANONYMOUS, CONFLICT, postConflict, standAt, voteAs } from '../../test-support/people.ts';
import { describeOnDatabases, memberForSuite, serverForSuite } from '../../test-support/suites.ts';

describeOnDatabases('What an author moderates under a conflict', (database) => {
  const server = serverForSuite(database);
  const author = memberForSuite(server, 'author@example.org', 'Author');
  const writer = memberForSuite(server, 'writer@example.org', 'Writer');

  const post = (draft: object = CONFLICT) => postConflict(author, draft);
  const write = async (id: ConflictId): Promise<string> =>
    (await writer.post(`/api/conflicts/${id}/comments`, { content: 'A hard word.' })).body.comment.id;
  const shown = async (id: ConflictId, by = server.client()) => (await by.get(`/api/conflicts/${id}`)).body;
  const hide = (comment: string, method = 'POST', by = author) => by.send(`/api/comments/${comment}/hide`, { method });

  test('a comment under an anonymous conflict is collapsed for everybody until the author shows it again', async () => {
    const id = await post(ANONYMOUS);
    const comment = await write(id);
    expect((await hide(comment)).body).toEqual({ message: 'The comment is hidden.' });
    for (const reader of [server.client(), writer, author])
      expect(await shown(id, reader)).toMatchObject({
        commentCount: 1,
        comments: [{ content: 'A hard word.', collapsedBy: 'author' }],
        recentComments: [{ collapsedBy: 'author' }],
      });
    expect((await server.client().get(`/api/conflicts/${id}/comments`)).body[0].collapsedBy).toBe('author');
    expect((await hide(comment, 'DELETE')).body).toEqual({ message: 'The comment is visible again.' });
    expect((await shown(id)).comments[0].collapsedBy).toBeNull();
  });

  test('an author who sees the result early does not see the sides of comments, which they may hide', async () => {
    const id = await post();
    await writer.post(`/api/conflicts/${id}/vote`, { side: 'his' });
    await write(id);
    await author.post(`/api/conflicts/${id}/vote`, { side: 'her' });
    expect((await shown(id, writer)).comments[0].side).toBe('his');
    expect(await shown(id, author)).toMatchObject({ resultsVisible: true, comments: [{ side: null }] });
    await standAt(server, id, { herVotes: 49, hisVotes: 50 });
    await voteAs(server, 1, id, 'her');
    expect((await shown(id, author)).comments[0].side).toBe('his');
  });
});
