import { expect, test } from 'vitest';
import { momentsApart } from '../../test-support/clocks.ts';
import { CONFLICT, onboard, PASSWORD, signUpAndOnboard } from '../../test-support/people.ts';
import { describeOnDatabases, serverForSuite } from '../../test-support/suites.ts';
import { secretIn } from '../../test-support/test-server.ts';

describeOnDatabases('The main job over HTTP', (database) => {
  const server = serverForSuite(database, { clock: momentsApart() });

  test('goes from sign-up to a conflict that others vote and comment on, whose split a visitor does not see', async () => {
    const anna = server.client();
    const registered = await anna.post('/api/auth/register', { email: ' Anna@Example.org ', password: PASSWORD });
    expect([registered.status, registered.body]).toEqual([200, { requiresVerification: true, user: null }]);
    expect((await anna.get('/api/auth/user')).status).toBe(401);
    expect((await anna.post('/api/auth/login', { email: 'anna@example.org', password: PASSWORD })).body.error).toBe(
      'Email not verified',
    );

    const [mail] = await server.mailsTo('anna@example.org');
    const verified = await anna.get(`/api/auth/verify-email?token=${secretIn(mail)}`);
    expect(verified.body).toEqual({
      verified: true,
      alreadyVerified: false,
      signedIn: true,
      user: expect.objectContaining({ email: 'anna@example.org' }),
      needsOnboarding: true,
      returnTo: null,
      flow: null,
    });
    expect((await anna.get('/api/auth/user')).body).toMatchObject({
      email: 'anna@example.org',
      emailVerified: true,
      onboardingCompleted: false,
    });
    expect((await anna.post('/api/conflicts', CONFLICT)).body).toEqual({
      error: 'Onboarding required',
      code: 'onboarding-required',
    });

    const onboarded = await onboard(anna, 'Anna');
    expect(onboarded.body).toMatchObject({
      userNickname: 'Anna',
      onboardingCompleted: true,
      userAvatarId: 'geometric',
    });

    const posted = await anna.post('/api/conflicts/anonymous', { ...CONFLICT, anonymous: true });
    expect(posted.status).toBe(201);
    const { id } = posted.body;
    expect(posted.body.path).toBe(`/conflict/${id}/he-never-loads-the-dishwasher`);

    const boris = await signUpAndOnboard(server, 'boris@example.org', 'Boris');
    const listed = (await boris.get('/api/top-conflicts-today?limit=10')).body;
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatchObject({
      id,
      anonymous: true,
      isAuthor: false,
      resultsVisible: false,
      herVotes: null,
      winnerText: null,
    });
    expect(listed[0].userNickname).not.toBe('Anna');

    const receipt = await boris.post(`/api/conflicts/${id}/vote`, { side: 'her' });
    expect([receipt.status, receipt.body]).toMatchObject([
      200,
      {
        userVoteSide: 'her',
        totalVotes: 1,
        herPercentage: 100,
        hisPercentage: 0,
        range: { low: 21, high: 100 },
        winnerText: 'Her Side wins by 100%',
      },
    ]);
    const comment = await boris.post(`/api/conflicts/${id}/comments`, {
      content: '  The counter is the point.  ',
      side: 'his',
    });
    expect([comment.status, comment.body.comment]).toMatchObject([
      201,
      { content: 'The counter is the point.', userNickname: 'Boris', side: 'her' },
    ]);

    const visitor = await server.client().get(`/api/conflicts/${id}`);
    expect(visitor.body).toMatchObject({
      totalVotes: 1,
      votesUntilReveal: 99,
      commentCount: 1,
      resultsVisible: false,
      herVotes: null,
      winnerText: null,
      hasUserVoted: false,
    });
    expect(visitor.body.comments[0]).toMatchObject({ userNickname: 'Boris', side: null });
    const vote = await server.client().post(`/api/conflicts/${id}/vote`, { side: 'his' });
    expect([vote.status, vote.body.error]).toEqual([401, 'Authentication required']);
  });
});
