import { type ConflictId, HOUR, type UpdateId } from '@twosides/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, PASSWORD, signUp, signUpAndOnboard, standAt, voteAs } from '../../test-support/people.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { DATABASES, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const WORDS = 'Her name is Anna Karenina.';
const UPDATE = { ending: 'talked-it-through', votesHelped: 'yes', text: WORDS, forStories: true };
const ANONYMOUS = { ...CONFLICT, anonymous: true, userNickname: 'QuietFox', partnerNickname: 'SunnyOtter' };
const DECISION = { ground: 'identifies-someone', facts: 'A full name.' };

type Told = { readonly conflictId: ConflictId; readonly id: string };

describe.each(DATABASES)('A reported update on $database', ({ database, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let server: TestServer;
    let ahead = 0;
    let author: TestClient;
    let reader: TestClient;
    let one: TestClient;
    let two: TestClient;

    beforeAll(async () => {
      const env = { ESTABLISHED: '0/1/1', COLLAPSING: '3/3/1/5/24/30', CONTACT_EMAIL: 'desk@example.com' };
      server = await startTestServer(database, { clock: () => Date.now() + ahead, env });
      author = await signUpAndOnboard(server, 'author@example.org', 'The Author');
      reader = await signUp(server, 'reader@example.org');
      [one, two] = [await signUp(server, 'one@example.org'), await signUp(server, 'two@example.org')];
      for (const moderator of [one, two])
        await server.stores.moderation.appoint((await moderator.get('/api/auth/user')).body.id);
    });
    afterAll(() => server?.end());

    const told = async (anonymous = false, over: object = {}): Promise<Told> => {
      const posted = anonymous
        ? await author.post('/api/conflicts/anonymous', ANONYMOUS)
        : await author.post('/api/conflicts', CONFLICT);
      const conflictId: ConflictId = posted.body.id;
      const { body } = await author.post(`/api/conflicts/${conflictId}/updates`, { ...UPDATE, ...over });
      return { conflictId, id: `${conflictId}.${body.number}` };
    };
    const report = (by: TestClient, { id }: Told, over: object = {}) =>
      by.post(`/api/updates/${id}/report`, { reason: 'identifies-someone', note: 'Her name', ...over });
    const casesOf = async (by: TestClient, { id }: Told) =>
      ((await by.get('/api/moderation/cases')).body as { id: string }[]).filter((it) => it.id === `update-${id}`);
    const decide = async ({ id }: Told, verdict: string, by = one) => {
      const decided = await by.post(`/api/moderation/cases/update-${id}/decision`, { verdict, ...DECISION });
      ahead += 1_001;
      return [decided.status, decided.body.code];
    };
    const read = async ({ conflictId }: Told, by: TestClient = server.client()) =>
      (await by.get(`/api/conflicts/${conflictId}/updates`)).body.updates;
    const stories = async ({ conflictId }: Told) => {
      ahead += 1_001;
      const { body } = await server.client().get('/api/stories');
      return body.stories.filter((it: { conflictId: ConflictId }) => it.conflictId === conflictId);
    };
    const hasUpdate = async ({ conflictId }: Told) => {
      const { body } = await server.client().get('/api/ended');
      return body.some(({ id }: { id: ConflictId }) => id === conflictId);
    };
    const statementsOf = async (by: TestClient, { conflictId }: Told) =>
      ((await by.get('/api/statements')).body as { conflictId: ConflictId; id: string; effect: string }[]).filter(
        (it) => it.conflictId === conflictId,
      );
    const lastAlert = async (by: TestClient) => (await by.get('/api/alerts')).body.alerts[0];

    test('is collapsed behind a notice by enough reports, keeps its place, and is no story until kept', async () => {
      const update = await told();
      expect(await stories(update)).toHaveLength(1);
      for (const name of ['a', 'b', 'c']) {
        const member = await signUp(server, `${name}@example.org`);
        await member.post(`/api/conflicts/${update.conflictId}/vote`, { side: 'her' });
        expect((await report(member, update, { reason: 'abuse' })).status).toBe(200);
        expect((await report(member, update)).status).toBe(200);
      }
      expect(await read(update)).toMatchObject([{ text: WORDS, collapsedBy: 'reports', isTakenDown: false }]);
      expect(await stories(update)).toEqual([]);
      expect(await casesOf(one, update)).toMatchObject([
        { item: 'update', text: WORDS, conflictId: update.conflictId, collapsedBy: 'reports', weight: 3 },
      ]);
      expect((await server.client().get(`/api/conflicts/${update.conflictId}`)).body.collapsedBy).toBeNull();
      expect((await lastAlert(author)).text).toBe('Your update is hidden behind a notice until we’ve looked at it');
      expect(await decide(update, 'care')).toEqual([400, 'invalid-input']);
      expect(await decide(update, 'keep')).toEqual([200, undefined]);
      expect(await read(update)).toMatchObject([{ collapsedBy: null }]);
      expect(await stories(update)).toHaveLength(1);
      expect((await lastAlert(author)).text).toBe('We looked at your update and restored it.');
    });

    test('removed by a moderator is hidden from others, keeps its place, and sets no ending', async () => {
      const update = await told(true);
      await report(reader, update);
      expect(await hasUpdate(update)).toBe(true);
      expect(await decide(update, 'remove')).toEqual([200, undefined]);
      expect(await decide(update, 'remove')).toEqual([404, 'case-not-found']);
      const place = { number: 1, ending: 'rather-not-say', text: '', isTakenDown: true };
      for (const who of [server.client(), reader]) expect(await read(update, who)).toMatchObject([place]);
      expect(await read(update, author)).toMatchObject([{ ...place, ending: 'talked-it-through', text: WORDS }]);
      expect(await stories(update)).toEqual([]);
      expect(await hasUpdate(update)).toBe(false);
      expect((await report(two, update)).body.code).toBe('update-not-found');
      expect(await statementsOf(author, update)).toMatchObject([
        { side: 'author', item: 'update', effect: 'removed', by: 'moderator', ...DECISION, appeal: 'open' },
      ]);
      expect(await statementsOf(reader, update)).toMatchObject([{ side: 'reporter', item: 'update', facts: '' }]);
      expect(await statementsOf(two, update)).toEqual([]);
      expect((await lastAlert(reader)).text).toBe(
        'The update you reported is no longer on the site. Thank you for your report.',
      );
      const { updates } = JSON.parse((await author.get('/api/auth/export')).text);
      expect(updates.filter((it: Told) => it.conflictId === update.conflictId)).toMatchObject([
        { text: WORDS, isVisible: false },
      ]);
      const { reports } = JSON.parse((await reader.get('/api/auth/export')).text);
      expect(reports).toMatchObject([{ item: 'update', itemId: update.id, reason: 'identifies-someone' }]);

      const [removed] = await statementsOf(author, update);
      const appealed = await author.post(`/api/statements/${removed?.id}/appeal`, { words: 'It is her pen name.' });
      expect(appealed.status).toBe(200);
      const appeals = (await two.get('/api/moderation/appeals')).body;
      expect(appeals).toMatchObject([{ item: 'update', text: WORDS, isPublic: false, side: 'author' }]);
      const answer = { answer: 'keep', ground: 'other', facts: 'It is one.' };
      expect((await two.post(`/api/moderation/appeals/${appeals[0].id}/answer`, answer)).status).toBe(200);
      ahead += 1_001;
      expect(await read(update)).toMatchObject([{ ending: 'talked-it-through', text: WORDS, isTakenDown: false }]);
      expect(await hasUpdate(update)).toBe(true);
      expect((await lastAlert(author)).text).toBe('We took another look at your update and reversed our decision.');
    });

    test('cannot be reported or decided by its author, even under a pseudonym', async () => {
      const mine = async (by: TestClient) => {
        const { body } = await by.post('/api/conflicts/anonymous', ANONYMOUS);
        await by.post(`/api/conflicts/${body.id}/updates`, UPDATE);
        return { conflictId: body.id, id: `${body.id}.1` };
      };
      const author2 = await signUpAndOnboard(server, 'one+alias@example.org', 'An Alias');
      const update = await mine(author2);
      expect((await report(author2, update)).body.code).toBe('own-item');
      await report(reader, update, { reason: 'danger' });
      expect(await casesOf(one, update)).toEqual([]);
      expect(await decide(update, 'keep', one)).toEqual([403, 'own-case']);
      const [seen] = await casesOf(two, update);
      expect(JSON.stringify(seen)).not.toMatch(/An Alias|one\+alias/);
      expect((await server.mailsTo('desk@example.com')).length).toBeGreaterThan(0);
    });

    test('can be reported without an account by its link; a missing one is refused like an unknown one', async () => {
      const update = await told();
      const about = `/conflict/${update.conflictId}/a-slug#update-1`;
      const visitor = server.client();
      const sent = await visitor.post('/api/reports', { about, reason: 'spam' });
      expect(sent.status).toBe(201);
      expect(await casesOf(one, update)).toMatchObject([{ weight: 0, reports: [{ reason: 'spam' }] }]);
      await decide(update, 'collapse');
      const status = (await visitor.post('/api/reports/status', { token: sent.body.token })).body;
      expect(status).toMatchObject({
        item: 'update',
        standing: 'decided',
        decision: { effect: 'collapsed', facts: '' },
      });
      await decide(await reportedAgain(update), 'remove');
      const unknown = { about: about.replace('#update-1', '#update-2'), reason: 'spam' };
      for (const body of [{ about, reason: 'spam' }, unknown])
        expect((await visitor.post('/api/reports', body)).body.code).toBe('update-not-found');
      for (const id of [`${update.conflictId}.7`, 'seven'])
        expect((await report(reader, { ...update, id })).body.code).toBe('update-not-found');
    });

    const reportedAgain = async (update: Told) => {
      await report(two, update);
      return update;
    };

    test('hides text that reveals a split from those who may not see it, collapsed or not', async () => {
      const { body } = await author.post('/api/conflicts', CONFLICT);
      await author.post(`/api/conflicts/${body.id}/vote`, { side: 'her' });
      await author.post(`/api/conflicts/${body.id}/updates`, { ...UPDATE, text: 'She is winning.' });
      const update = { conflictId: body.id, id: `${body.id}.1` };
      await report(reader, update);
      await decide(update, 'collapse');
      expect(await read(update)).toMatchObject([{ text: null, collapsedBy: 'moderator' }]);
      const statements = [...(await statementsOf(reader, update)), ...(await statementsOf(author, update))];
      expect(JSON.stringify(statements)).not.toContain('winning');
      await standAt(server, body.id, { herVotes: 60, hisVotes: 39 });
      await voteAs(server, 1, body.id, 'her');
      expect(await read(update)).toMatchObject([{ text: 'She is winning.' }]);
    });

    test('keeps no text of an appeal after its author’s account is deleted', async () => {
      const leaving = await signUpAndOnboard(server, 'leaving@example.org', 'Leaving');
      const { body } = await leaving.post('/api/conflicts', CONFLICT);
      await leaving.post(`/api/conflicts/${body.id}/updates`, UPDATE);
      const update = { conflictId: body.id, id: `${body.id}.1` };
      await report(reader, update);
      await decide(update, 'collapse');
      const [statement] = await statementsOf(leaving, update);
      await leaving.post(`/api/statements/${statement?.id}/appeal`, { words: 'My own words.' });
      const waiting = async () => JSON.stringify((await two.get('/api/moderation/appeals')).body);
      expect(await waiting()).toContain('My own words.');
      const deleted = await leaving.post('/api/auth/delete-account', { password: PASSWORD, conflicts: 'leave' });
      expect(deleted.status).toBe(200);
      expect(await waiting()).not.toContain('My own words.');
    });

    test('leaves the ending that another update set', async () => {
      const update = await told();
      ahead += 72 * HOUR;
      const open = await author.post(`/api/conflicts/${update.conflictId}/updates`, { ending: 'still-open' });
      expect(await hasUpdate(update)).toBe(false);
      const second = { ...update, id: `${update.conflictId}.${open.body.number}` };
      await server.useCases.settleReports({ kind: 'update', id: second.id as UpdateId }, 'remove');
      ahead += 1_001;
      expect(await hasUpdate(update)).toBe(true);
    });
  });
});
