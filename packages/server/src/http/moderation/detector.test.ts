import { describe, expect, test } from 'vitest';
import { deskForSuite } from '../../test-support/desk.ts';
import { CONFLICT } from '../../test-support/people.ts';

describe('an automatic check of reported text', () => {
  const { server, author, one, post, report, established, latest, appeal, answer } = deskForSuite('SQLite');

  test('collapses it at one established report, says why, and can be appealed', async () => {
    const herSide = `${CONFLICT.herSide} Call him on +49 171 1234567.`;
    const id = await post({ anonymous: true, herSide });
    const collapsedBy = async () => (await server.client().get(`/api/conflicts/${id}`)).body.collapsedBy;
    await report(id, await established());
    expect(await collapsedBy()).toBe('reports');
    const statement = await latest(author, id);
    expect(statement).toMatchObject({
      effect: 'collapsed',
      by: 'detector',
      ground: 'identifies-someone',
      facts: 'Software found what looks like a phone number.',
      appeal: 'open',
    });
    await appeal(author, statement);
    expect((await answer(one, statement, 'keep')).status).toBe(200);
    expect(await collapsedBy()).toBeNull();
    await report(id, await established());
    expect(await collapsedBy()).toBeNull();
  });
});
