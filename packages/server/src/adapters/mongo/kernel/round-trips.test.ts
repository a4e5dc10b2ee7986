import { HOUR } from '@twosides/domain/kernel';
import { spanStart } from '@twosides/domain/points';
import { readConflict } from '@twosides/domain/reading';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aJob, aMember, memberId, NOW, opIdOf, SECRETS, voterOf } from '../../behaviour/builders.ts';
import { enqueue, signIn } from '../../behaviour/steps.ts';
import { actorsOn } from './test-actors.ts';
import { describeMongo, openWatched, useDatabases, type Watched } from './test-database.ts';

describeMongo('round trips to MongoDB', () => {
  const { presentUrl } = useDatabases();
  let watched: Watched;

  beforeAll(async () => {
    watched = await openWatched(await presentUrl());
    const { register, post, vote, comment } = actorsOn(watched.stores);
    for (const name of ['author', 'Ada', 'Ben', 'Cleo']) await register(name);
    const id = await post();
    await vote('Ada', id, 'her');
    await comment('Ada', id, 'First.');
  });
  afterAll(() => watched.stores.close());

  test.for(['today', 'trending', 'polarizing', 'newest'] as const)('reads the list %s by one command', async (list) => {
    const query = { list, category: 'household', limit: 10, after: null, viewer: voterOf('Ada') } as const;
    expect(await watched.commandsOf(() => watched.stores.reading.list(query))).toEqual(['aggregate']);
  });

  test('reads a later page of a list by one command', async () => {
    const query = { list: 'today', category: null, limit: 10, after: [3, 20, 7], viewer: null } as const;
    expect(await watched.commandsOf(() => watched.stores.reading.list(query))).toEqual(['aggregate']);
  });

  test('reads a conflict with twenty comments, their sides and the member’s marks by two commands', async () => {
    const { post, comment, mark } = actorsOn(watched.stores);
    const id = await post();
    const comments = await Promise.all(
      Array.from({ length: 20 }, (_, serial) => comment(serial % 2 === 0 ? 'Ada' : 'Ben', id, `No. ${serial}`)),
    );
    const bens = comments[1];
    if (!bens?.ok) throw new Error('The comment was not added.');
    await mark('Ada', bens.value.outcome.comment.id, true);
    const read = readConflict({ ...watched.stores, secrets: SECRETS, clock: () => NOW });
    expect(
      await watched.commandsOf(async () => {
        const found = await read(memberId('Ada'), id);
        expect(found.ok && found.value.comments.filter(({ isHelpful }) => isHelpful)).toHaveLength(1);
      }),
    ).toEqual(['aggregate', 'aggregate']);
  });

  test('casts a vote with an operation id and points by five commands, including a voter’s first', async () => {
    const { post, vote } = actorsOn(watched.stores);
    for (const opId of [opIdOf(1), opIdOf(4)]) {
      const id = await post();
      for (const earlier of ['Ada', 'Cleo']) await vote(earlier, id, 'her');
      expect(await watched.commandsOf(() => vote('Ben', id, 'her', opId))).toEqual([
        'aggregate',
        'update',
        'update',
        'update',
        'commitTransaction',
      ]);
    }
  });

  test('sends the same commands for a login with and without an account', async () => {
    const { accounts } = watched.stores;
    const commandsFor = (email: string) =>
      watched.commandsOf(async () => {
        await accounts.findByEmail(email);
        await accounts.findRegistrations(email, NOW);
      });
    expect(await commandsFor('nobody@example.org')).toEqual(await commandsFor('Ada@example.org'));
    expect(await accounts.findByEmail('Ada@example.org')).not.toBeNull();
  });

  test('reads a leaderboard with the viewer’s own place by two commands', async () => {
    const query = { span: 'day', start: spanStart('day', NOW), limit: 10, viewer: memberId('Ada') } as const;
    expect(await watched.commandsOf(() => watched.stores.points.readBoard(query))).toEqual(['aggregate', 'aggregate']);
  });

  test('adds a comment with an operation id and points by five commands', async () => {
    const { post, comment } = actorsOn(watched.stores);
    const id = await post();
    expect(await watched.commandsOf(() => comment('Ben', id, 'Second.', opIdOf(2)))).toEqual([
      'aggregate',
      'update',
      'insert',
      'update',
      'commitTransaction',
    ]);
  });

  test('reads a request’s session by one command, and counts it against the member’s limit by one', async () => {
    const { sessions, rateLimiter } = watched.stores;
    await signIn(watched.stores, 'sid', aMember('Ada'));
    const limit = { name: 'vote', points: 60, seconds: 60 };
    expect(await watched.commandsOf(() => sessions.get('sid', NOW))).toEqual(['find']);
    expect(await watched.commandsOf(() => rateLimiter.take(limit, 'Ada'))).toEqual(['findAndModify']);
  });

  test('answers a replay by two commands', async () => {
    const { post, vote } = actorsOn(watched.stores);
    const id = await post();
    await vote('Ben', id, 'her', opIdOf(3));
    expect(await watched.commandsOf(() => vote('Ben', id, 'her', opIdOf(3)))).toEqual([
      'aggregate',
      'commitTransaction',
    ]);
  });

  test('claims several jobs by three commands, and finds none by one', async () => {
    const { jobs } = watched.stores;
    await enqueue(watched.stores, ...['a', 'b', 'c'].map((key) => aJob(key)));
    const claim = () => watched.commandsOf(() => jobs.claim(NOW, NOW + 1_000, 3, 'urgent'));
    expect(await claim()).toEqual(['find', 'update', 'find']);
    expect(await claim()).toEqual(['find']);
  });

  test('removes many conflicts’ votes from today by two commands', async () => {
    const { post, vote } = actorsOn(watched.stores);
    for (let n = 0; n < 3; n += 1) await vote('Ben', await post(), 'her');
    expect(await watched.commandsOf(() => watched.stores.votes.sweepToday(NOW + HOUR))).toEqual(['find', 'update']);
    expect(await watched.commandsOf(() => watched.stores.votes.sweepToday(NOW + HOUR))).toEqual(['find']);
  });

  test('stores simultaneous votes on one conflict without a retry', async () => {
    const { register, post, vote } = actorsOn(watched.stores);
    const id = await post();
    const voters = Array.from({ length: 20 }, (_, serial) => `Voter ${serial}`);
    for (const name of voters) await register(name);
    const commands = await watched.commandsOf(() => Promise.all(voters.map((name) => vote(name, id, 'his'))));
    expect(commands.filter((command) => command === 'aggregate')).toHaveLength(voters.length);
    expect(commands.filter((command) => command === 'commitTransaction')).toHaveLength(voters.length);
    expect(commands).not.toContain('abortTransaction');
  });
});
