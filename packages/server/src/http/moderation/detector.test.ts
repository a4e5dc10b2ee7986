import { type CommentId, type ConflictId, DAY } from '@twosides/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, signUp, signUpAndOnboard } from '../../test-support/people.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

const TELLING = `${CONFLICT.herSide} Call him on +49 171 1234567.`;

describe('an automatic check of reported text', () => {
  let server: TestServer;
  let ahead = 0;
  let author: TestClient;
  let moderator: TestClient;
  let people = 0;

  beforeAll(async () => {
    const env = { ESTABLISHED: '0/1/1', COLLAPSING: '3/3/1/5/24/30' };
    server = await startTestServer('SQLite', { clock: () => Date.now() + ahead, env });
    author = await signUpAndOnboard(server, 'author@example.org', 'Annabel');
    moderator = await signUp(server, 'one@example.org');
    await server.stores.moderation.appoint((await moderator.get('/api/auth/user')).body.id);
  });
  afterAll(() => server?.end());

  const post = async (over: object = {}, path = '/api/conflicts'): Promise<ConflictId> =>
    (await author.post(path, { ...CONFLICT, ...over })).body.id;
  const established = async (): Promise<TestClient> => {
    const member = await signUp(server, `member-${++people}@example.org`);
    await member.post(`/api/conflicts/${await post()}/vote`, { side: 'her' });
    return member;
  };
  const report = (by: TestClient, id: ConflictId, reason = 'identifies-someone') =>
    by.post(`/api/conflicts/${id}/report`, { reason });
  const collapsedBy = async (id: ConflictId) => (await server.client().get(`/api/conflicts/${id}`)).body.collapsedBy;
  const decide = (id: ConflictId, verdict: string) =>
    moderator.post(`/api/moderation/cases/conflict-${id}/decision`, {
      verdict,
      ground: 'other',
      facts: 'Marked as seen.',
    });

  test('collapses it at one established report, says why, and can be appealed', async () => {
    const id = await post({ herSide: TELLING }, '/api/conflicts/anonymous');
    await report(await established(), id);
    expect(await collapsedBy(id)).toBe('reports');
    const statements: { id: string; conflictId: ConflictId }[] = (await author.get('/api/statements')).body;
    const stated = statements.filter(({ conflictId }) => conflictId === id);
    expect(stated).toMatchObject([
      {
        effect: 'collapsed',
        by: 'detector',
        ground: 'identifies-someone',
        facts: 'Software found what looks like a phone number.',
        appeal: 'open',
      },
    ]);
    await author.post(`/api/statements/${stated[0]?.id}/appeal`, { words: 'It is a helpline.' });
    const answer = { answer: 'keep', ground: 'other', facts: 'It is a helpline.' };
    const answered = await moderator.post(`/api/moderation/appeals/${stated[0]?.id}-author/answer`, answer);
    expect(answered.status).toBe(200);
    expect(await collapsedBy(id)).toBeNull();
    await report(await established(), id);
    expect(await collapsedBy(id)).toBeNull();
  });

  test('collapses a comment in its place', async () => {
    const id = await post();
    const written = await author.post(`/api/conflicts/${id}/comments`, { content: 'Write to anna@example.org' });
    const comment: CommentId = written.body.comment.id;
    await (await established()).post(`/api/comments/${comment}/report`, { reason: 'identifies-someone' });
    const { comments } = (await server.client().get(`/api/conflicts/${id}`)).body;
    expect(comments).toMatchObject([{ id: comment, collapsedBy: 'reports' }]);
  });

  test('collapses none of twenty innocent conflicts, and does not reveal an author’s name by collapsing', async () => {
    const reporter = await established();
    const ids = await Promise.all(Array.from({ length: 19 }, () => post()));
    ids.push(await post({ herSide: `${CONFLICT.herSide} Annabel said so.` }, '/api/conflicts/anonymous'));
    await Promise.all(ids.map((id) => report(reporter, id)));
    expect(await Promise.all(ids.map(collapsedBy))).toEqual(ids.map(() => null));
  });

  test('collapses one of twenty a day for one reporter until a moderator agrees, and none for a newcomer', async () => {
    const reporter = await established();
    const ids = await Promise.all(Array.from({ length: 20 }, () => post({ herSide: TELLING })));
    const newcomers = await Promise.all([1, 2, 3].map((n) => signUp(server, `newcomer-${n}@example.org`)));
    await Promise.all(newcomers.flatMap((newcomer) => ids.map((id) => report(newcomer, id))));
    expect((await Promise.all(ids.map(collapsedBy))).filter(Boolean)).toEqual([]);
    await Promise.all(ids.map((id) => report(reporter, id)));
    const collapsed = (await Promise.all(ids.map(collapsedBy))).filter(Boolean);
    expect(collapsed).toHaveLength(1);
    ahead += DAY;
    const next = await post({ herSide: TELLING });
    await report(reporter, next);
    expect(await collapsedBy(next)).toBe('reports');
    ahead -= DAY;
  });

  test('never collapses again what a moderator kept', async () => {
    const id = await post({ herSide: TELLING });
    await report(await established(), id);
    await decide(id, 'keep');
    expect(await collapsedBy(id)).toBeNull();
    await report(await established(), id);
    expect(await collapsedBy(id)).toBeNull();
  });
});
