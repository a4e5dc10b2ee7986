import type { ConflictId } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { deskForSuite, FACTS } from '../../test-support/desk.ts';
import { ANONYMOUS, signUpAndOnboard, standAt, voteAs } from '../../test-support/people.ts';
import { describeOnDatabases } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

const WORDS = 'Her name is Anna Karenina.';
const UPDATE = { ending: 'talked-it-through', votesHelped: 'yes', text: WORDS, forStories: true };

type Told = { readonly conflictId: ConflictId; readonly id: string };

describeOnDatabases('A reported update', (database) => {
  const desk = deskForSuite(database);
  const { server, author, member: reader, one, two, pass, casesOf, latest, lastDecision } = desk;

  const told = async (over: object = {}, by = author): Promise<Told> => {
    const conflictId = await desk.post(over, by);
    const { body } = await by.post(`/api/conflicts/${conflictId}/updates`, UPDATE);
    return { conflictId, id: `${conflictId}.${body.number}` };
  };
  const report = (by: TestClient, { id }: Told, over: object = {}) =>
    by.post(`/api/updates/${id}/report`, { reason: 'identifies-someone', note: 'Her name', ...over });
  const caseOf = async (by: TestClient, { id }: Told) => (await casesOf(by)).find((it) => it.id === `update-${id}`);
  const decide = async ({ id }: Told, verdict: string, by = one) => {
    const { status, body } = await desk.decide(`update-${id}`, verdict, by);
    return [status, body.code];
  };
  const statementsOf = (by: TestClient, { conflictId }: Told) => desk.statementsOf(by, conflictId);
  const read = async ({ conflictId }: Told, by: TestClient = server.client()) =>
    (await by.get(`/api/conflicts/${conflictId}/updates`)).body.updates;
  const stories = async ({ conflictId }: Told) => {
    pass(1_001);
    const { body } = await server.client().get('/api/stories');
    return body.stories.filter((it: { conflictId: ConflictId }) => it.conflictId === conflictId);
  };
  const hasUpdate = async ({ conflictId }: Told) => {
    const { body } = await server.client().get('/api/ended');
    return body.some(({ id }: { id: ConflictId }) => id === conflictId);
  };
  test('is collapsed behind a notice by enough reports, keeps its place, and is no story until kept', async () => {
    const update = await told();
    expect(await stories(update)).toHaveLength(1);
    for (const _ of [1, 2, 3]) {
      const member = await desk.established();
      expect((await report(member, update, { reason: 'abuse' })).status).toBe(200);
      expect((await report(member, update)).status).toBe(200);
    }
    expect(await read(update)).toMatchObject([{ text: WORDS, collapsedBy: 'reports', isTakenDown: false }]);
    expect(await stories(update)).toEqual([]);
    const shown = { item: 'update', text: WORDS, conflictId: update.conflictId, collapsedBy: 'reports', weight: 3 };
    expect(await caseOf(one, update)).toMatchObject(shown);
    expect((await server.client().get(`/api/conflicts/${update.conflictId}`)).body.collapsedBy).toBeNull();
    expect((await lastDecision(author)).text).toBe('Your update is hidden behind a notice until we’ve looked at it');
    expect(await decide(update, 'care')).toEqual([400, 'invalid-input']);
    expect(await decide(update, 'keep')).toEqual([200, undefined]);
    expect(await read(update)).toMatchObject([{ collapsedBy: null }]);
    expect(await stories(update)).toHaveLength(1);
    expect((await lastDecision(author)).text).toBe('We looked at your update and restored it.');
  });

  test('removed by a moderator is hidden from others, keeps its place, and sets no ending', async () => {
    const update = await told(ANONYMOUS);
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
    const statement = { side: 'author', effect: 'removed', by: 'moderator', ground: 'abuse', facts: FACTS };
    expect(await statementsOf(author, update)).toMatchObject([{ ...statement, item: 'update', appeal: 'open' }]);
    expect(await statementsOf(reader, update)).toMatchObject([{ side: 'reporter', item: 'update', facts: '' }]);
    expect(await statementsOf(two, update)).toEqual([]);
    expect((await lastDecision(reader)).text).toBe(
      'The update you reported is no longer on the site. Thank you for your report.',
    );
    const { updates } = JSON.parse((await author.get('/api/auth/export')).text);
    const [exported] = updates.filter((it: Told) => it.conflictId === update.conflictId);
    expect(exported).toMatchObject({ text: WORDS, isVisible: false });
    const { reports } = JSON.parse((await reader.get('/api/auth/export')).text);
    expect(reports).toMatchObject([{ item: 'update', itemId: update.id, reason: 'identifies-someone' }]);

    const removed = await latest(author, update.conflictId);
    expect((await desk.appeal(author, removed)).status).toBe(200);
    const appealed = { item: 'update', text: WORDS, isPublic: false, side: 'author' };
    expect(await desk.appealsOf(two, update.conflictId)).toMatchObject([appealed]);
    expect((await desk.answer(two, removed, 'keep')).status).toBe(200);
    expect(await read(update)).toMatchObject([{ ending: 'talked-it-through', text: WORDS, isTakenDown: false }]);
    expect(await hasUpdate(update)).toBe(true);
    expect((await lastDecision(author)).text).toBe('We took another look at your update and reversed our decision.');
  });

  test('cannot be reported or decided by its author, even under a pseudonym', async () => {
    const alias = await signUpAndOnboard(server, 'one+alias@example.org', 'An Alias');
    const update = await told(ANONYMOUS, alias);
    expect((await report(alias, update)).body.code).toBe('own-item');
    await report(reader, update, { reason: 'danger' });
    expect(await caseOf(one, update)).toBeUndefined();
    expect(await decide(update, 'keep', one)).toEqual([403, 'own-case']);
    const seen = JSON.stringify(await caseOf(two, update));
    expect(seen).toContain(WORDS);
    expect(seen).not.toMatch(/An Alias|one\+alias/);
    expect((await server.mailsTo('desk@example.com')).length).toBeGreaterThan(0);
  });

  test('can be reported without an account by its link; a missing one is refused like an unknown one', async () => {
    const update = await told();
    const about = `/conflict/${update.conflictId}/a-slug#update-1`;
    const visitor = server.client();
    const { body } = await visitor.post('/api/reports', { about, reason: 'spam' });
    expect(await caseOf(one, update)).toMatchObject({ weight: 0, reports: [{ reason: 'spam' }] });
    await decide(update, 'remove');
    expect((await visitor.post('/api/reports/status', body)).body).toMatchObject({ item: 'update' });
    const unknown = { about: about.replace('#update-1', '#update-2'), reason: 'spam' };
    for (const body of [{ about, reason: 'spam' }, unknown])
      expect((await visitor.post('/api/reports', body)).body.code).toBe('update-not-found');
    for (const id of [`${update.conflictId}.7`, 'seven'])
      expect((await report(reader, { ...update, id })).body.code).toBe('update-not-found');
  });

  test('hides text that reveals a split from those who may not see it, collapsed or not', async () => {
    const conflictId = await desk.post();
    await author.post(`/api/conflicts/${conflictId}/vote`, { side: 'her' });
    await author.post(`/api/conflicts/${conflictId}/updates`, { ...UPDATE, text: 'She is winning.' });
    const update = { conflictId, id: `${conflictId}.1` };
    await report(reader, update);
    await decide(update, 'collapse');
    expect(await read(update)).toMatchObject([{ text: null, collapsedBy: 'moderator' }]);
    const statements = [...(await statementsOf(reader, update)), ...(await statementsOf(author, update))];
    expect(JSON.stringify(statements)).not.toContain('winning');
    await standAt(server, conflictId, { herVotes: 60, hisVotes: 39 });
    await voteAs(server, 1, conflictId, 'her');
    expect(await read(update)).toMatchObject([{ text: 'She is winning.' }]);
  });
});
