import { type ConflictId, DAY } from '@twosides/domain/kernel';
import type { ReportedItem, Verdict } from '@twosides/domain/model';
import { countMonths } from '@twosides/domain/statements';
import { expect, test } from 'vitest';
import { CONFLICT, PASSWORD, signUp, signUpAndOnboard, signUpModerator } from '../../test-support/people.ts';
import { describeOnDatabases, serverForSuite } from '../../test-support/suites.ts';

const MAY = Date.UTC(2037, 4, 1);
const JUNE = Date.UTC(2037, 5, 1);

describeOnDatabases('Transparency figures', (database) => {
  let now = MAY + 60_000;
  const env = { ESTABLISHED: '0/1/1', COLLAPSING: '3/3/1/5/24/30' };
  const server = serverForSuite(database, { clock: () => now, env, rendersPages: true });

  test('count finished months of reports, decisions and appeals, and hide small numbers', async () => {
    const author = await signUpAndOnboard(server, 'author@example.org', 'The Author');
    await signUp(server, 'reporter@example.org');
    const [visitor, moderator] = [server.client(), await signUpModerator(server, 'one@example.org')];
    const post = async (herSide = CONFLICT.herSide): Promise<ConflictId> =>
      (await author.post('/api/conflicts', { ...CONFLICT, herSide })).body.id;
    const settle = async (verdict: Verdict, id: ConflictId) => {
      await visitor.post('/api/reports', { about: `/conflict/${id}`, reason: 'spam' });
      await server.useCases.settleReports({ kind: 'conflict', id } as ReportedItem, verdict);
    };
    for (const verdict of ['collapse', 'remove', 'warn', 'collapse', 'collapse', 'keep', 'keep'] as const)
      await settle(verdict, await post());
    for (let day = 0; day < 5; day++) {
      now += DAY;
      const late = server.client();
      await late.post('/api/auth/login', { email: 'reporter@example.org', password: PASSWORD });
      const id = await post(`${CONFLICT.herSide} Call +49 171 1234567.`);
      await late.post(`/api/conflicts/${id}/vote`, { side: 'her' });
      await late.post(`/api/conflicts/${id}/report`, { reason: 'identifies-someone' });
    }
    const statements: { id: string; appeal: string }[] = (await author.get('/api/statements')).body;
    const open = statements.filter(({ appeal }) => appeal === 'open').slice(0, 6);
    await moderator.post('/api/auth/logout', {});
    await moderator.post('/api/auth/login', { email: 'one@example.org', password: PASSWORD });
    for (const { id } of open) {
      await author.post(`/api/statements/${id}/appeal`, { words: 'Look again.' });
      const answer = { answer: 'keep', ground: 'other', facts: 'We did.' };
      expect((await moderator.post(`/api/moderation/appeals/${id}-author/answer`, answer)).status).toBe(200);
    }

    const [facts, by, networks] = ['All of them joined within an hour.', 'operator', 1];
    const conflictId = await post();
    for (const [act, votes] of [
      ['exclude', 4],
      ['restore', 4],
      ['exclude', 3],
    ] as const)
      await server.stores.excluded.decide(conflictId, 'excluded', () => ({
        writes: [{ kind: 'note-exclusion', act: { conflictId, act, votes, networks, facts, by, at: now } }],
        result: null,
      }));

    const count = countMonths(server.stores);
    await count(JUNE - 1);
    expect((await visitor.get('/api/transparency')).body).toEqual([]);
    await Promise.all([count(JUNE), count(JUNE)]);
    now = JUNE + 60_000;
    await author.post('/api/auth/login', { email: 'author@example.org', password: PASSWORD });
    await settle('collapse', await post());
    await count(JUNE + DAY);
    now += 2_000;
    const counted = {
      month: '2037-05',
      reported: 12,
      restricted: 10,
      byMachine: 5,
      appealed: 6,
      reversed: 6,
      excluded: 7,
    };
    expect((await visitor.get('/api/transparency')).body).toEqual([counted]);
    await count(Date.UTC(2037, 6, 1));
    now += 2_000;
    const { body } = await visitor.get('/api/transparency');
    const few = { reported: null, restricted: null, byMachine: null, appealed: null, reversed: null, excluded: null };
    expect(body).toEqual([{ month: '2037-06', ...few }, counted]);
    const { text } = await visitor.get('/transparency');
    expect(text).toMatch(/May 2037.*Reported.*12.*Restricted.*10/s);
  });
});
