import type { ConflictId } from '@twosides/domain/kernel';
import { putStanding } from '@twosides/domain/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aComment, aJob, NOW, opIdOf, SECRETS } from '../../behaviour/builders.ts';
import { voteKey } from '../../behaviour/steps.ts';
import type { Stores } from '../../stores.ts';
import { openMongoStores } from '../stores.ts';
import { actorsOn } from './test-actors.ts';
import { describeMongo, openWatched, useDatabases, type Watched } from './test-database.ts';
import { openLine } from './test-line.ts';

describeMongo('MongoDB failures', () => {
  const { presentUrl } = useDatabases();
  let watched: Watched;

  beforeAll(async () => {
    watched = await openWatched(await presentUrl());
    for (const name of ['author', 'Ada', 'Ben']) await actorsOn(watched.stores).register(name);
  });
  afterAll(() => watched.stores.close());

  test('stores the other votes and comments on a conflict if one of them has an invalid write', async () => {
    const { post, vote } = actorsOn(watched.stores);
    const id = await post();
    const comment = (serial: number, content: string) =>
      watched.stores.comments.addComment({ ...voteKey('Ada', id), opId: opIdOf(serial) }, ({ conflict }) => ({
        writes: conflict
          ? [
              putStanding({ ...conflict, commentCount: conflict.commentCount + 1 }),
              { kind: 'add-comment', comment: aComment(id, 1, { content }), tells: null, answers: null },
            ]
          : [],
        result: content,
      }));
    const outcomes = await Promise.allSettled([
      vote('Ada', id, 'her'),
      comment(1, 'First.'),
      comment(2, 'Another one with the same id.'),
      vote('Ben', id, 'his'),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    const reading = await watched.stores.reading.read(id, 20);
    expect(reading?.conflict).toMatchObject({ totalVotes: 2, herVotes: 1, hisVotes: 1, commentCount: 1 });
    expect(reading?.comments.comments.map(({ content }) => content)).toEqual(['First.']);
  });

  test('refuses to store or query an unknown field', async () => {
    const { sessions } = watched.stores;
    const data = { registration: { email: 'ada@example.org', at: 0, browser: 'secret' }, role: 'admin' };
    await expect(sessions.create('sid', data, Date.now() + 60_000)).rejects.toThrow('role');
  });

  test('treats an operator in place of a text as a value', async () => {
    const email: unknown = { $gt: '' };
    await expect(watched.stores.accounts.findByEmail(email as string)).rejects.toThrow('Cast to string failed');
  });

  test('fails fast without a server', async () => {
    await expect(openMongoStores(`mongodb://127.0.0.1:${NOBODYS_PORT}/nobody`, SECRETS)).rejects.toThrow(
      'ECONNREFUSED',
    );
  });

  test('fails fast when the server is lost', async () => {
    const line = await openLine();
    const stores: Stores = await openMongoStores(line.through(await presentUrl()), SECRETS);
    await stores.ping();
    line.cut();
    await expect(stores.ping()).rejects.toThrow();
    await expect(stores.accounts.findByEmail('ada@example.org')).rejects.toThrow();
    await expect(actorsOn(stores).vote('Ada', 1 as ConflictId, 'her')).rejects.toThrow();
    await stores.close();
  });

  test('fails all votes that wait for one conflict together when the server is lost', async () => {
    const line = await openLine();
    const stores: Stores = await openMongoStores(line.through(await presentUrl()), SECRETS);
    await stores.ping();
    line.cut();
    const failedAt: number[] = [];
    const vote = () =>
      actorsOn(stores)
        .vote('Ada', 1 as ConflictId, 'her')
        .catch(() => failedAt.push(performance.now()));
    await Promise.all(Array.from({ length: 5 }, vote));
    expect(failedAt).toHaveLength(5);
    expect(Math.max(...failedAt) - Math.min(...failedAt)).toBeLessThan(1_000);
    await stores.close();
  });

  test('returns claimed jobs when it cannot claim another', async () => {
    const line = await openLine();
    const { connection, stores } = await openWatched(line.through(await presentUrl()));
    await stores.jobs.enqueue([aJob('first')]);
    let finds = 0;
    connection.getClient().on('commandSucceeded', ({ commandName }) => {
      if (commandName === 'find' && ++finds === 2) line.cut();
    });
    const claimed = await stores.jobs.claim(NOW, NOW + 60_000, 2, 'urgent');
    expect(claimed.map(({ payload }) => payload)).toEqual([aJob('first').payload]);
    await expect(stores.jobs.claim(NOW, NOW + 60_000, 2, 'urgent')).rejects.toThrow();
    await stores.close();
  });
});

const NOBODYS_PORT = 1;
