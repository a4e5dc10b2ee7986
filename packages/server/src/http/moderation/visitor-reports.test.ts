import { type ConflictId, DAY } from '@twosides/domain/kernel';
import { describe, expect, test } from 'vitest';
import { deskForSuite, FACTS } from '../../test-support/desk.ts';
import { describeOnDatabases, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

const VISITOR = 'visitor@example.net';
const WORDS = { reason: 'identifies-someone', note: 'Her full name stands there.' };

describeOnDatabases('A visitor’s report', (database) => {
  const desk = deskForSuite(database);
  const { server, author, one, two, pass, post, comment, caseOf, decide, latest, answer } = desk;

  const report = (about: string, over: object = {}) =>
    server.client().post('/api/reports', { about, ...WORDS, ...over });
  const reported = async (id: ConflictId, over: object = {}): Promise<string> =>
    (await report(`/conflict/${id}`, over)).body.token;
  const statusOf = async (token: string) => (await server.client().post('/api/reports/status', { token })).body;
  const appeal = (token: string) => server.client().post('/api/reports/appeal', { token, words: 'Please look again.' });
  const openReports = async (id: ConflictId) =>
    (await server.stores.reports.listOpen(500)).find(({ item }) => item.id === id)?.reports ?? [];

  test('opens a case without weight, however its link was copied, and returns a secret', async () => {
    const id = await post({ anonymous: true });
    const commented = await comment(id);
    const { status, body } = await report(`https://two.example/conflict/${id}/he-never-loads?x=1#discussion`);
    expect([status, body]).toEqual([201, { token: expect.stringMatching(/^[\w-]{43}$/) }]);
    await report(` /conflict/${id}#comment-${commented} `, { note: undefined, reason: 'spam' });
    expect(await caseOf(id)).toMatchObject({ weight: 0, reports: [{ ...WORDS, weight: 0 }] });
    const reports = [{ reason: 'spam', note: null, weight: 0 }];
    expect(await caseOf(`comment-${commented}`)).toMatchObject({ reports });
    const reportedAt = expect.stringMatching(/T00:00:00.000Z$/);
    const received = { standing: 'received', decision: null, isPublic: true };
    expect(await statusOf(body.token)).toEqual({ item: 'conflict', ...WORDS, reportedAt, ...received });
  });

  test('never displaces members’ or earlier reports, in any number', async () => {
    const [earlier, weighty, flooded] = [await post(), await post(), await post()];
    await reported(earlier);
    pass(DAY);
    const tokens: string[] = [];
    for (let n = 0; n < 13; n++) tokens.push(await reported(flooded));
    await desk.report(weighty, await desk.established());
    const order = (await server.stores.reports.listOpen(500)).map(({ item }) => item.id);
    const ours = [earlier, weighty, flooded] as const;
    expect(order.filter((id) => ours.some((one) => one === id))).toEqual([weighty, earlier, flooded]);
    pass(-DAY);
    const shown = await caseOf(flooded);
    expect(shown).toMatchObject({ weight: 0, furtherReports: 3 });
    expect(shown).toHaveProperty('reports.length', 10);
    await decide(flooded, 'keep');
    expect(await caseOf(flooded)).toMatchObject({ kind: 'decided' });
    for (const token of tokens) expect((await statusOf(token)).standing).toBe('decided');
  });

  test('of a removed item is refused like one of an unknown item', async () => {
    const [down, under] = [await post({ anonymous: true }), await post()];
    const hidden = await comment(under);
    const removed = await comment(await post());
    await server.useCases.settleReports({ kind: 'comment', id: removed }, 'remove');
    for (const id of [down, under]) await author.send(`/api/conflicts/${id}`, { method: 'DELETE' });
    const of = async (about: string) => {
      const { status, text } = await report(about, { email: VISITOR });
      return [status, JSON.parse(text)];
    };
    expect(await of(`/conflict/${down}`)).toEqual(await of('/conflict/999999'));
    const unknown = await of('/conflict/1#comment-01900000-0000-7000-8000-000000000000');
    expect(unknown).toMatchObject([404, { code: 'comment-not-found' }]);
    expect(await of(`/conflict/${under}#comment-${hidden}`)).toEqual(unknown);
    expect(await of(`/conflict/1#comment-${removed}`)).toEqual(unknown);
    expect(await caseOf(down)).toBeUndefined();
  });

  test('requires a conflict’s or comment’s link, a listed reason and a short text', async () => {
    const wrong = { reason: 'dislike', note: 'x'.repeat(501), email: 'nobody' };
    expect((await report('https://two.example/about', wrong)).body.fields).toEqual({
      about: 'Please enter the link to a conflict, comment or update on this site',
      reason: 'Please choose a reason',
      note: 'A note must be at most 500 characters',
      email: 'Please enter a valid email address',
    });
  });

  test.each([
    ['keep', { verdict: 'keep', effect: 'none', appeal: 'open' }],
    ['warn', { verdict: 'keep', effect: 'none', appeal: 'open' }],
    ['collapse', { verdict: 'collapse', effect: 'collapsed', appeal: 'open' }],
    ['remove', { verdict: 'remove', effect: 'removed', appeal: 'none' }],
  ])('is told on its page that to %s was decided, without words that are for the author', async (verdict, outcome) => {
    const id = await post();
    const token = await reported(id);
    await decide(id, verdict);
    const { standing, decision } = await statusOf(token);
    const facts = verdict === 'keep' ? FACTS : '';
    expect([standing, decision]).toMatchObject(['decided', { ...outcome, facts, side: 'reporter', suspension: null }]);
  });

  test('sends two neutral mails, and deletes the address with the decision', async () => {
    const id = await post();
    const token = await reported(id, { email: VISITOR });
    const [received] = await server.mailsTo(VISITOR);
    expect(received?.text).toContain(`/report-status#${token}`);
    expect(await openReports(id)).toMatchObject([{ mailTo: { email: VISITOR, secret: token } }]);
    await decide(id, 'collapse');
    const [, decided] = await server.mailsTo(VISITOR, 2);
    for (const { subject, text } of [received!, decided!])
      expect(subject + text).not.toMatch(/dishwasher|full name|collapsed|reveals/);
    expect(decided?.text).toContain(`/report-status#${token}`);
    expect(await server.stores.reports.deleteAddresses(Date.now() + 365 * DAY, 100)).toBe(0);
  });

  test('sends a mail when an appeal decides it, if only reports had collapsed the item', async () => {
    const id = await post();
    const token = await reported(id, { email: 'late@example.net' });
    for (const _ of [1, 2, 3]) await desk.report(id, await desk.established(), 'abuse');
    expect((await statusOf(token)).standing).toBe('received');
    const collapsed = await latest(author, id);
    await desk.appeal(author, collapsed);
    await answer(one, collapsed, 'keep');
    expect((await statusOf(token)).decision).toMatchObject({ verdict: 'keep' });
    expect(await server.mailsTo('late@example.net', 2)).toHaveLength(2);
  });

  test('deletes the address after 90 days without a decision, and keeps its page', async () => {
    const id = await post();
    const token = await reported(id, { email: VISITOR });
    const { deleteAddresses } = server.stores.reports;
    expect(await deleteAddresses(desk.now() - DAY, 100)).toBe(0);
    expect(await deleteAddresses(desk.now() + DAY, 100)).toBe(1);
    expect(await openReports(id)).toMatchObject([{ mailTo: null }]);
    expect((await statusOf(token)).standing).toBe('received');
  });

  test('can be appealed once on its page, and is answered there by another moderator', async () => {
    const id = await post();
    const token = await reported(id);
    expect((await appeal(token)).body.code).toBe('statement-not-found');
    await decide(id, 'keep');
    expect((await appeal(token)).status).toBe(200);
    expect((await appeal(token)).body.code).toBe('already-appealed');
    const { decision } = await statusOf(token);
    expect(decision.appeal).toBe('waiting');
    const answered = (by: TestClient) => answer(by, decision, 'collapse', 'reporter');
    expect((await answered(one)).body.code).toBe('own-decision');
    expect((await answered(two)).status).toBe(200);
    const { decision: changed } = await statusOf(token);
    expect(changed).toMatchObject({ appeal: 'changed', answer: 'We read it again.' });
  });

  test('cannot be read without the secret', async () => {
    const id = await post();
    const token = await reported(id);
    const [open] = await openReports(id);
    expect(open?.reporterId).toMatch(/^[0-9a-f]{64}$/);
    for (const guess of [open?.reporterId ?? '', `${token}x`, '', 'x'.repeat(200), `conflict-${id}`]) {
      const answers = [await server.client().post('/api/reports/status', { token: guess }), await appeal(guess)];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([404, 'report-not-found']));
    }
    expect(server.log()).not.toContain(token);
  });

  test('says that the author deleted the item', async () => {
    const id = await post();
    const deleted = await comment(id);
    const { body } = await report(`/conflict/${id}#comment-${deleted}`);
    await author.send(`/api/comments/${deleted}`, { method: 'DELETE' });
    await server.useCases.settleReports({ kind: 'comment', id: deleted }, 'keep');
    expect(await statusOf(body.token)).toMatchObject({ standing: 'gone', decision: null, isPublic: false });
  });

  test.each([
    ['remove', 'removed', false],
    ['collapse', 'collapsed', true],
  ])('says whether the author’s appeal reversed a decision to %s', async (verdict, laterEffect, isPublic) => {
    const id = await post();
    const token = await reported(id);
    await decide(id, verdict);
    expect(await statusOf(token)).toMatchObject({ standing: 'decided', isPublic, decision: { laterEffect: null } });
    const decided = await latest(author, id);
    await desk.appeal(author, decided);
    await answer(two, decided, 'keep');
    expect(await statusOf(token)).toMatchObject({ isPublic: true, decision: { laterEffect: 'restored' } });
    await reported(id);
    await decide(id, verdict);
    expect(await statusOf(token)).toMatchObject({ isPublic, decision: { laterEffect } });
  });

  test('of danger is mailed to the operator at once, once per item', async () => {
    const id = await post();
    for (let n = 0; n < 3; n++) await reported(id, { reason: 'danger' });
    const mails = await server.mailsTo('desk@example.com');
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('someone may be in danger')]);
  });
});

describe('The budget of visitors’ reports', () => {
  const limits = 'report-visitor=6/3600,report-visitor-network=4/3600,report-visitor-mailbox=1/3600';
  const server = serverForSuite('SQLite', { env: { RATE_LIMITS: limits } });

  test('requires a proof of work above half of a network’s and ends at the limit; an address gets few mails', async () => {
    const report = async (over: object = {}) => {
      const sent = { about: '/conflict/9', reason: 'spam', ...over };
      const { status, body } = await server.client().post('/api/reports', sent);
      return body.code ?? status;
    };
    expect(await report({ email: VISITOR })).toBe('conflict-not-found');
    expect(await report({ email: VISITOR })).toBe('too-many-requests');
    expect(await report()).toBe('proof-required');
  });
});
