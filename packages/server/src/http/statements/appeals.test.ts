import { type ConflictId, DAY } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { deskForSuite, FACTS } from '../../test-support/desk.ts';
import { CONFLICT, PASSWORD, signUpAndOnboard, signUpModerator } from '../../test-support/people.ts';
import { describeOnDatabases } from '../../test-support/suites.ts';

const ANSWER = 'We read it again.';

describeOnDatabases('Appeals', (database) => {
  const desk = deskForSuite(database);
  const { server, author, member, one, two, pass, post, report, signInAgain } = desk;
  const { statementsOf, latest, appeal, appealsOf, answer, lastDecision } = desk;

  const decide = async (id: ConflictId, verdict: string) => {
    await report(id, member, 'abuse');
    expect((await desk.decide(id, verdict)).status).toBe(200);
  };
  const read = async (id: ConflictId) => (await server.client().get(`/api/conflicts/${id}`)).body;

  test('are made once per decision by its author, with a text; a second is refused', async () => {
    const id = await post({ anonymous: true });
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

  test('are answered once, by another moderator, who restores the item and notifies everybody', async () => {
    const id = await post({ anonymous: true });
    await decide(id, 'remove');
    const removed = await latest(author, id);
    await appeal(author, removed, 'She agrees with every word.');
    expect(await appealsOf(one, id)).toEqual([]);
    expect((await answer(one, removed, 'keep')).body).toMatchObject({
      code: 'own-decision',
      error: 'You made this decision yourself, so another moderator has to answer the appeal.',
    });
    const reason = { ground: 'abuse', facts: FACTS, by: 'moderator', suspension: null, notes: [] };
    const decision = { verdict: 'remove', effect: 'removed', ...reason, age: 'this week' };
    expect(await appealsOf(two, id)).toEqual([
      {
        id: `${removed.id}-author`,
        side: 'author',
        words: 'She agrees with every word.',
        age: 'today',
        isOwnDecision: false,
        item: 'conflict',
        conflictId: id,
        text: [CONFLICT.title, `Her side: ${CONFLICT.herSide}`, `His side: ${CONFLICT.hisSide}`].join('\n\n'),
        isPublic: false,
        collapsedBy: null,
        decision,
        reports: [{ reason: 'abuse', note: 'Her full name.' }],
      },
    ]);
    const three = await signUpModerator(server, 'three@example.org');
    const answers = await Promise.all([answer(two, removed, 'keep'), answer(three, removed, 'keep')]);
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [404, 'case-not-found'],
    ]);
    expect(await read(id)).toMatchObject({ isActive: true, takenDownBy: null });
    expect(await statementsOf(author, id)).toMatchObject([
      { effect: 'restored', appeal: 'none' },
      { effect: 'removed', appeal: 'reversed', answer: ANSWER },
    ]);
    expect((await lastDecision(author)).text).toBe('We took another look at your conflict and reversed our decision.');
    expect((await lastDecision(member)).text).toBe(
      'We took another look at the conflict you reported and decided it can stay.',
    );
  });

  test('can be made by reporters of a kept item, who see nothing meant for the author', async () => {
    const id = await post();
    await decide(id, 'warn');
    const kept = await latest(member, id);
    expect(kept).toMatchObject({ side: 'reporter', verdict: 'keep', effect: 'none', facts: '', appeal: 'open' });
    await appeal(member, kept);
    expect((await answer(two, kept, 'remove', 'reporter')).status).toBe(200);
    expect(await statementsOf(author, id)).toMatchObject([
      { effect: 'removed', facts: ANSWER, appeal: 'open' },
      { effect: 'warned' },
    ]);
    const later = { appeal: 'changed', answer: ANSWER, laterEffect: 'removed', conflictTitle: null };
    expect(await latest(member, id)).toMatchObject(later);
    expect((await lastDecision(member)).text).toBe(
      'We took another look at the conflict you reported and changed our decision.',
    );
    const removed = await latest(author, id);
    await appeal(author, removed);
    expect((await answer(one, removed, 'keep')).status).toBe(200);
    expect(await latest(author, id)).toMatchObject({ effect: 'restored', appeal: 'none', facts: ANSWER });
  });

  test('of a collapse by reports are decided by a person, who confirms or undoes it and closes the case', async () => {
    const collapsed = async () => {
      const id = await post();
      for (const _ of [1, 2, 3]) await report(id, await desk.established(), 'hate');
      const statement = await latest(author, id);
      expect(statement).toMatchObject({ effect: 'collapsed', by: 'reports', appeal: 'open' });
      await appeal(author, statement);
      return { id, statement };
    };
    const [first, second] = [await collapsed(), await collapsed()];
    await answer(one, first.statement, 'uphold');
    await answer(one, second.statement, 'keep');
    expect([(await read(first.id)).collapsedBy, (await read(second.id)).collapsedBy]).toEqual(['moderator', null]);
    for (const { id } of [first, second]) expect(await desk.caseOf(id)).toMatchObject({ kind: 'answered' });
  });

  test('are never answered by the item’s author, and by the same moderator only after a week', async () => {
    const alias = await signUpAndOnboard(server, 'two+alias@example.org', 'Alias');
    const own = await post({ anonymous: true }, alias);
    const reported = await post({ anonymous: true });
    await report(reported, two);
    await decide(own, 'collapse');
    await decide(reported, 'collapse');
    const [collapsed, others] = [await latest(alias, own), await latest(author, reported)];
    await appeal(alias, collapsed);
    await appeal(author, others);
    expect([...(await appealsOf(two, own)), ...(await appealsOf(one, own))]).toEqual([]);
    expect(await appealsOf(one, reported)).toEqual([]);
    const refused = [await answer(two, collapsed, 'keep'), await answer(one, collapsed, 'uphold')];
    refused.push(await answer(one, others, 'uphold'));
    expect(refused.map(({ body }) => body.code)).toEqual(['own-case', 'own-decision', 'own-decision']);
    pass(7 * DAY);
    await signInAgain();
    for (const [id, statement] of [[own, collapsed] as const, [reported, others] as const]) {
      expect(await appealsOf(one, id)).toMatchObject([{ isOwnDecision: true }]);
      expect((await answer(one, statement, 'uphold')).status).toBe(200);
    }
  });

  test('keep no text of a deleted account', async () => {
    const leaving = await signUpAndOnboard(server, 'leaving@example.org', 'Leaving');
    const id = await post({}, leaving);
    await decide(id, 'collapse');
    await appeal(leaving, await latest(leaving, id));
    await leaving.post('/api/auth/delete-account', { password: PASSWORD, conflicts: 'leave' });
    expect(await appealsOf(two, id)).toMatchObject([{ words: '' }]);
  });

  test('that reverse a decision reverse its effect on reporters', async () => {
    const recordOf = async () => {
      const id = await post();
      await report(id);
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
    await appeal(member, await latest(member, kept));
    await answer(two, await latest(author, removed), 'keep');
    await answer(two, await latest(author, upheld), 'uphold');
    expect(await recordOf()).toEqual({ agreed: before.agreed + 1, disagreed: before.disagreed + 2 });
    await answer(two, await latest(member, kept), 'collapse', 'reporter');
    expect(await recordOf()).toEqual({ agreed: before.agreed + 2, disagreed: before.disagreed + 1 });
  });

  // The store plays no part in these.
  if (database === 'SQLite') {
    test('that fail end with a statement of the answer, which is final', async () => {
      const id = await post();
      await decide(id, 'warn');
      const warned = await latest(author, id);
      await appeal(author, warned);
      expect((await answer(two, warned, 'uphold')).status).toBe(200);
      expect(await statementsOf(author, id)).toMatchObject([
        { effect: 'upheld', verdict: 'uphold', facts: ANSWER, appeal: 'none' },
        { effect: 'warned', appeal: 'upheld', answer: ANSWER },
      ]);
      expect((await appeal(author, await latest(author, id))).body.code).toBe('statement-not-found');
    });

    test('can be made for six months', async () => {
      const [early, late] = [await post(), await post()];
      await decide(early, 'collapse');
      await decide(late, 'collapse');
      const [first, second] = [await latest(author, early), await latest(author, late)];
      pass(183 * DAY);
      await signInAgain();
      expect((await appeal(author, first)).status).toBe(200);
      pass(2 * DAY);
      await signInAgain();
      expect((await latest(author, late)).appeal).toBe('late');
      const refused = await appeal(author, second);
      expect([refused.status, refused.body.code]).toEqual([409, 'appeal-too-late']);
    });
  }
});
