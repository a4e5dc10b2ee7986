import { type ConflictId, DAY, MINUTE } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { deskForSuite, FACTS } from '../../test-support/desk.ts';
import { CONFLICT, PASSWORD, signUp, signUpAndOnboard, signUpModerator } from '../../test-support/people.ts';
import { describeOnDatabases } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

describeOnDatabases('The desk', (database) => {
  const desk = deskForSuite(database);
  const { server, author, member, one, two, pass, post, report, comment } = desk;
  const { casesOf, caseOf, claim, decide, statementsOf, latest, appeal, lastDecision } = desk;

  test('shows cases with text and reasons, and neither author, reporters nor votes', async () => {
    const id = await post({ anonymous: true });
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
      reportedAge: 'today',
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
    const waiting = async (client: TestClient) => (await client.get('/api/moderation/waiting')).body;
    const counts = async () => [(await waiting(one)).count, (await waiting(two)).count];
    const { dangers } = await waiting(one);
    const [before, others] = await counts();
    const id = await post();
    await report(id, two);
    expect(await counts()).toEqual([before + 1, others]);
    pass(10 * MINUTE);
    expect(await counts()).toEqual([before + 1, others]);
    pass(-10 * MINUTE);
    await decide(id, 'collapse');
    const other = await post();
    await report(other, member, 'danger');
    expect((await waiting(one)).dangers).toBe(dangers + 1);
    await decide(other, 'keep');
    await appeal(author, await latest(author, id));
    expect((await waiting(one)).count).toBe(before);
    expect((await member.get('/api/moderation/waiting')).body.code).toBe('moderators-only');
  });

  test('lists a report of danger before others of the same weight', async () => {
    const [insult, danger] = [await post(), await post()];
    await report(insult, await signUp(server, 'insulted@example.org'));
    await report(danger, await signUp(server, 'afraid@example.org'), 'danger');
    const order = (await casesOf(one)).map(({ id }) => id);
    expect(order.indexOf(`conflict-${danger}`)).toBeLessThan(order.indexOf(`conflict-${insult}`));
  });

  test('shows a comment with its conflict, a reply with the comment it answers, and whether they are public', async () => {
    const id = await post();
    const answered = await comment(id, member);
    const reply = await comment(id, author, { replyTo: answered });
    await author.post(`/api/comments/${answered}/report`, { reason: 'other' });
    await member.post(`/api/comments/${reply}/report`, { reason: 'other' });
    const shown = async (of: string) => {
      const { under, isPublic } = (await caseOf(`comment-${of}`)) ?? {};
      return { under, isPublic };
    };
    const under = { title: CONFLICT.title, answered: null };
    expect(await shown(answered)).toEqual({ under, isPublic: true });
    expect(await shown(reply)).toEqual({ under: { ...under, answered: 'A view.' }, isPublic: true });
    await author.send(`/api/conflicts/${id}`, { method: 'DELETE' });
    expect(await shown(answered)).toEqual({ under, isPublic: false });
  });

  test('lets one moderator claim a case at a time, until the claim expires', async () => {
    const id = await post();
    await report(id);
    const claimed = await Promise.all([claim(id, one), claim(id, two)]);
    expect(claimed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [holder, other] = claimed[0]?.status === 200 ? [one, two] : [two, one];
    expect([await caseOf(id, holder), await caseOf(id, other)]).toMatchObject([{ claim: 'own' }, { claim: 'other' }]);
    expect((await decide(id, 'keep', other)).body.code).toBe('case-claimed');
    pass(16 * MINUTE);
    expect((await claim(id, await signUpModerator(server, 'third@example.org'))).status).toBe(200);
    pass(-16 * MINUTE);
  });

  test('decides a case once, and notifies the author with one statement and one neutral mail, and its reporters', async () => {
    const id = await post();
    await report(id);
    const decided = await Promise.all([decide(id, 'remove'), decide(id, 'remove')]);
    expect(decided.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [404, 'case-not-found'],
    ]);
    expect(await caseOf(id)).toMatchObject({ kind: 'decided' });
    expect(await caseOf(id, two)).toBeUndefined();
    expect(await statementsOf(author, id)).toMatchObject([
      { effect: 'removed', by: 'moderator', ground: 'abuse', facts: FACTS, item: 'conflict' },
    ]);
    expect(await statementsOf(member, id)).toMatchObject([{ side: 'reporter', effect: 'removed', facts: '' }]);
    expect(await statementsOf(two, id)).toEqual([]);
    expect((await author.get(`/api/conflicts/${id}`)).body.takenDownBy).toBe('operator');
    expect(await lastDecision(author)).toMatchObject({
      text: 'Your conflict was taken off the site',
      detail: `${CONFLICT.title} · Insults, threats or harassment`,
    });
    expect(await lastDecision(member)).toMatchObject({
      text: 'The conflict you reported is no longer on the site. Thank you for your report.',
      detail: null,
      path: `/statements#conflict-${id}`,
    });
    const [mail] = await server.mailsTo('author@example.org');
    expect(mail?.text).toContain('There’s a decision about something you wrote or reported.');
    expect(mail?.text).not.toMatch(/dishwasher|full name|removed/);
  });

  test('lets a moderator change a decision within a week, unless another answered an appeal', async () => {
    const id = await post();
    await report(id);
    await decide(id, 'remove', one, { suspension: '7' });
    expect(await lastDecision(author)).toMatchObject({
      text: 'Your conflict was taken off the site. Your account is suspended.',
      path: `/statements#conflict-${id}`,
    });
    expect((await author.post('/api/conflicts', CONFLICT)).body.code).toBe('suspended');
    expect(await caseOf(id)).toMatchObject({ kind: 'decided', isPublic: false, history: [{ verdict: 'remove' }] });
    expect((await claim(id, two)).body.code).toBe('case-not-found');
    expect((await decide(id, 'keep')).body.code).toBe('case-not-found');

    await claim(id);
    expect((await decide(id, 'warn')).body.code).toBe('invalid-input');
    expect((await decide(id, 'keep')).status).toBe(200);
    expect((await decide(id, 'remove')).body.code).toBe('case-not-found');
    expect((await member.get(`/api/conflicts/${id}`)).body).toMatchObject({ isActive: true, collapsedBy: null });
    expect((await author.post('/api/conflicts', CONFLICT)).status).toBe(201);
    expect(await statementsOf(author, id)).toMatchObject([
      { effect: 'restored' },
      { effect: 'removed', laterEffect: 'restored', suspendedUntil: null, appeal: 'none' },
    ]);
    expect((await lastDecision(author)).text).toBe(
      'We looked at your conflict and restored it. Your account is no longer suspended.',
    );
    expect(await statementsOf(member, id)).toMatchObject([
      { effect: 'none', facts: FACTS, laterEffect: null, appeal: 'open' },
    ]);
    expect((await lastDecision(member)).text).toBe(
      'We took another look at the conflict you reported and decided it can stay.',
    );

    await claim(id);
    await decide(id, 'collapse');
    expect(await caseOf(id)).toMatchObject({ kind: 'decided', collapsedBy: 'moderator' });
    const collapsed = await latest(author, id);
    await claim(id);
    await appeal(author, collapsed);
    expect((await decide(id, 'remove')).body.code).toBe('case-appealed');
    expect((await claim(id)).body.code).toBe('case-appealed');
    expect((await desk.answer(two, collapsed, 'uphold')).status).toBe(200);
    expect(await caseOf(id)).toMatchObject({ kind: 'closed', history: [{}, {}, {}, { verdict: 'uphold' }] });
    expect(await caseOf(id, two)).toMatchObject({ kind: 'answered' });
    expect((await claim(id)).body.code).toBe('case-not-found');
  });

  test('shows an author’s record only to the moderator who has taken the case, who can give it back', async () => {
    const hers = await signUpAndOnboard(server, 'recorded@example.org', 'Recorded');
    const [first, second] = [await post({ anonymous: true }, hers), await post({ anonymous: true }, hers)];
    for (const id of [first, second]) await report(id);
    await claim(first);
    expect(await caseOf(first)).toMatchObject({ authorRecord: 'none' });
    await decide(first, 'remove');
    await claim(second, two);
    expect(await caseOf(second, two)).toMatchObject({ claim: 'own', authorRecord: 'one' });
    expect(await caseOf(second)).toMatchObject({ claim: 'other', authorRecord: null });
    const giveBack = (by: TestClient) =>
      by.send(`/api/moderation/cases/conflict-${second}/claim`, { method: 'DELETE' });
    expect((await giveBack(one)).body.code).toBe('case-claimed');
    expect([(await giveBack(two)).status, (await giveBack(two)).status]).toEqual([200, 200]);
    expect(await caseOf(second)).toMatchObject({ claim: null });
    await decide(second, 'keep');
  });

  test('refuses deciding on one’s own items without revealing it to others who watch the queue', async () => {
    const alias = await signUpAndOnboard(server, 'two+alias@example.org', 'An Alias');
    const hidden = await post({ anonymous: true }, alias);
    const [reported, reportedBefore] = [await post(), await post()];
    const written = await comment(await post(), alias);
    await report(reported, alias);
    await report(reportedBefore, two);
    await decide(reportedBefore, 'keep');
    for (const id of [hidden, reportedBefore]) await report(id);
    await member.post(`/api/comments/${written}/report`, { reason: 'spam' });
    const cases = [...[hidden, reported, reportedBefore].map((id) => `conflict-${id}`), `comment-${written}`];
    const seenBy = async (by: TestClient) => (await casesOf(by)).filter(({ id }) => cases.includes(id));

    const before = await seenBy(one);
    expect(before.map(({ id }) => id).sort()).toEqual([...cases].sort());
    expect(await seenBy(two)).toEqual([]);
    for (const id of cases) {
      const refused = [await two.post(`/api/moderation/cases/${id}/claim`, {}), await decide(id, 'keep', two)];
      expect(refused.map(({ status, body }) => [status, body.code, body.error])).toEqual(
        Array(2).fill([403, 'own-case', 'You wrote or reported this yourself, so someone else has to decide.']),
      );
    }
    expect(await seenBy(one)).toEqual(before);
    expect((await claim(hidden, one)).status).toBe(200);
    expect((await claim(hidden, two)).body.code).toBe('own-case');
    expect((await decide(hidden, 'keep')).status).toBe(200);
  });

  // The store plays no part in these.
  if (database === 'SQLite') {
    test('shows the tags of a conflict, which may be what was reported', async () => {
      const id = await post({ tags: ['dishes', 'Sam Miller'] });
      await report(id);
      const text = expect.stringMatching(/\n\nHis side: .*\n\nTags: dishes, Sam Miller$/s);
      expect(await caseOf(id)).toMatchObject({ text });
    });

    test('names the sides of a conflict between two women as its page does', async () => {
      const poster = await signUp(server, 'two-women@example.org');
      const [ana, bea] = [{ userNickname: 'Ana' }, { partnerNickname: 'Bea', partnerPronouns: 'she/her' }];
      await poster.post('/api/auth/onboarding', { ...ana, userPronouns: 'she/her', ...bea });
      const id = await post({ authorSide: 'her' }, poster);
      await report(id);
      const { sideLabels } = (await member.get(`/api/conflicts/${id}`)).body;
      const { text } = (await caseOf(id))!;
      expect(text).toContain(`${sideLabels.her}: ${CONFLICT.herSide}\n\n${sideLabels.his}: ${CONFLICT.hisSide}`);
      expect(text).not.toMatch(/her side|his side/i);
    });

    test('is open to moderators for ten minutes after signing in', async () => {
      const id = await post();
      await report(id);
      const late = await signUpModerator(server, 'late@example.org');
      pass(10 * MINUTE);
      expect((await late.get('/api/moderation/cases')).body.code).toBe('sign-in-again');
      expect((await decide(id, 'keep', late)).body.code).toBe('sign-in-again');
      pass(-10 * MINUTE);
      await server.stores.moderation.dismiss((await late.get('/api/auth/user')).body.id);
      expect((await late.get('/api/moderation/cases')).body.code).toBe('moderators-only');
    });

    test('is mentioned to moderators only, also on sign-in and profile changes', async () => {
      const keeper = await signUpAndOnboard(server, 'keeper@example.org', 'Keeper');
      const { id } = (await keeper.get('/api/auth/user')).body;
      const seen = async () => {
        const login = { email: 'keeper@example.org', password: PASSWORD };
        const signedIn = await server.client().post('/api/auth/login', login);
        const changed = await keeper.patch('/api/auth/profile', { bio: 'Here.' });
        const { body } = await keeper.get('/api/auth/user');
        return [signedIn.body.user, changed.body, body].map(({ isModerator }) => isModerator);
      };
      expect(await seen()).toEqual([undefined, undefined, undefined]);
      await server.stores.moderation.appoint(id);
      expect(await seen()).toEqual([true, true, true]);
      await server.stores.moderation.dismiss(id);
      expect(await seen()).toEqual([undefined, undefined, undefined]);
    });

    test('tells a reporter neither the title of a hidden conflict nor the text of a removed comment', async () => {
      const [id, under] = [await post(), await post()];
      await report(id);
      await decide(id, 'collapse');
      expect(await statementsOf(member, id)).toMatchObject([{ effect: 'collapsed', conflictTitle: null }]);
      expect(await statementsOf(author, id)).toMatchObject([{ effect: 'collapsed', conflictTitle: CONFLICT.title }]);
      const removed = await comment(under);
      await member.post(`/api/comments/${removed}/report`, { reason: 'other' });
      await decide(`comment-${removed}`, 'remove');
      expect(await statementsOf(author, under)).toMatchObject([{ effect: 'removed', text: 'A view.' }]);
      const reported = { reason: 'other', note: null };
      expect(await statementsOf(member, under)).toMatchObject([{ effect: 'removed', text: null, reported }]);
    });

    test('keeps an earlier pause when a later decision is taken back', async () => {
      const id = await post();
      await report(id);
      await decide(id, 'care');
      await report(id, await signUp(server, 'reporter-again@example.org'));
      await decide(id, 'collapse', two);
      await claim(id, two);
      expect((await decide(id, 'keep', two)).status).toBe(200);
      const { body } = await member.get(`/api/conflicts/${id}`);
      expect(body).toMatchObject({ collapsedBy: null, votingPaused: 'moderator' });
    });

    test('requires the facts in words, unless the item stays', async () => {
      const id = await post();
      await report(id);
      const say = async (facts: string) => (await decide(id, 'collapse', one, { facts })).body.fields.facts;
      expect(await say(' ')).toBe('Please explain your decision');
      expect(await say('x'.repeat(1_001))).toBe('The reasons must be at most 1,000 characters');
      expect((await claim('nonsense' as unknown as ConflictId)).body.code).toBe('case-not-found');
      expect((await decide(id, 'keep', one, { facts: '' })).status).toBe(200);
    });
  }

  test('shows no decision as changeable after a week', async () => {
    const id = await post();
    await report(id);
    await decide(id, 'remove');
    pass(7 * DAY);
    await desk.signInAgain();
    expect(await caseOf(id)).toBeUndefined();
    expect((await claim(id)).body.code).toBe('case-not-found');
  });
});
