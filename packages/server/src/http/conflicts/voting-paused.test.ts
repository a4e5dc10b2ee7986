import { type ConflictId, HOUR } from '@twosides/domain/kernel';
import { expect, test, vi } from 'vitest';
import { ANONYMOUS, CONFLICT, postConflict, signUpModerator, standAt } from '../../test-support/people.ts';
import { describeOnDatabases, memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

const TIMEOUT = { timeout: 40_000, interval: 50 };

describeOnDatabases('Paused voting', (database) => {
  const server = serverForSuite(database, { clock: () => now, env: { ESTABLISHED: '0/1/1' } });
  const author = memberForSuite(server, 'author@example.org', 'Author');
  const reader = memberForSuite(server, 'reader@example.org', 'Reader');
  const other = memberForSuite(server, 'other@example.org', 'Other');
  let now = Date.UTC(2037, 5, 1, 12);

  const moderatorAt = (name: string) => signUpModerator(server, `${name}@example.org`);
  const post = (draft: object = CONFLICT) => postConflict(author, draft);
  const rest = (id: ConflictId, method = 'POST', by = author) => by.send(`/api/conflicts/${id}/rest`, { method });
  const shown = async (id: ConflictId, by = server.client()) => (await by.get(`/api/conflicts/${id}`)).body;
  const vote = (id: ConflictId, side = 'her', by = reader) => by.post(`/api/conflicts/${id}/vote`, { side });
  const write = async (id: ConflictId, content = 'Please talk to somebody.', by = reader) => {
    now += 1;
    return (await by.post(`/api/conflicts/${id}/comments`, { content })).body;
  };
  const waiting = async (id: ConflictId, by: TestClient) => (await by.get(`/api/conflicts/${id}/waiting`)).body;
  const idsIn = async (path: string) => (await server.client().get(path)).body.map(({ id }: { id: number }) => id);
  const report = (id: ConflictId, by: TestClient) =>
    by.post(`/api/conflicts/${id}/report`, { reason: 'danger', note: null });
  const decide = (what: string, decision: object, by: TestClient) =>
    by.post(`/api/moderation/cases/${what}/decision`, { ground: 'danger', facts: 'It tells of blows.', ...decision });
  const statementsOf = async (by: TestClient, id: ConflictId) =>
    (await by.get('/api/statements')).body.filter((one: { conflictId: number }) => one.conflictId === id);

  test('takes no vote, and leaves what was visible to whom it was', async () => {
    const id = await post(ANONYMOUS);
    await vote(id);
    expect((await rest(id)).body).toEqual({ message: 'Voting is paused.' });
    for (const refused of [await vote(id, 'his'), await vote(id, 'her', other)])
      expect([refused.status, refused.body]).toEqual([
        409,
        { error: 'Voting is paused on this conflict.', code: 'voting-paused' },
      ]);
    expect(await shown(id, reader)).toMatchObject({
      votingPaused: 'author',
      showsHelp: true,
      resultsVisible: true,
      herVotes: 1,
      totalVotes: 1,
      userVoteSide: 'her',
    });
    for (const by of [server.client(), other])
      expect(await shown(id, by)).toMatchObject({ votingPaused: 'author', resultsVisible: false, herVotes: null });
  });

  test('omits the conflict from the deck, today and trending, but not from its author’s list, the newest, search and its link', async () => {
    const id = await post({ ...CONFLICT, title: 'Zebras in the hallway again' });
    await vote(id);
    expect(await idsIn('/api/trending')).toContain(id);
    expect(await idsIn('/api/deck')).toContain(id);
    await rest(id);
    for (const path of ['/api/trending', '/api/deck', '/api/today']) expect(await idsIn(path)).not.toContain(id);
    await write(id, 'From its author.', author);
    expect(await idsIn('/api/trending')).not.toContain(id);
    for (const path of ['/api/conflicts', '/api/user/Author/conflicts']) expect(await idsIn(path)).toContain(id);
    const found = (await server.client().get('/api/search?q=Zebras')).body.conflicts;
    expect(found).toMatchObject([{ id, votingPaused: 'author' }]);
  });

  test('omits the conflict from lists ordered by votes until voting resumes', async () => {
    const [open, hidden] = [await post(), await post()];
    await standAt(server, open, { herVotes: 50, hisVotes: 49 });
    for (const id of [open, hidden]) await vote(id);
    const lists = ['top-conflicts-today', 'top-conflicts-today?voted=today', 'polarizing'].flatMap((list) => [
      `/api/${list}${list.includes('?') ? '&' : '?'}limit=50`,
      `/api/${list}${list.includes('?') ? '&' : '?'}limit=50&category=${CONFLICT.category}`,
    ]);
    const seen = async (path: string) => (await reader.get(path)).body.map(({ id }: { id: number }) => id);
    for (const path of lists) expect(await seen(path)).toEqual(expect.arrayContaining([open, hidden]));
    for (const id of [open, hidden]) await rest(id);
    for (const path of lists) {
      const found = await seen(path);
      expect([path, found.includes(open), found.includes(hidden)]).toEqual([path, false, false]);
      expect(await idsIn(path)).not.toContain(open);
    }
    await rest(open, 'DELETE');
    for (const path of lists) expect(await idsIn(path)).toContain(open);
  });

  test('holds new comments until the author shows them, collapsed or not', async () => {
    const id = await post();
    await rest(id);
    const { comment, commentCount } = await write(id);
    expect([comment.isWaiting, commentCount]).toEqual([true, 0]);
    const second = (await write(id, 'You are both wrong.')).comment;
    expect(await shown(id, reader)).toMatchObject({ commentCount: 0, comments: [], recentComments: [] });
    expect((await server.client().get(`/api/conflicts/${id}/comments`)).body).toEqual([]);
    expect((await waiting(id, author)).map((one: { id: string }) => one.id)).toEqual([comment.id, second.id]);
    expect(await waiting(id, reader)).toHaveLength(2);
    expect(await waiting(id, other)).toEqual([]);
    expect((await server.client().get(`/api/conflicts/${id}/waiting`)).status).toBe(401);
    const hidden = await reader.send(`/api/comments/${comment.id}/hide`, { method: 'DELETE' });
    expect(hidden.body.code).toBe('comment-not-found');
    expect((await reader.post(`/api/comments/${comment.id}/helpful`, {})).body.code).toBe('comment-not-found');
    await author.send(`/api/comments/${comment.id}/hide`, { method: 'DELETE' });
    await author.post(`/api/comments/${second.id}/hide`, {});
    expect(await waiting(id, author)).toEqual([]);
    expect(await shown(id)).toMatchObject({
      commentCount: 2,
      comments: [
        { id: second.id, collapsedBy: 'author', isWaiting: false },
        { id: comment.id, collapsedBy: null, isWaiting: false },
      ],
    });
  });

  test('shows a held comment after three days, unless it was deleted or removed', async () => {
    const id = await post();
    await rest(id);
    const kept = (await write(id, 'Kept.')).comment;
    const deleted = (await write(id, 'Deleted.')).comment;
    await reader.send(`/api/comments/${deleted.id}`, { method: 'DELETE' });
    now += 72 * HOUR - 2;
    expect(await waiting(id, author)).toMatchObject([{ id: kept.id }]);
    now += 1;
    await vi.waitFor(async () => expect((await shown(id, author)).commentCount).toBe(1), TIMEOUT);
    expect((await shown(id, author)).comments).toMatchObject([{ id: kept.id, content: 'Kept.', isWaiting: false }]);
    expect(await waiting(id, author)).toEqual([]);
  });

  test('lists held comments on the desk, where each answer is a decision', async () => {
    const at = await moderatorAt('second');
    const id = await post();
    await rest(id);
    const shownOne = (await write(id, 'You can leave.')).comment.id;
    const removed = (await write(id, 'You had it coming.')).comment.id;
    const cases: { id: string }[] = (await at.get('/api/moderation/cases')).body;
    const own = cases.filter((one) => one.id.includes(shownOne) || one.id.includes(removed));
    expect(own).toMatchObject([
      { id: `comment-${shownOne}`, kind: 'waiting', text: 'You can leave.', isPublic: false, reports: [] },
      { id: `comment-${removed}`, kind: 'waiting' },
    ]);
    for (const verdict of ['care', 'note'])
      expect((await decide(`comment-${shownOne}`, { verdict, notes: ['loss'] }, at)).status).toBe(400);
    expect((await decide(`comment-${shownOne}`, { verdict: 'keep' }, at)).status).toBe(200);
    expect((await decide(`comment-${removed}`, { verdict: 'remove' }, at)).status).toBe(200);
    expect((await decide(`comment-${removed}`, { verdict: 'keep' }, at)).body.code).toBe('case-not-found');
    expect(await shown(id)).toMatchObject({ commentCount: 1, comments: [{ id: shownOne }] });
    expect(await statementsOf(reader, id)).toMatchObject([{ effect: 'removed', item: 'comment', appeal: 'open' }]);
    now += 72 * HOUR;
    await write(id, 'Later.');
    expect(await waiting(id, reader)).toMatchObject([{ content: 'Later.' }]);
  });

  test('can be decided by a moderator, with a statement and an appeal that resumes voting', async () => {
    const [first, second] = [await moderatorAt('third'), await moderatorAt('fourth')];
    const id = await post();
    await vote(id);
    await report(id, reader);
    await decide(`conflict-${id}`, { verdict: 'care' }, first);
    expect(await shown(id)).toMatchObject({ votingPaused: 'moderator', showsHelp: true });
    expect((await vote(id, 'his')).body.code).toBe('voting-paused');
    expect((await rest(id, 'DELETE')).body.message).toContain('Voting is still paused');
    const [statement] = await statementsOf(author, id);
    expect(statement).toMatchObject({ verdict: 'care', effect: 'rested', ground: 'danger', appeal: 'open' });
    expect(await statementsOf(reader, id)).toMatchObject([{ side: 'reporter', effect: 'rested', facts: '' }]);
    now += 1;
    await author.post(`/api/statements/${statement.id}/appeal`, { words: 'It is about a film.' });
    const answer = { answer: 'keep', ground: 'danger', facts: 'It is.' };
    await second.post(`/api/moderation/appeals/${statement.id}-author/answer`, answer);
    expect(await shown(id)).toMatchObject({ votingPaused: null, showsHelp: false });
    expect((await vote(id, 'his')).status).toBe(200);
    expect(await statementsOf(author, id)).toMatchObject([{ effect: 'restored' }, { appeal: 'reversed' }]);
  });

  test('adds a moderator’s content notes to the author’s, with a statement, until an appeal', async () => {
    const [first, second] = [await moderatorAt('sixth'), await moderatorAt('seventh')];
    const id = await post({ ...CONFLICT, contentNotes: ['loss', 'sexual'] });
    await report(id, reader);
    const none = await decide(`conflict-${id}`, { verdict: 'note' }, first);
    expect([none.status, JSON.stringify(none.body)]).toEqual([
      400,
      expect.stringContaining('Please choose at least one content note'),
    ]);
    await decide(`conflict-${id}`, { verdict: 'note', notes: ['violence', 'abuse'] }, first);
    const noted = { contentNotes: ['violence', 'abuse', 'sexual'], moderatorNotes: ['violence', 'abuse'] };
    expect(await shown(id)).toMatchObject(noted);
    expect((await server.client().get('/api/conflicts')).body[0]).toMatchObject({ id, ...noted });
    await author.patch(`/api/conflicts/${id}`, { contentNotes: [] });
    expect(await shown(id)).toMatchObject({ contentNotes: ['violence', 'abuse'], textVersion: 1 });
    const [statement] = await statementsOf(author, id);
    const notes = ['violence', 'abuse'];
    expect(statement).toMatchObject({ verdict: 'note', effect: 'noted', notes, appeal: 'open' });
    now += 1;
    await author.post(`/api/statements/${statement.id}/appeal`, { words: 'Nobody is hurt in it.' });
    const appeals: { id: string }[] = (await second.get('/api/moderation/appeals')).body;
    expect(appeals.find((one) => one.id === `${statement.id}-author`)).toMatchObject({ decision: { notes } });
    const answer = { answer: 'keep', ground: 'danger', facts: 'You are right.' };
    await second.post(`/api/moderation/appeals/${statement.id}-author/answer`, answer);
    expect(await shown(id)).toMatchObject({ contentNotes: [], moderatorNotes: [] });
  });
});
