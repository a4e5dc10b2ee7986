import { type ConflictId, HOUR, MINUTE } from '@twosides/domain/kernel';
import { expect, test, vi } from 'vitest';
import { deskForSuite } from '../../test-support/desk.ts';
import { ANONYMOUS, CONFLICT, standAt } from '../../test-support/people.ts';
import { describeOnDatabases, memberForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

const TIMEOUT = { timeout: 40_000, interval: 50 };

describeOnDatabases('Paused voting', (database) => {
  const desk = deskForSuite(database);
  const { server, author, member: reader, one, two, pass, post, report, decide } = desk;
  const { statementsOf, latest, appeal, appealsOf, answer } = desk;
  const other = memberForSuite(server, 'other@example.org');

  const rest = (id: ConflictId, method = 'POST', by = author) => by.send(`/api/conflicts/${id}/rest`, { method });
  const shown = async (id: ConflictId, by = server.client()) => (await by.get(`/api/conflicts/${id}`)).body;
  const vote = (id: ConflictId, side = 'her', by = reader) => by.post(`/api/conflicts/${id}/vote`, { side });
  const write = async (id: ConflictId, content = 'Please talk to somebody.', by = reader) => {
    pass(1);
    return (await by.post(`/api/conflicts/${id}/comments`, { content })).body;
  };
  const waiting = async (id: ConflictId, by: TestClient) => (await by.get(`/api/conflicts/${id}/waiting`)).body;
  const idsIn = async (path: string, by = server.client()) =>
    (await by.get(path)).body.map(({ id }: { id: number }) => id);

  test('takes no vote, and leaves what was visible to whom it was', async () => {
    const id = await post(ANONYMOUS);
    await vote(id);
    expect((await rest(id)).body).toEqual({ message: 'Voting is paused.' });
    const refusal = { error: 'Voting is paused on this conflict.', code: 'voting-paused' };
    for (const refused of [await vote(id, 'his'), await vote(id, 'her', other)])
      expect([refused.status, refused.body]).toEqual([409, refusal]);
    const own = { resultsVisible: true, herVotes: 1, totalVotes: 1, userVoteSide: 'her' };
    expect(await shown(id, reader)).toMatchObject({ votingPaused: 'author', showsHelp: true, ...own });
    for (const by of [server.client(), other])
      expect(await shown(id, by)).toMatchObject({ votingPaused: 'author', resultsVisible: false, herVotes: null });
  });

  test('omits the conflict from the deck, today and trending, but not from its author’s list, the newest, search and its link', async () => {
    const id = await post({ title: 'Zebras in the hallway again' });
    await vote(id);
    expect(await idsIn('/api/trending')).toContain(id);
    expect(await idsIn('/api/deck')).toContain(id);
    await rest(id);
    for (const path of ['/api/trending', '/api/deck', '/api/today']) expect(await idsIn(path)).not.toContain(id);
    await write(id, 'From its author.', author);
    expect(await idsIn('/api/trending')).not.toContain(id);
    for (const path of ['/api/conflicts', '/api/user/The%20Author/conflicts']) expect(await idsIn(path)).toContain(id);
    const found = (await server.client().get('/api/search?q=Zebras')).body.conflicts;
    expect(found).toMatchObject([{ id, votingPaused: 'author' }]);
  });

  test('omits the conflict from lists ordered by votes until voting resumes', async () => {
    const [open, hidden] = [await post(), await post()];
    await standAt(server, open, { herVotes: 50, hisVotes: 49 });
    for (const id of [open, hidden]) await vote(id);
    const lists = ['top-conflicts-today?', 'top-conflicts-today?voted=today&', 'polarizing?'].flatMap((list) => [
      `/api/${list}limit=50`,
      `/api/${list}limit=50&category=${CONFLICT.category}`,
    ]);
    for (const path of lists) expect(await idsIn(path, reader)).toEqual(expect.arrayContaining([open, hidden]));
    for (const id of [open, hidden]) await rest(id);
    for (const path of lists) {
      const found = await idsIn(path, reader);
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
    pass(72 * HOUR - MINUTE);
    expect(await waiting(id, author)).toMatchObject([{ id: kept.id }]);
    pass(MINUTE);
    await vi.waitFor(async () => expect((await shown(id, author)).commentCount).toBe(1), TIMEOUT);
    expect((await shown(id, author)).comments).toMatchObject([{ id: kept.id, content: 'Kept.', isWaiting: false }]);
    expect(await waiting(id, author)).toEqual([]);
    pass(-72 * HOUR);
  });

  test('lists held comments on the desk, where each answer is a decision', async () => {
    const id = await post();
    await rest(id);
    const shownOne = (await write(id, 'You can leave.')).comment.id;
    const removed = (await write(id, 'You had it coming.')).comment.id;
    const waits = { kind: 'waiting', text: 'You can leave.', isPublic: false, reports: [] };
    expect(await desk.caseOf(`comment-${shownOne}`)).toMatchObject(waits);
    for (const verdict of ['care', 'note'])
      expect((await decide(`comment-${shownOne}`, verdict, one, { notes: ['loss'] })).status).toBe(400);
    expect((await decide(`comment-${shownOne}`, 'keep')).status).toBe(200);
    expect((await decide(`comment-${removed}`, 'remove')).status).toBe(200);
    expect((await decide(`comment-${removed}`, 'keep')).body.code).toBe('case-not-found');
    expect(await shown(id)).toMatchObject({ commentCount: 1, comments: [{ id: shownOne }] });
    expect(await statementsOf(reader, id)).toMatchObject([{ effect: 'removed', item: 'comment', appeal: 'open' }]);
    pass(72 * HOUR);
    await write(id, 'Later.');
    expect(await waiting(id, reader)).toMatchObject([{ content: 'Later.' }]);
    pass(-72 * HOUR);
  });

  test('can be decided by a moderator, with a statement and an appeal that resumes voting', async () => {
    const id = await post();
    await vote(id);
    await report(id, reader, 'danger');
    await decide(id, 'care');
    expect(await shown(id)).toMatchObject({ votingPaused: 'moderator', showsHelp: true });
    expect((await vote(id, 'his')).body.code).toBe('voting-paused');
    expect((await rest(id, 'DELETE')).body.message).toContain('Voting is still paused');
    const statement = await latest(author, id);
    expect(statement).toMatchObject({ verdict: 'care', effect: 'rested', ground: 'abuse', appeal: 'open' });
    expect(await statementsOf(reader, id)).toMatchObject([{ side: 'reporter', effect: 'rested', facts: '' }]);
    await appeal(author, statement);
    await answer(two, statement, 'keep');
    expect(await shown(id)).toMatchObject({ votingPaused: null, showsHelp: false });
    expect((await vote(id, 'his')).status).toBe(200);
    expect(await statementsOf(author, id)).toMatchObject([{ effect: 'restored' }, { appeal: 'reversed' }]);
  });

  test('adds a moderator’s content notes to the author’s, with a statement, until an appeal', async () => {
    const id = await post({ contentNotes: ['loss', 'sexual'] });
    await report(id);
    const none = await decide(id, 'note');
    const said = expect.stringContaining('Please choose at least one content note');
    expect([none.status, none.text]).toEqual([400, said]);
    const notes = ['violence', 'abuse'];
    await decide(id, 'note', one, { notes });
    const noted = { contentNotes: ['violence', 'abuse', 'sexual'], moderatorNotes: ['violence', 'abuse'] };
    expect(await shown(id)).toMatchObject(noted);
    expect((await server.client().get('/api/conflicts')).body[0]).toMatchObject({ id, ...noted });
    await author.patch(`/api/conflicts/${id}`, { contentNotes: [] });
    expect(await shown(id)).toMatchObject({ contentNotes: ['violence', 'abuse'], textVersion: 1 });
    const statement = await latest(author, id);
    expect(statement).toMatchObject({ verdict: 'note', effect: 'noted', notes, appeal: 'open' });
    await appeal(author, statement);
    expect(await appealsOf(two, id)).toMatchObject([{ decision: { notes } }]);
    await answer(two, statement, 'keep');
    expect(await shown(id)).toMatchObject({ contentNotes: [], moderatorNotes: [] });
  });
});
