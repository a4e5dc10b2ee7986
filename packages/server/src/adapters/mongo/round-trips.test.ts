import { spanStart } from '@twosides/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fingerprintOf, memberId, NOW, opIdOf } from '../behaviour/builders.ts';
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
    const query = { list, category: 'household', limit: 10, after: null, viewer: fingerprintOf('Ada') } as const;
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
      await conflicts.readSides(id, [fingerprintOf('Ada'), fingerprintOf('Ben')]);
    });
    expect(commands).toEqual(['aggregate', 'find']);
  });

  it('casts a vote under an operation id by seven commands, its points included', async () => {
    const { post, vote } = actorsOn(watched.stores);
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
    const commandsFor = (email: string) => watched.commandsOf(() => accounts.findByEmail(email));
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
    const { post, vote } = actorsOn(watched.stores);
    const id = await post();
    const voters = Array.from({ length: 50 }, (_, serial) => `Voter ${serial}`);
    expect(await watched.commandsOf(() => Promise.all(voters.map((name) => vote(name, id, 'his'))))).toEqual([
      'aggregate',
      'update',
      'update',
      'commitTransaction',
    ]);
  });
});
