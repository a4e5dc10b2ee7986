import { type ConflictId, DAY } from '@twosides/domain/kernel';
import type { CaseView } from '@twosides/domain/moderation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, PASSWORD, signUp, signUpAndOnboard } from '../../test-support/people.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { DATABASES, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const FACTS = 'The title gives a full name.';

describe.each(DATABASES)('The desk on $database', ({ database, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let server: TestServer;
    let ahead = 0;
    let author: TestClient;
    let member: TestClient;
    let moderators: readonly TestClient[];

    const appoint = async (client: TestClient) =>
      server.stores.moderation.appoint((await client.get('/api/auth/user')).body.id);
    beforeAll(async () => {
      const env = { ESTABLISHED: '0/1/1', COLLAPSING: '3/3/1/5/24/30' };
      server = await startTestServer(database, { clock: () => Date.now() + ahead, env });
      author = await signUpAndOnboard(server, 'author@example.org', 'The Author');
      member = await signUp(server, 'member@example.org');
      moderators = [await signUp(server, 'one@example.org'), await signUp(server, 'two@example.org')];
      for (const moderator of moderators) await appoint(moderator);
    });
    afterAll(() => server?.end());

    const post = async (path = '/api/conflicts'): Promise<ConflictId> => (await author.post(path, CONFLICT)).body.id;
    const report = async (id: ConflictId, by = member) =>
      by.post(`/api/conflicts/${id}/report`, { reason: 'identifies-someone', note: 'Her full name.' });
    const caseOf = async (id: ConflictId, by = moderators[0]!) => {
      const cases: { id: string }[] = (await by.get('/api/moderation/cases')).body;
      return cases.find((one) => one.id === `conflict-${id}`);
    };
    const act = (by: TestClient, id: ConflictId, what: 'claim' | 'decision', verdict = 'collapse') =>
      by.post(
        `/api/moderation/cases/conflict-${id}/${what}`,
        what === 'claim' ? {} : { verdict, ground: 'identifies-someone', facts: FACTS },
      );
    const statementsOf = async (client: TestClient, id: ConflictId) => {
      const statements: { conflictId: ConflictId }[] = (await client.get('/api/statements')).body;
      return statements.filter(({ conflictId }) => conflictId === id);
    };

    test('is for moderators only, for ten minutes after signing in', async () => {
      const id = await post();
      await report(id);
      for (const other of [member, author]) {
        const answers = [
          await other.get('/api/moderation/cases'),
          await act(other, id, 'claim'),
          await act(other, id, 'decision'),
        ];
        expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([403, 'moderators-only']));
      }
      expect(await caseOf(id)).toBeDefined();
      const late = await signUp(server, 'late@example.org');
      await appoint(late);
      ahead += 10 * 60_000;
      expect((await late.get('/api/moderation/cases')).body.code).toBe('sign-in-again');
      expect((await act(late, id, 'decision')).body.code).toBe('sign-in-again');
      ahead -= 10 * 60_000;
      await server.stores.moderation.dismiss((await late.get('/api/auth/user')).body.id);
      expect((await late.get('/api/moderation/cases')).body.code).toBe('moderators-only');
    });

    test('is mentioned to moderators only, also on sign-in and profile changes', async () => {
      const keeper = await signUpAndOnboard(server, 'keeper@example.org', 'Keeper');
      const seen = async (client: TestClient) => {
        const signedIn = await server
          .client()
          .post('/api/auth/login', { email: 'keeper@example.org', password: PASSWORD });
        const changed = await client.patch('/api/auth/profile', { bio: 'Here.' });
        const { body } = await client.get('/api/auth/user');
        return [signedIn.body.user, changed.body, body].map(({ isModerator }) => isModerator);
      };
      expect(await seen(keeper)).toEqual([undefined, undefined, undefined]);
      await appoint(keeper);
      expect(await seen(keeper)).toEqual([true, true, true]);
      await server.stores.moderation.dismiss((await keeper.get('/api/auth/user')).body.id);
      expect(await seen(keeper)).toEqual([undefined, undefined, undefined]);
      expect((await member.get('/api/auth/user')).body).not.toHaveProperty('isModerator');
    });

    test('shows cases with text and reasons, and neither author, reporters nor votes', async () => {
      const id = await post('/api/conflicts/anonymous');
      await member.post(`/api/conflicts/${id}/vote`, { side: 'her' });
      await report(id);
      expect(await caseOf(id)).toEqual({
        id: `conflict-${id}`,
        kind: 'reports',
        item: 'conflict',
        conflictId: id,
        under: null,
        text: `${CONFLICT.title}\n\nHer side: ${CONFLICT.herSide}\n\nHis side: ${CONFLICT.hisSide}`,
        age: 'this week',
        isPublic: true,
        collapsedBy: null,
        votingPaused: false,
        notes: [],
        weight: 1,
        isDanger: false,
        reports: [{ reason: 'identifies-someone', note: 'Her full name.', weight: 1 }],
        furtherReports: 0,
        history: [],
        claim: null,
        authorRecord: null,
      });
    });

    test('counts for each moderator, signed in recently or not, what they could decide', async () => {
      const [one, two] = moderators as readonly [TestClient, TestClient];
      const waiting = async (client: TestClient) => (await client.get('/api/moderation/waiting')).body;
      const count = async (client: TestClient) => (await waiting(client)).count;
      const { dangers } = await waiting(one);
      const before = [await count(one), await count(two)] as const;
      const id = await post();
      await report(id, two);
      expect([await count(one), await count(two)]).toEqual([before[0] + 1, before[1]]);
      ahead += 10 * 60_000;
      expect(await count(one)).toBe(before[0] + 1);
      ahead -= 10 * 60_000;
      await act(one, id, 'decision', 'collapse');
      const other = await post();
      await member.post(`/api/conflicts/${other}/report`, { reason: 'danger' });
      expect((await waiting(one)).dangers).toBe(dangers + 1);
      await act(one, other, 'decision', 'keep');
      const [statement] = (await statementsOf(author, id)) as unknown as [{ id: string }];
      await author.post(`/api/statements/${statement.id}/appeal`, { words: 'It names nobody.' });
      expect(await count(one)).toBe(before[0]);
      expect((await member.get('/api/moderation/waiting')).body.code).toBe('moderators-only');
    });

    test('lists a report of danger before others of the same weight', async () => {
      const [insult, danger] = [await post(), await post()];
      const [a, b] = [await signUp(server, 'insulted@example.org'), await signUp(server, 'afraid@example.org')];
      await report(insult, a);
      await b.post(`/api/conflicts/${danger}/report`, { reason: 'danger' });
      const cases: { id: string }[] = (await moderators[0]!.get('/api/moderation/cases')).body;
      const place = (id: ConflictId) => cases.findIndex((one) => one.id === `conflict-${id}`);
      expect(place(danger)).toBeLessThan(place(insult));
    });

    test('shows the latest report of a member, who cannot report again what is decided', async () => {
      const id = await post();
      await report(id);
      const again = async (reason: string) =>
        (await member.post(`/api/conflicts/${id}/report`, { reason, note: 'He has a knife.' })).body.code;
      expect(await again('danger')).toBeUndefined();
      expect(await caseOf(id)).toMatchObject({ reports: [{ reason: 'danger', note: 'He has a knife.' }] });
      await act(moderators[0]!, id, 'decision', 'keep');
      expect(await again('spam')).toBe('already-reported');
      expect(await statementsOf(member, id)).toMatchObject([{ effect: 'none', facts: FACTS }]);
    });

    test('tells a reporter no title of a hidden conflict', async () => {
      const id = await post();
      await report(id);
      await act(moderators[0]!, id, 'decision', 'collapse');
      expect(await statementsOf(member, id)).toMatchObject([{ effect: 'collapsed', conflictTitle: null }]);
      expect(await statementsOf(author, id)).toMatchObject([{ effect: 'collapsed', conflictTitle: CONFLICT.title }]);
    });

    test('shows the author of a removed comment what they wrote, but not its reporters', async () => {
      const id = await post();
      const { comment } = (await author.post(`/api/conflicts/${id}/comments`, { content: 'A view.' })).body;
      await member.post(`/api/comments/${comment.id}/report`, { reason: 'other' });
      const words = { verdict: 'remove', ground: 'other', facts: FACTS };
      await moderators[0]!.post(`/api/moderation/cases/comment-${comment.id}/decision`, words);
      expect(await statementsOf(author, id)).toMatchObject([{ effect: 'removed', text: 'A view.' }]);
      expect(await statementsOf(member, id)).toMatchObject([
        { effect: 'removed', text: null, reported: { reason: 'other', note: null } },
      ]);
    });

    test('shows a comment with its conflict, and a reply with the comment it answers', async () => {
      const id = await post();
      const { comment } = (await member.post(`/api/conflicts/${id}/comments`, { content: 'A view.' })).body;
      const { comment: reply } = (
        await author.post(`/api/conflicts/${id}/comments`, { content: 'Another.', replyTo: comment.id })
      ).body;
      await author.post(`/api/comments/${comment.id}/report`, { reason: 'other' });
      await member.post(`/api/comments/${reply.id}/report`, { reason: 'other' });
      const cases: CaseView[] = (await moderators[0]!.get('/api/moderation/cases')).body;
      const underOf = (one: string) => cases.find((open) => open.id === `comment-${one}`)?.under;
      expect(underOf(comment.id)).toEqual({ title: CONFLICT.title, answered: null });
      expect(underOf(reply.id)).toEqual({ title: CONFLICT.title, answered: 'A view.' });
    });

    test('says that a comment is off the site when its conflict is', async () => {
      const id = await post();
      const { comment } = (await member.post(`/api/conflicts/${id}/comments`, { content: 'A view.' })).body;
      await author.post(`/api/comments/${comment.id}/report`, { reason: 'other' });
      const isPublic = async () => {
        const cases: { id: string; isPublic: boolean }[] = (await moderators[0]!.get('/api/moderation/cases')).body;
        return cases.find((one) => one.id === `comment-${comment.id}`)?.isPublic;
      };
      expect(await isPublic()).toBe(true);
      await author.send(`/api/conflicts/${id}`, { method: 'DELETE' });
      expect(await isPublic()).toBe(false);
    });

    test('lets one moderator claim a case at a time, until the claim expires', async () => {
      const id = await post();
      await report(id);
      const [one, two] = moderators as readonly [TestClient, TestClient];
      const claimed = await Promise.all([act(one, id, 'claim'), act(two, id, 'claim')]);
      expect(claimed.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [holder, other] = claimed[0]?.status === 200 ? [one, two] : [two, one];
      expect([await caseOf(id, holder), await caseOf(id, other)]).toMatchObject([{ claim: 'own' }, { claim: 'other' }]);
      expect((await act(other, id, 'decision')).body.code).toBe('case-claimed');
      ahead += 16 * 60_000;
      const [third] = [await signUp(server, 'third@example.org')];
      await appoint(third);
      expect((await act(third, id, 'claim')).status).toBe(200);
      ahead -= 16 * 60_000;
    });

    test('decides a case once, and notifies the author with one statement and one neutral mail, and its reporters', async () => {
      const id = await post();
      await report(id);
      const [one] = moderators as readonly [TestClient];
      const decided = await Promise.all([act(one, id, 'decision', 'remove'), act(one, id, 'decision', 'remove')]);
      expect(decided.map(({ status, body }) => [status, body.code]).sort()).toEqual([
        [200, undefined],
        [404, 'case-not-found'],
      ]);
      expect(await caseOf(id)).toMatchObject({ kind: 'decided' });
      expect(await caseOf(id, moderators[1])).toBeUndefined();
      expect(await statementsOf(author, id)).toMatchObject([
        { effect: 'removed', by: 'moderator', ground: 'identifies-someone', facts: FACTS, item: 'conflict' },
      ]);
      expect(await statementsOf(member, id)).toMatchObject([{ side: 'reporter', effect: 'removed', facts: '' }]);
      expect(await statementsOf(moderators[1]!, id)).toEqual([]);
      expect((await author.get(`/api/conflicts/${id}`)).body.takenDownBy).toBe('operator');
      const { alerts } = (await member.get('/api/alerts')).body;
      expect(alerts[0].text).toBe('The conflict you reported is no longer on the site. Thank you for your report.');
      const [mail] = await server.mailsTo('author@example.org');
      expect(mail?.text).toContain('There’s a decision about something you wrote or reported.');
      expect(mail?.text).not.toMatch(/dishwasher|full name|removed/);
    });

    test('lets a moderator change a decision within a week, unless another answered an appeal', async () => {
      const [one, two] = moderators as readonly [TestClient, TestClient];
      const id = await post();
      await report(id);
      const decide = (verdict: string, suspension: string | null = null) =>
        one.post(`/api/moderation/cases/conflict-${id}/decision`, {
          verdict,
          ground: 'identifies-someone',
          facts: FACTS,
          suspension,
        });
      await decide('remove', '7');
      expect((await author.get('/api/alerts')).body.alerts[0]).toMatchObject({
        text: 'Your conflict was taken off the site. Your account is suspended.',
        path: `/statements#conflict-${id}`,
      });
      expect((await author.post('/api/conflicts', CONFLICT)).body.code).toBe('suspended');
      expect(await caseOf(id)).toMatchObject({ kind: 'decided', isPublic: false, history: [{ verdict: 'remove' }] });
      expect((await act(two, id, 'claim')).body.code).toBe('case-not-found');
      expect((await decide('keep')).body.code).toBe('case-not-found');

      await act(one, id, 'claim');
      expect((await decide('warn')).body.code).toBe('invalid-input');
      expect((await decide('keep')).status).toBe(200);
      expect((await decide('remove')).body.code).toBe('case-not-found');
      expect((await member.get(`/api/conflicts/${id}`)).body).toMatchObject({ isActive: true, collapsedBy: null });
      expect((await author.post('/api/conflicts', CONFLICT)).status).toBe(201);
      expect(await statementsOf(author, id)).toMatchObject([
        { effect: 'restored' },
        { effect: 'removed', laterEffect: 'restored', suspendedUntil: null, appeal: 'none' },
      ]);
      expect((await author.get('/api/alerts')).body.alerts[0].text).toBe(
        'We looked at your conflict and restored it. Your account is no longer suspended.',
      );
      expect(await statementsOf(member, id)).toMatchObject([
        { effect: 'none', facts: FACTS, laterEffect: null, appeal: 'open' },
      ]);
      expect((await member.get('/api/alerts')).body.alerts[0].text).toBe(
        'We took another look at the conflict you reported and decided it can stay.',
      );

      await act(one, id, 'claim');
      await decide('collapse');
      expect(await caseOf(id)).toMatchObject({ kind: 'decided', collapsedBy: 'moderator' });
      const [statement] = (await statementsOf(author, id)) as unknown as [{ id: string }];
      await act(one, id, 'claim');
      await author.post(`/api/statements/${statement.id}/appeal`, { words: 'It names nobody.' });
      expect((await decide('remove')).body.code).toBe('case-appealed');
      expect((await act(one, id, 'claim')).body.code).toBe('case-appealed');
      const answer = { answer: 'uphold', ground: 'abuse', facts: 'We read it again.' };
      expect((await two.post(`/api/moderation/appeals/${statement.id}-author/answer`, answer)).status).toBe(200);
      expect(await caseOf(id)).toMatchObject({ kind: 'closed', history: [{}, {}, {}, { verdict: 'uphold' }] });
      expect((await act(one, id, 'claim')).body.code).toBe('case-not-found');
    });

    test('shows an author’s record only to the moderator who has taken the case, who can give it back', async () => {
      const [one, two] = moderators as readonly [TestClient, TestClient];
      const hers = await signUpAndOnboard(server, 'recorded@example.org', 'Recorded');
      const postAnonymously = async (): Promise<ConflictId> =>
        (await hers.post('/api/conflicts/anonymous', CONFLICT)).body.id;
      const [first, second] = [await postAnonymously(), await postAnonymously()];
      await report(first);
      await report(second);
      await act(one, first, 'claim');
      expect(await caseOf(first)).toMatchObject({ authorRecord: 'none' });
      await act(one, first, 'decision', 'remove');
      await act(two, second, 'claim');
      expect(await caseOf(second, two)).toMatchObject({ claim: 'own', authorRecord: 'one' });
      expect(await caseOf(second, one)).toMatchObject({ claim: 'other', authorRecord: null });
      const giveBack = (by: TestClient) =>
        by.send(`/api/moderation/cases/conflict-${second}/claim`, { method: 'DELETE' });
      expect((await giveBack(one)).body.code).toBe('case-claimed');
      expect((await giveBack(two)).status).toBe(200);
      expect((await giveBack(two)).status).toBe(200);
      expect(await caseOf(second, one)).toMatchObject({ claim: null });
      await act(one, second, 'decision', 'keep');
    });

    test('keeps an earlier pause when a later decision is taken back', async () => {
      const [one, two] = moderators as readonly [TestClient, TestClient];
      const id = await post();
      await report(id);
      await act(one, id, 'decision', 'care');
      await report(id, await signUp(server, 'reporter-again@example.org'));
      await act(two, id, 'decision', 'collapse');
      await act(two, id, 'claim');
      expect((await act(two, id, 'decision', 'keep')).status).toBe(200);
      expect((await member.get(`/api/conflicts/${id}`)).body).toMatchObject({
        collapsedBy: null,
        votingPaused: 'moderator',
      });
    });

    test('shows no decision as changeable after a week', async () => {
      const id = await post();
      await report(id);
      await act(moderators[0]!, id, 'decision', 'remove');
      ahead += 7 * DAY;
      const late = server.client();
      await late.post('/api/auth/login', { email: 'one@example.org', password: PASSWORD });
      expect(await caseOf(id, late)).toBeUndefined();
      expect((await act(late, id, 'claim')).body.code).toBe('case-not-found');
      ahead -= 7 * DAY;
    });

    test('tells only the anonymous author what reports collapsed and what was restored', async () => {
      const id = await post('/api/conflicts/anonymous');
      for (const name of ['a', 'b', 'c']) {
        const reporter = await signUp(server, `${name}@example.org`);
        await reporter.post(`/api/conflicts/${id}/vote`, { side: 'her' });
        await report(id, reporter);
      }
      expect(await statementsOf(author, id)).toMatchObject([{ effect: 'collapsed', by: 'reports', facts: '' }]);
      expect(await caseOf(id)).toMatchObject({
        collapsedBy: 'reports',
        history: [{ verdict: 'collapse', by: 'reports' }],
      });
      await act(moderators[0]!, id, 'decision', 'keep');
      expect(await statementsOf(author, id)).toMatchObject([
        { effect: 'restored', facts: '' },
        { effect: 'collapsed', laterEffect: 'restored' },
      ]);
    });

    test('refuses deciding on one’s own items without revealing it to others who watch the queue', async () => {
      const [one, two] = moderators as readonly [TestClient, TestClient];
      const alias = await signUpAndOnboard(server, 'two+alias@example.org', 'An Alias');
      const posted = async (by: TestClient, path: string) => (await by.post(path, CONFLICT)).body.id as ConflictId;
      const hidden = await posted(alias, '/api/conflicts/anonymous');
      const reported = await post();
      const reportedBefore = await post();
      const commented = await post();
      const { comment } = (await alias.post(`/api/conflicts/${commented}/comments`, { content: 'A view.' })).body;
      await report(reported, alias);
      await report(reportedBefore, two);
      await act(one, reportedBefore, 'decision', 'keep');
      for (const id of [hidden, reportedBefore]) await report(id);
      await member.post(`/api/comments/${comment.id}/report`, { reason: 'spam' });
      const cases = [...[hidden, reported, reportedBefore].map((id) => `conflict-${id}`), `comment-${comment.id}`];
      const seenBy = async (by: TestClient) =>
        ((await by.get('/api/moderation/cases')).body as { id: string }[]).filter(({ id }) => cases.includes(id));

      const before = await seenBy(one);
      expect(before.map(({ id }) => id).sort()).toEqual([...cases].sort());
      expect(await seenBy(two)).toEqual([]);
      const words = { verdict: 'keep', ground: 'spam', facts: FACTS };
      for (const id of cases) {
        const path = `/api/moderation/cases/${id}`;
        const refused = [await two.post(`${path}/claim`, {}), await two.post(`${path}/decision`, words)];
        expect(refused.map(({ status, body }) => [status, body.code, body.error])).toEqual(
          Array(2).fill([403, 'own-case', 'You wrote or reported this yourself, so someone else has to decide.']),
        );
      }
      expect(await seenBy(one)).toEqual(before);
      expect((await one.post(`/api/moderation/cases/${cases[0]}/claim`, {})).status).toBe(200);
      expect((await two.post(`/api/moderation/cases/${cases[0]}/claim`, {})).body.code).toBe('own-case');
      expect((await act(one, hidden, 'decision', 'keep')).status).toBe(200);
    });

    test('shows a case’s age only by week and month', async () => {
      const id = await post();
      await report(id);
      const ages = [];
      for (const days of [0, 6, 8, 29, 32]) {
        ahead += days * DAY;
        const late = server.client();
        await late.post('/api/auth/login', { email: 'one@example.org', password: PASSWORD });
        ages.push(((await caseOf(id, late)) as { age?: string } | undefined)?.age);
        ahead -= days * DAY;
      }
      expect(ages).toEqual(['this week', 'this week', 'this month', 'this month', 'older']);
      await act(moderators[0]!, id, 'decision', 'keep');
    });

    test('warns an author about an item that stays', async () => {
      const id = await post();
      await report(id);
      await act(moderators[0]!, id, 'decision', 'warn');
      expect(await statementsOf(author, id)).toMatchObject([{ effect: 'warned', verdict: 'warn' }]);
      expect((await member.get(`/api/conflicts/${id}`)).body).toMatchObject({ isActive: true, collapsedBy: null });
    });

    test('requires the facts in words, unless the item stays', async () => {
      const id = await post();
      await report(id);
      const say = async (facts: string) => {
        const words = { verdict: 'collapse', ground: 'spam', facts };
        return (await moderators[0]!.post(`/api/moderation/cases/conflict-${id}/decision`, words)).body.fields.facts;
      };
      expect(await say(' ')).toBe('Please explain your decision');
      expect(await say('x'.repeat(1_001))).toBe('The reasons must be at most 1,000 characters');
      expect((await moderators[0]!.post('/api/moderation/cases/nonsense/claim', {})).body.code).toBe('case-not-found');
      const kept = { verdict: 'keep', ground: 'other', facts: '' };
      expect((await moderators[0]!.post(`/api/moderation/cases/conflict-${id}/decision`, kept)).status).toBe(200);
    });
  });
});
