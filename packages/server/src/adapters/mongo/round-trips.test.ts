import { spanStart } from '@twosides/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberId, NOW, opIdOf, voterOf } from '../behaviour/builders.ts';
import { actorsOn } from './test-actors.ts';
import { describeMongo, openWatched, useDatabases, type Watched } from './test-database.ts';

describeMongo('round trips to MongoDB', () => {
  const { freshUrl } = useDatabases();
  let watched: Watched;

  beforeAll(async () => {
    watched = await openWatched(freshUrl());
    const { register, post, vote, comment } = actorsOn(watched.stores);
    for (const name of ['author', 'Ada', 'Ben']) await register(name);
    const id = await post();
    await vote('Ada', id, 'her');
    await comment('Ada', id, 'First.');
  });
  afterAll(() => watched.stores.close());

  it.for(['today', 'trending', 'polarizing', 'newest'] as const)('reads the list %s by one command', async (list) => {
    const query = { list, category: 'household', limit: 10, after: null, viewer: voterOf('Ada') } as const;
    expect(await watched.commandsOf(() => watched.stores.conflicts.list(query))).toEqual(['aggregate']);
  });

  it('reads a later page of a list by one command', async () => {
    const query = { list: 'today', category: null, limit: 10, after: [3, 20, 7], viewer: null } as const;
    expect(await watched.commandsOf(() => watched.stores.conflicts.list(query))).toEqual(['aggregate']);
  });

  it('reads a conflict with its comments and their sides by two commands', async () => {
    const { conflicts } = watched.stores;
    const id = await actorsOn(watched.stores).post();
    const commands = await watched.commandsOf(async () => {
      await conflicts.read(id, 20);
      await conflicts.readSides(id, [voterOf('Ada'), voterOf('Ben')]);
    });
    expect(commands).toEqual(['aggregate', 'find']);
  });

  it('casts a vote under an operation id by seven commands, its points included', async () => {
    const { post, vote } = actorsOn(watched.stores);
    // A voter's voice never changes: it is read for the first vote.
    await vote('Ben', await post(), 'her');
    const id = await post();
    expect(await watched.commandsOf(() => vote('Ben', id, 'her', opIdOf(1)))).toEqual([
      'aggregate',
      'update',
      'update',
      'insert',
      'update',
      'insert',
      'commitTransaction',
    ]);
  });

  it('asks the same for a login, whether or not the address has an account', async () => {
    const { accounts } = watched.stores;
    const commandsFor = (email: string) =>
      watched.commandsOf(async () => {
        await accounts.findByEmail(email);
        await accounts.findRegistrations(email, NOW);
      });
    expect(await commandsFor('nobody@example.org')).toEqual(await commandsFor('Ada@example.org'));
    expect(await accounts.findByEmail('Ada@example.org')).not.toBeNull();
  });

  it('reads a board with the viewer’s own place by two commands', async () => {
    const query = { span: 'day', start: spanStart('day', NOW), limit: 10, viewer: memberId('Ada') } as const;
    expect(await watched.commandsOf(() => watched.stores.points.readBoard(query))).toEqual(['aggregate', 'aggregate']);
  });

  it('adds a comment under an operation id by seven commands, its points included', async () => {
    const { post, comment } = actorsOn(watched.stores);
    const id = await post();
    expect(await watched.commandsOf(() => comment('Ben', id, 'Second.', opIdOf(2)))).toEqual([
      'aggregate',
      'update',
      'insert',
      'insert',
      'update',
      'insert',
      'commitTransaction',
    ]);
  });

  it('answers a replay by two commands', async () => {
    const { post, vote } = actorsOn(watched.stores);
    const id = await post();
    await vote('Ben', id, 'her', opIdOf(3));
    expect(await watched.commandsOf(() => vote('Ben', id, 'her', opIdOf(3)))).toEqual([
      'aggregate',
      'commitTransaction',
    ]);
  });

  it('stores votes that come at once by one transaction', async () => {
    const { register, post, vote } = actorsOn(watched.stores);
    const id = await post();
    const voters = Array.from({ length: 50 }, (_, serial) => `Voter ${serial}`);
    for (const name of voters) await register(name);
    expect(await watched.commandsOf(() => Promise.all(voters.map((name) => vote(name, id, 'his'))))).toEqual([
      // The voices of voters who have not voted before, for all of them at once.
      'find',
      'aggregate',
      'update',
      'update',
      'update',
      'insert',
      'commitTransaction',
    ]);
  });
});
