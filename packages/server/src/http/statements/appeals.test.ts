import { type ConflictId, DAY, HOUR } from '@twosides/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, PASSWORD, signUp, signUpAndOnboard } from '../../test-support/people.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { DATABASES, startTestServer, type TestServer } from '../../test-support/test-server.ts';

type Statement = {
  readonly id: string;
  readonly side: string;
  readonly effect: string;
  readonly appeal: string;
  readonly answer: string | null;
  readonly conflictId: ConflictId;
};
type Open = { readonly id: string; readonly conflictId: ConflictId };

const WORDS = 'She has read it, and agrees with every word.';
const ANSWER = 'We read it again.';

describe.each(DATABASES)('Appeals on $database', ({ database, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let server: TestServer;
    let ahead = 0;
    let author: TestClient;
    let reporter: TestClient;
    let one: TestClient;
    let two: TestClient;

    const moderator = async (email: string) => {
      const client = await signUp(server, email);
      await server.stores.moderation.appoint((await client.get('/api/auth/user')).body.id);
      return client;
    };
    beforeAll(async () => {
      const env = { ESTABLISHED: '0/1/1', COLLAPSING: '3/3/1/5/24/30' };
      server = await startTestServer(database, { clock: () => Date.now() + ahead, env });
      author = await signUpAndOnboard(server, 'author@example.org', 'The Author');
      reporter = await signUp(server, 'reporter@example.org');
      one = await moderator('one@example.org');
      two = await moderator('two@example.org');
    });
    afterAll(() => server?.end());

    const signInAgain = async () => {
      const signIn = async (name: string) => {
        const client = server.client();
        await client.post('/api/auth/login', { email: `${name}@example.org`, password: PASSWORD });
        return client;
      };
      [author, reporter, one, two] = [
        await signIn('author'),
        await signIn('reporter'),
        await signIn('one'),
        await signIn('two'),
      ];
    };
    const post = async (path = '/api/conflicts'): Promise<ConflictId> => (await author.post(path, CONFLICT)).body.id;
    const decide = async (id: ConflictId, verdict: string, by = one) => {
      await reporter.post(`/api/conflicts/${id}/report`, { reason: 'abuse' });
      const words = { verdict, ground: 'abuse', facts: 'Words for the author.' };
      const decided = await by.post(`/api/moderation/cases/conflict-${id}/decision`, words);
      expect(decided.status).toBe(200);
      ahead += 1_001;
    };
    const statementsOf = async (client: TestClient, id: ConflictId): Promise<readonly Statement[]> =>
      ((await client.get('/api/statements')).body as Statement[]).filter(({ conflictId }) => conflictId === id);
    const latest = async (client: TestClient, id: ConflictId) => (await statementsOf(client, id))[0] as Statement;
    const appeal = (client: TestClient, { id }: Statement, words = WORDS) =>
      client.post(`/api/statements/${id}/appeal`, { words });
    const appealsOf = async (by: TestClient, id: ConflictId) =>
      ((await by.get('/api/moderation/appeals')).body as Open[]).filter(({ conflictId }) => conflictId === id);
    const answer = async (by: TestClient, { id }: Statement, side: string, say: string) => {
      const answered = await by.post(`/api/moderation/appeals/${id}-${side}/answer`, {
        answer: say,
        ground: 'abuse',
        facts: ANSWER,
      });
      ahead += 1_001;
      return answered;
    };
    const lastAlert = async (client: TestClient) => (await client.get('/api/alerts')).body.alerts[0];

    test('are made once per decision by its author, with a text; a second is refused', async () => {
      const id = await post('/api/conflicts/anonymous');
      await decide(id, 'remove');
      const removed = await latest(author, id);
      expect(removed).toMatchObject({ side: 'author', effect: 'removed', appeal: 'open', answer: null });
      expect((await appeal(author, removed, ' ')).body.fields.words).toBe('Please say why we should look again');
      const both = await Promise.all([appeal(author, removed), appeal(author, removed)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const again = await appeal(author, removed);
      expect([again.status, again.body]).toEqual([
        409,
        { error: 'This decision has already been appealed, and it can’t be appealed again.', code: 'already-appealed' },
      ]);
      expect(await latest(author, id)).toMatchObject({ appeal: 'waiting' });
    });

    test('are refused to others, and for unknown decisions', async () => {
      const id = await post();
      await decide(id, 'collapse');
      const collapsed = await latest(author, id);
      for (const other of [one, two, await signUp(server, 'other@example.org')])
        expect((await appeal(other, collapsed)).body.code).toBe('statement-not-found');
      const nothing = { ...collapsed, id: '01900000-0000-7000-8000-000000000000' };
      expect((await appeal(author, nothing)).status).toBe(404);
      expect((await author.post('/api/statements/nonsense/appeal', { words: WORDS })).status).toBe(404);
    });

    test('are answered once, by another moderator, who restores the item and notifies everybody', async () => {
      const id = await post('/api/conflicts/anonymous');
      await decide(id, 'remove');
      const removed = await latest(author, id);
      await appeal(author, removed);
      expect(await appealsOf(one, id)).toEqual([]);
      expect((await answer(one, removed, 'author', 'keep')).body).toMatchObject({
        code: 'own-decision',
        error: 'You made this decision yourself, so another moderator has to answer the appeal.',
      });
      expect(await appealsOf(two, id)).toEqual([
        {
          id: `${removed.id}-author`,
          side: 'author',
          words: WORDS,
          age: 'this week',
          item: 'conflict',
          conflictId: id,
          text: [CONFLICT.title, `Her side: ${CONFLICT.herSide}`, `His side: ${CONFLICT.hisSide}`].join('\n\n'),
          isPublic: false,
          collapsedBy: null,
          decision: {
            verdict: 'remove',
            effect: 'removed',
            ground: 'abuse',
            facts: 'Words for the author.',
            by: 'moderator',
            suspension: null,
            notes: [],
            age: 'this week',
          },
          reports: [{ reason: 'abuse', note: null }],
        },
      ]);
      const three = await moderator('three@example.org');
      const answers = await Promise.all([
        answer(two, removed, 'author', 'keep'),
        answer(three, removed, 'author', 'keep'),
      ]);
      expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
        [200, undefined],
        [404, 'case-not-found'],
      ]);
      await server.stores.moderation.dismiss((await three.get('/api/auth/user')).body.id);
      expect((await server.client().get(`/api/conflicts/${id}`)).body).toMatchObject({
        isActive: true,
        takenDownBy: null,
      });
      expect(await statementsOf(author, id)).toMatchObject([
        { effect: 'restored', appeal: 'none' },
        { effect: 'removed', appeal: 'reversed', answer: ANSWER },
      ]);
      expect((await lastAlert(author)).text).toBe('We took another look at your conflict and reversed our decision.');
      expect((await lastAlert(reporter)).text).toBe(
        'We took another look at the conflict you reported and decided it can stay.',
      );
    });

    test('that fail end with a statement of the answer, which is final', async () => {
      const id = await post();
      await decide(id, 'warn');
      const warned = await latest(author, id);
      await appeal(author, warned);
      expect((await answer(two, warned, 'author', 'uphold')).status).toBe(200);
      const said = await statementsOf(author, id);
      expect(said).toMatchObject([
        { effect: 'upheld', verdict: 'uphold', facts: ANSWER, appeal: 'none' },
        { effect: 'warned', appeal: 'upheld', answer: ANSWER },
      ]);
      expect((await appeal(author, said[0] as Statement)).body.code).toBe('statement-not-found');
    });

    test('can be made by reporters of a kept item, who see nothing meant for the author', async () => {
      const id = await post();
      await decide(id, 'warn');
      const kept = await latest(reporter, id);
      expect(kept).toMatchObject({ side: 'reporter', verdict: 'keep', effect: 'none', facts: '', appeal: 'open' });
      await appeal(reporter, kept);
      expect((await answer(two, kept, 'reporter', 'remove')).status).toBe(200);
      expect(await statementsOf(author, id)).toMatchObject([
        { effect: 'removed', facts: ANSWER, appeal: 'open' },
        { effect: 'warned' },
      ]);
      expect(await latest(reporter, id)).toMatchObject({
        appeal: 'changed',
        answer: ANSWER,
        laterEffect: 'removed',
        conflictTitle: null,
      });
      expect((await lastAlert(reporter)).text).toBe(
        'We took another look at the conflict you reported and changed our decision.',
      );
      const removed = await latest(author, id);
      await appeal(author, removed);
      expect((await answer(one, removed, 'author', 'keep')).status).toBe(200);
      expect(await latest(author, id)).toMatchObject({ effect: 'restored', appeal: 'none', facts: ANSWER });
    });

    test('of a collapse by reports are decided by a person, who confirms or undoes it and closes the case', async () => {
      const collapsed = async () => {
        const id = await post();
        for (const name of ['a', 'b', 'c']) {
          const client = await signUp(server, `${name}-${id}@example.org`);
          await client.post(`/api/conflicts/${id}/vote`, { side: 'her' });
          await client.post(`/api/conflicts/${id}/report`, { reason: 'hate' });
        }
        const statement = await latest(author, id);
        expect(statement).toMatchObject({ effect: 'collapsed', by: 'reports', appeal: 'open' });
        await appeal(author, statement);
        return { id, statement };
      };
      const first = await collapsed();
      await answer(one, first.statement, 'author', 'uphold');
      ahead += 25 * HOUR;
      await signInAgain();
      const second = await collapsed();
      await answer(one, second.statement, 'author', 'keep');
      const read = async (id: ConflictId) => (await server.client().get(`/api/conflicts/${id}`)).body.collapsedBy;
      expect([await read(first.id), await read(second.id)]).toEqual(['moderator', null]);
      const cases: { conflictId: ConflictId }[] = (await one.get('/api/moderation/cases')).body;
      expect(cases.filter(({ conflictId }) => [first.id, second.id].includes(conflictId))).toEqual([]);
    });

    test('are never answered by the item’s author, and by the same moderator only after a week', async () => {
      const own: ConflictId = (
        await (
          await signUpAndOnboard(server, 'two+alias@example.org', 'Alias')
        ).post('/api/conflicts/anonymous', CONFLICT)
      ).body.id;
      await decide(own, 'collapse');
      const alias = server.client();
      await alias.post('/api/auth/login', { email: 'two+alias@example.org', password: PASSWORD });
      const collapsed = await latest(alias, own);
      await appeal(alias, collapsed);
      expect(await appealsOf(two, own)).toEqual([]);
      expect((await answer(two, collapsed, 'author', 'keep')).body.code).toBe('own-case');
      expect((await answer(one, collapsed, 'author', 'uphold')).body.code).toBe('own-decision');
      ahead += 7 * DAY;
      await signInAgain();
      expect((await answer(one, collapsed, 'author', 'uphold')).status).toBe(200);
    });

    test('keep no text of a deleted account', async () => {
      const leaving = await signUpAndOnboard(server, 'leaving@example.org', 'Leaving');
      const id: ConflictId = (await leaving.post('/api/conflicts', CONFLICT)).body.id;
      await decide(id, 'collapse');
      await appeal(leaving, await latest(leaving, id));
      await leaving.post('/api/auth/delete-account', { password: PASSWORD, conflicts: 'leave' });
      expect(await appealsOf(two, id)).toMatchObject([{ words: '' }]);
    });

    test('that reverse a decision reverse its effect on reporters', async () => {
      const recordOf = async () => {
        const id = await post();
        await reporter.post(`/api/conflicts/${id}/report`, { reason: 'abuse' });
        const open = await server.stores.reports.listOpen(100);
        const { agreed = 0, disagreed = 0 } = open.find(({ item }) => item.id === id)?.reports[0]?.record ?? {};
        return { agreed, disagreed };
      };
      const before = await recordOf();
      const [removed, upheld, kept] = [await post(), await post(), await post()];
      for (const id of [removed, upheld]) await decide(id, 'remove');
      await decide(kept, 'keep');
      expect(await recordOf()).toEqual({ agreed: before.agreed + 2, disagreed: before.disagreed + 1 });
      for (const id of [removed, upheld]) await appeal(author, await latest(author, id));
      await appeal(reporter, await latest(reporter, kept));
      await answer(two, await latest(author, removed), 'author', 'keep');
      await answer(two, await latest(author, upheld), 'author', 'uphold');
      await answer(two, await latest(reporter, kept), 'reporter', 'collapse');
      expect(await recordOf()).toEqual({ agreed: before.agreed + 2, disagreed: before.disagreed + 1 });
      const late = await post();
      await decide(late, 'remove');
      await appeal(author, await latest(author, late));
      await answer(two, await latest(author, late), 'author', 'keep');
      expect(await recordOf()).toEqual({ agreed: before.agreed + 2, disagreed: before.disagreed + 2 });
    });

    test('are visible to moderators only', async () => {
      expect((await author.get('/api/moderation/appeals')).body.code).toBe('moderators-only');
    });

    test('can be made for six months', async () => {
      const [early, late] = [await post(), await post()];
      await decide(early, 'collapse');
      await decide(late, 'collapse');
      const [first, second] = [await latest(author, early), await latest(author, late)];
      ahead += 183 * DAY;
      await signInAgain();
      expect((await appeal(author, first)).status).toBe(200);
      ahead += 2 * DAY;
      await signInAgain();
      expect((await latest(author, late)).appeal).toBe('late');
      const refused = await appeal(author, second);
      expect([refused.status, refused.body.code]).toEqual([409, 'appeal-too-late']);
    });

    test('show the deciding moderator nothing about the other, and can be answered by them after a week', async () => {
      await signInAgain();
      const [reported, strange] = [await post('/api/conflicts/anonymous'), await post('/api/conflicts/anonymous')];
      await two.post(`/api/conflicts/${reported}/report`, { reason: 'abuse' });
      for (const id of [reported, strange]) {
        await decide(id, 'collapse');
        await appeal(author, await latest(author, id));
      }
      const seen = async () => Promise.all([reported, strange].map(async (id) => (await appealsOf(one, id)).length));
      const answered = async (id: ConflictId) =>
        (await answer(one, await latest(author, id), 'author', 'keep')).body.code;
      expect(await seen()).toEqual([0, 0]);
      expect([await answered(reported), await answered(strange)]).toEqual(['own-decision', 'own-decision']);
      ahead += 7 * DAY;
      await signInAgain();
      expect(await seen()).toEqual([1, 1]);
      expect([await answered(reported), await answered(strange)]).toEqual([undefined, undefined]);
    });
  });
});
