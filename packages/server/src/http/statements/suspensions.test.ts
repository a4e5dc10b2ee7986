import { type ConflictId, DAY, HOUR } from '@twosides/domain/kernel';
import { lastDay, suspensionEnd } from '@twosides/domain/moderation';
import { describe, expect, test } from 'vitest';
import {
  onboard,
  PASSWORD,
  postConflict,
  signUp,
  signUpAndOnboard,
  signUpModerator,
} from '../../test-support/people.ts';
import { memberForSuite, moderatorForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

describe('Suspensions', () => {
  let ahead = 0;
  const env = { ESTABLISHED: '0/1/1', CONTACT_EMAIL: 'contact@example.org' };
  const server = serverForSuite('SQLite', { clock: () => Date.now() + ahead, env });
  const reporter = memberForSuite(server, 'reporter@example.org', 'Reporter');
  const desk = moderatorForSuite(server, 'desk@example.org');

  const signIn = (client: TestClient, email: string) => client.post('/api/auth/login', { email, password: PASSWORD });
  const suspend = async (id: ConflictId, suspension: string | null, verdict = 'remove') => {
    await reporter.post(`/api/conflicts/${id}/report`, { reason: 'abuse' });
    const words = { verdict, ground: 'abuse', facts: 'What is there.', suspension };
    const decided = await desk.post(`/api/moderation/cases/conflict-${id}/decision`, words);
    ahead += 1_001;
    return decided;
  };
  const vote = (by: TestClient, id: ConflictId) => by.post(`/api/conflicts/${id}/vote`, { side: 'her' });

  test('apply to the account behind an anonymous conflict, with a message, and change nothing in public', async () => {
    const author = await signUpAndOnboard(server, 'author@example.org', 'The Author');
    const alias = await signUpAndOnboard(server, 'author+alias@example.org', 'An Alias');
    const named = await postConflict(author);
    const { comment } = (await author.post(`/api/conflicts/${named}/comments`, { content: 'A view.' })).body;
    const others = await postConflict(reporter);
    const id = await postConflict(author, { anonymous: true });
    const inPublic = async () => {
      const visitor = server.client();
      const paths = ['/api/user/The%20Author', `/api/conflicts/${named}`, '/api/leaderboard?period=all', '/api/stats'];
      return Promise.all(paths.map(async (path) => (await visitor.get(path)).text));
    };
    await suspend(id, null, 'collapse');
    const before = await inPublic();
    const another = await signUp(server, 'again@example.org');
    await another.post(`/api/conflicts/${id}/report`, { reason: 'hate' });
    const decided = await suspend(id, '7', 'warn');
    expect([decided.status, decided.body]).toEqual([200, { message: 'Decided.' }]);
    expect(await inPublic()).toEqual(before);

    const end = lastDay(suspensionEnd('7', Date.now() + ahead));
    const error = `Your account is suspended until the end of ${end}. You can still read, and you can appeal under “Moderation decisions.”`;
    const refused = [
      await vote(author, others),
      await vote(alias, others),
      await alias.patch('/api/auth/profile', { bio: 'Read what I say.' }),
      await author.post(`/api/conflicts/${named}/embed`),
    ];
    for (const { status, body } of refused) expect([status, body]).toEqual([403, { error, code: 'suspended' }]);
    const again = server.client();
    await signIn(again, 'author@example.org');
    const allowed = [
      await again.patch('/api/auth/profile', { bio: '', emailUpdates: false }),
      await again.get(`/api/conflicts/${others}`),
      await again.get('/api/auth/export'),
      await again.send(`/api/comments/${comment.id}`, { method: 'DELETE' }),
    ];
    expect(allowed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [statement] = (await author.get('/api/statements')).body;
    expect(statement).toMatchObject({ effect: 'warned', appeal: 'open', suspension: '7', conflictId: id });
    expect(lastDay(Date.parse(statement.suspendedUntil))).toBe(end);
    for (const client of [author, alias])
      expect((await client.get('/api/auth/user')).body.suspendedUntil).toBe(statement.suspendedUntil);
  });

  test('are visible to moderators only in the case’s history', async () => {
    const author = await signUpAndOnboard(server, 'known@example.org', 'Known');
    const [id, other] = [await postConflict(author, { anonymous: true }), await postConflict(author)];
    await suspend(id, '1', 'collapse');
    const member = await signUp(server, 'another@example.org');
    for (const one of [id, other]) await member.post(`/api/conflicts/${one}/report`, { reason: 'hate' });
    const cases: { conflictId: ConflictId; history: unknown[] }[] = (await desk.get('/api/moderation/cases')).body;
    const historyOf = (one: ConflictId) => cases.find(({ conflictId }) => conflictId === one)?.history;
    expect(historyOf(id)).toMatchObject([{ verdict: 'collapse', suspension: '1' }]);
    expect(historyOf(other)).toEqual([]);
    const [told] = (await reporter.get('/api/statements')).body;
    expect(told).toMatchObject({ side: 'reporter', suspension: null, suspendedUntil: null });
  });

  test('expire, and cannot come with keeping an item', async () => {
    const author = await signUpAndOnboard(server, 'ends@example.org', 'Ends');
    const [first, second] = [await postConflict(author), await postConflict(author)];
    const others = await postConflict(reporter);
    await suspend(first, '30', 'keep');
    expect((await vote(author, others)).status).toBe(200);
    await suspend(second, '1');
    expect((await vote(author, others)).body.code).toBe('suspended');
    ahead += 2 * DAY;
    await signIn(author, 'ends@example.org');
    expect((await vote(author, others)).status).toBe(200);
    await signIn(desk, 'desk@example.org');
  });

  test('keep a moderator from the desk and from answering appeals', async () => {
    const other = await signUpModerator(server, 'other-desk@example.org');
    await onboard(other, 'Other Desk');
    const [own, third] = [await postConflict(other), await postConflict(reporter)];
    await (await signUp(server, 'w@example.org')).post(`/api/conflicts/${third}/report`, { reason: 'abuse' });
    expect((await other.get('/api/moderation/cases')).status).toBe(200);
    await suspend(own, '1', 'warn');
    const words = { ground: 'abuse', facts: 'What is there.' };
    const statement = (await other.get('/api/statements')).body[0];
    await other.post(`/api/statements/${statement.id}/appeal`, { words: 'Please.' });
    const tries = [
      await other.get('/api/moderation/cases'),
      await other.get('/api/moderation/appeals'),
      await other.get('/api/moderation/voting'),
      await other.post(`/api/moderation/cases/conflict-${third}/claim`, {}),
      await other.post(`/api/moderation/cases/conflict-${third}/decision`, { verdict: 'collapse', ...words }),
      await other.post(`/api/moderation/appeals/${statement.id}-author/answer`, { answer: 'keep', ...words }),
      await other.post(`/api/moderation/voting/${third}/exclude`, { networks: ['x'], facts: 'New here.' }),
      await other.post(`/api/moderation/voting/${third}/seen`, {}),
    ];
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(tries.map(() => [403, 'suspended']));
    expect((await server.client().get(`/api/conflicts/${third}`)).body.collapsedBy).toBeNull();
    const answer = { answer: 'keep', ...words };
    expect((await desk.post(`/api/moderation/appeals/${statement.id}-author/answer`, answer)).status).toBe(200);
    expect((await other.get('/api/moderation/cases')).status).toBe(200);
  });

  test('reports of danger are mailed to the operator at once, once per item and hour, without their text', async () => {
    const id = await postConflict(reporter);
    ahead += HOUR - ((Date.now() + ahead) % HOUR);
    const report = async (name: string) => {
      const member = await signUp(server, `${name}@example.org`);
      await member.post(`/api/conflicts/${id}/report`, { reason: 'danger', note: 'He hits her.' });
    };
    await report('x');
    await report('y');
    ahead += HOUR;
    await report('z');
    const mails = await server.mailsTo('contact@example.org', 2);
    expect(mails).toHaveLength(2);
    for (const { subject, text } of mails) {
      expect(text).toMatch(/\/moderation/);
      expect(subject + text).not.toMatch(/dishwasher|hits|conflict/);
    }
  });
});
