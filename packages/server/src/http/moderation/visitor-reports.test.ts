import { type CommentId, type ConflictId, DAY } from '@twosides/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, signUp, signUpAndOnboard } from '../../test-support/people.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { DATABASES, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const VISITOR = 'visitor@example.net';
const WORDS = { reason: 'identifies-someone', note: 'Her full name stands there.' };

describe.each(DATABASES)('A visitor’s report on $database', ({ database, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let server: TestServer;
    let ahead = 0;
    let visitor: TestClient;
    let author: TestClient;
    let one: TestClient;
    let two: TestClient;

    beforeAll(async () => {
      // With these settings, one vote makes a member established, and reports by three such members collapse an item.
      const env = { ESTABLISHED: '0/1/1', COLLAPSING: '3/3/1/5/24/30', CONTACT_EMAIL: 'desk@example.com' };
      server = await startTestServer(database, { clock: () => Date.now() + ahead, env });
      visitor = server.client();
      author = await signUpAndOnboard(server, 'author@example.org', 'The Author');
      one = await signUp(server, 'one@example.org');
      two = await signUp(server, 'two@example.org');
      for (const moderator of [one, two])
        await server.stores.moderation.appoint((await moderator.get('/api/auth/user')).body.id);
    });
    afterAll(() => server?.end());

    const post = async (path = '/api/conflicts'): Promise<ConflictId> => (await author.post(path, CONFLICT)).body.id;
    const write = async (id: ConflictId): Promise<CommentId> =>
      (await author.post(`/api/conflicts/${id}/comments`, { content: 'Her name is Anna' })).body.comment.id;
    const report = (about: string, over: object = {}) => visitor.post('/api/reports', { about, ...WORDS, ...over });
    const reported = async (id: ConflictId, over: object = {}): Promise<string> =>
      (await report(`/conflict/${id}`, over)).body.token;
    const statusOf = async (token: string) => (await visitor.post('/api/reports/status', { token })).body;
    const caseOf = async (id: string) => {
      const cases: { id: string }[] = (await one.get('/api/moderation/cases')).body;
      return cases.find((it) => it.id === id);
    };
    const decide = (id: string, verdict: string, by = one) =>
      by.post(`/api/moderation/cases/${id}/decision`, { verdict, ground: 'abuse', facts: 'A full name.' });
    const appeal = (token: string) => visitor.post('/api/reports/appeal', { token, words: 'Please look again.' });

    test('opens a case without weight, however its link was copied, and returns a secret', async () => {
      const id = await post('/api/conflicts/anonymous');
      const comment = await write(id);
      const answer = await report(`https://two.example/conflict/${id}/he-never-loads?x=1#discussion`);
      expect([answer.status, answer.body]).toEqual([201, { token: expect.stringMatching(/^[\w-]{43}$/) }]);
      await report(` /conflict/${id}#comment-${comment} `, { note: undefined, reason: 'spam' });
      expect(await caseOf(`conflict-${id}`)).toMatchObject({
        weight: 0,
        reports: [{ reason: 'identifies-someone', note: WORDS.note, weight: 0 }],
      });
      expect(await caseOf(`comment-${comment}`)).toMatchObject({
        reports: [{ reason: 'spam', note: null, weight: 0 }],
      });
      expect(await statusOf(answer.body.token)).toEqual({
        item: 'conflict',
        ...WORDS,
        reportedAt: expect.stringMatching(/T00:00:00.000Z$/),
        standing: 'received',
        decision: null,
        isPublic: true,
      });
    });

    test('collapses nothing, however many, and does not add to members’ reports', async () => {
      const id = await post();
      for (let n = 0; n < 12; n++) await reported(id);
      for (const name of ['a', 'b']) {
        const member = await signUp(server, `${name}@example.org`);
        await member.post(`/api/conflicts/${id}/vote`, { side: 'her' });
        await member.post(`/api/conflicts/${id}/report`, { reason: 'abuse' });
      }
      expect((await visitor.get(`/api/conflicts/${id}`)).body.collapsedBy).toBeNull();
      expect(await caseOf(`conflict-${id}`)).toMatchObject({ weight: 2 });
    });

    test('never displaces members’ or earlier reports, in any number', async () => {
      const [earlier, weighty, flooded] = [await post(), await post(), await post()];
      await reported(earlier);
      ahead += DAY;
      const tokens: string[] = [];
      for (let n = 0; n < 13; n++) tokens.push(await reported(flooded));
      const member = await signUp(server, 'weighs@example.org');
      await member.post(`/api/conflicts/${earlier}/vote`, { side: 'her' });
      await member.post(`/api/conflicts/${weighty}/report`, { reason: 'identifies-someone' });
      ahead -= DAY;
      const order = (await server.stores.reports.listOpen(500)).map(({ item }) => item.id);
      expect(order.filter((id) => [earlier, weighty, flooded].some((one) => one === id))).toEqual([
        weighty,
        earlier,
        flooded,
      ]);
      const shown = await caseOf(`conflict-${flooded}`);
      expect(shown).toMatchObject({ weight: 0, furtherReports: 3 });
      expect(shown).toHaveProperty('reports.length', 10);
      expect((await decide(`conflict-${flooded}`, 'keep')).status).toBe(200);
      expect(await caseOf(`conflict-${flooded}`)).toMatchObject({ kind: 'decided' });
      for (const token of tokens) expect((await statusOf(token)).standing).toBe('decided');
    });

    test('of a removed item is refused like one of an unknown item', async () => {
      const [down, under] = [await post('/api/conflicts/anonymous'), await post()];
      const comment = await write(under);
      const removed = await write(await post());
      await server.useCases.settleReports({ kind: 'comment', id: removed }, 'remove');
      for (const id of [down, under]) await author.send(`/api/conflicts/${id}`, { method: 'DELETE' });
      const of = async (about: string) => {
        const { status, text } = await report(about, { email: VISITOR });
        return [status, JSON.parse(text)];
      };
      expect(await of(`/conflict/${down}`)).toEqual(await of('/conflict/999999'));
      const unknown = await of('/conflict/1#comment-01900000-0000-7000-8000-000000000000');
      expect(unknown).toMatchObject([404, { code: 'comment-not-found' }]);
      expect(await of(`/conflict/${under}#comment-${comment}`)).toEqual(unknown);
      expect(await of(`/conflict/1#comment-${removed}`)).toEqual(unknown);
      expect(await caseOf(`conflict-${down}`)).toBeUndefined();
    });

    test('requires a conflict’s or comment’s link, a listed reason and a short text', async () => {
      const { body } = await visitor.post('/api/reports', {
        about: 'https://two.example/about',
        reason: 'dislike',
        note: 'x'.repeat(501),
        email: 'nobody',
      });
      expect(body.fields).toEqual({
        about: 'Please enter the link to a conflict, comment or update on this site',
        reason: 'Please choose a reason',
        note: 'A note must be at most 500 characters',
        email: 'Please enter a valid email address',
      });
    });

    test.each([
      ['keep', { verdict: 'keep', effect: 'none', facts: 'A full name.' }],
      ['warn', { verdict: 'keep', effect: 'none' }],
      ['collapse', { verdict: 'collapse', effect: 'collapsed' }],
      ['remove', { verdict: 'remove', effect: 'removed' }],
    ])(
      'is told on its page that to %s was decided, without words that are for the author',
      async (verdict, outcome) => {
        const id = await post();
        const token = await reported(id);
        expect((await decide(`conflict-${id}`, verdict)).status).toBe(200);
        const { standing, decision } = await statusOf(token);
        expect(standing).toBe('decided');
        expect(decision).toMatchObject({ facts: '', ...outcome, side: 'reporter', suspension: null });
        expect(decision.appeal).toBe(verdict === 'remove' ? 'none' : 'open');
      },
    );

    test('sends two neutral mails, and deletes the address with the decision', async () => {
      const id = await post();
      const email = `told-${database}@example.net`.toLowerCase();
      const token = await reported(id, { email });
      const [received] = await server.mailsTo(email);
      expect(received?.text).toContain(`/report-status#${token}`);
      expect(await server.stores.reports.listOpen(100)).toContainEqual(
        expect.objectContaining({ reports: [expect.objectContaining({ mailTo: email })] }),
      );
      await decide(`conflict-${id}`, 'collapse');
      const [, decided] = await server.mailsTo(email, 2);
      for (const { subject, text } of [received!, decided!])
        expect(subject + text).not.toMatch(/dishwasher|full name|collapsed|reveals/);
      expect(decided?.text).not.toContain(token);
      await reported(id);
      expect(await server.stores.reports.deleteAddresses(Date.now() + 365 * DAY, 100)).toBe(0);
    });

    test('sends a mail when an appeal decides it, if only reports had collapsed the item', async () => {
      const id = await post();
      const email = `late-${database}@example.net`.toLowerCase();
      const token = await reported(id, { email });
      for (const name of ['c', 'd', 'e']) {
        const member = await signUp(server, `${name}@example.org`);
        await member.post(`/api/conflicts/${id}/vote`, { side: 'her' });
        await member.post(`/api/conflicts/${id}/report`, { reason: 'abuse' });
      }
      expect((await statusOf(token)).standing).toBe('received');
      const statements: { id: string; conflictId: ConflictId }[] = (await author.get('/api/statements')).body;
      const collapsed = statements.find(({ conflictId }) => conflictId === id);
      await author.post(`/api/statements/${collapsed?.id}/appeal`, { words: 'It names nobody.' });
      await one.post(`/api/moderation/appeals/${collapsed?.id}-author/answer`, {
        answer: 'keep',
        ground: 'abuse',
        facts: 'It names nobody.',
      });
      expect((await statusOf(token)).decision).toMatchObject({ verdict: 'keep' });
      expect(await server.mailsTo(email, 2)).toHaveLength(2);
    });

    test('deletes the address after 90 days without a decision, and keeps its page', async () => {
      const id = await post();
      const token = await reported(id, { email: VISITOR });
      const { deleteAddresses } = server.stores.reports;
      expect(await deleteAddresses(Date.now() - DAY, 100)).toBe(0);
      expect(await deleteAddresses(Date.now() + DAY, 100)).toBe(1);
      const [open] = (await server.stores.reports.listOpen(100)).filter(({ item }) => item.id === id);
      expect(open?.reports).toMatchObject([{ mailTo: null }]);
      expect((await statusOf(token)).standing).toBe('received');
    });

    test('can be appealed once on its page, and is answered there by another moderator', async () => {
      const id = await post();
      const token = await reported(id);
      expect((await appeal(token)).body.code).toBe('statement-not-found');
      await decide(`conflict-${id}`, 'keep');
      expect((await appeal(token)).status).toBe(200);
      expect((await appeal(token)).body.code).toBe('already-appealed');
      const { decision } = await statusOf(token);
      expect(decision.appeal).toBe('waiting');
      const answer = (by: TestClient) =>
        by.post(`/api/moderation/appeals/${decision.id}-reporter/answer`, {
          answer: 'collapse',
          ground: 'abuse',
          facts: 'We had missed the last line.',
        });
      expect((await answer(one)).body.code).toBe('own-decision');
      expect((await answer(two)).status).toBe(200);
      expect((await statusOf(token)).decision).toMatchObject({
        appeal: 'changed',
        answer: 'We had missed the last line.',
      });
    });

    test('cannot be read without the secret', async () => {
      const id = await post();
      const token = await reported(id);
      const [open] = (await server.stores.reports.listOpen(100)).filter(({ item }) => item.id === id);
      const stored = open?.reports[0]?.reporterId ?? '';
      expect(stored).toMatch(/^[0-9a-f]{64}$/);
      for (const guess of [stored, `${token}x`, '', 'x'.repeat(200), `conflict-${id}`]) {
        const answers = [await visitor.post('/api/reports/status', { token: guess }), await appeal(guess)];
        expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
          Array(2).fill([404, 'report-not-found']),
        );
      }
      expect(server.log()).not.toContain(token);
    });

    test('says that the author deleted the item', async () => {
      const id = await post();
      const comment = await write(id);
      const { body } = await report(`/conflict/${id}#comment-${comment}`);
      await author.send(`/api/comments/${comment}`, { method: 'DELETE' });
      await server.useCases.settleReports({ kind: 'comment', id: comment }, 'keep');
      expect(await statusOf(body.token)).toMatchObject({ standing: 'gone', decision: null, isPublic: false });
    });

    test.each(['remove', 'collapse'] as const)(
      'says whether the author’s appeal reversed a decision to %s',
      async (verdict) => {
        const id = await post();
        const token = await reported(id);
        await decide(`conflict-${id}`, verdict);
        const isPublic = verdict === 'collapse';
        expect(await statusOf(token)).toMatchObject({ standing: 'decided', isPublic, decision: { laterEffect: null } });
        const statements: { id: string; conflictId: ConflictId }[] = (await author.get('/api/statements')).body;
        const removed = statements.find(({ conflictId }) => conflictId === id);
        await author.post(`/api/statements/${removed?.id}/appeal`, { words: 'It names nobody.' });
        const answer = { answer: 'keep', ground: 'abuse', facts: 'It names nobody.' };
        await two.post(`/api/moderation/appeals/${removed?.id}-author/answer`, answer);
        expect(await statusOf(token)).toMatchObject({ isPublic: true, decision: { laterEffect: 'restored' } });
        await reported(id);
        await decide(`conflict-${id}`, verdict);
        expect(await statusOf(token)).toMatchObject({
          isPublic,
          decision: { laterEffect: verdict === 'remove' ? 'removed' : 'collapsed' },
        });
      },
    );

    test('of danger is mailed to the operator at once, once per item', async () => {
      const id = await post();
      for (let n = 0; n < 3; n++) await reported(id, { reason: 'danger' });
      const mails = await server.mailsTo('desk@example.com');
      expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('someone may be in danger')]);
    });
  });
});

describe('The budget of visitors’ reports', () => {
  let server: TestServer;
  beforeAll(async () => {
    const limits = 'report-visitor=6/3600,report-visitor-network=4/3600,report-visitor-mailbox=1/3600';
    server = await startTestServer('SQLite', { env: { RATE_LIMITS: limits } });
  });
  afterAll(() => server?.end());

  test('requires a proof of work above half of a network’s and ends at the limit; an address gets few mails', async () => {
    const report = async (over: object = {}) => {
      const { status, body } = await server
        .client()
        .post('/api/reports', { about: '/conflict/9', reason: 'spam', ...over });
      return body.code ?? status;
    };
    expect(await report({ email: VISITOR })).toBe('conflict-not-found');
    expect(await report({ email: VISITOR })).toBe('too-many-requests');
    expect(await report()).toBe('proof-required');
  });
});
