import type { ConflictId } from '@twosides/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aComment, aConflict, aCredential, aJob, aMember, commentIdOf, NOW } from '../behaviour/builders.ts';
import { readConflict, signIn, vote } from '../behaviour/steps.ts';
import type { Stores } from '../stores.ts';
import { connect } from './connection.ts';
import { openMongoStores } from './stores.ts';
import { describeMongo, putAll, useDatabases } from './test-database.ts';

const CONFLICT = 1 as ConflictId;

/** What a field that came later means where it is missing is said by reading. */
describeMongo('Documents of the first release', () => {
  const { freshUrl } = useDatabases();
  let stores: Stores;

  beforeAll(async () => {
    const url = freshUrl();
    const connection = await connect(url);
    const [{ id: ada, sessionEpoch: _e, ...member }, { id: comment, helpfulCount: _h, ...words }] = [
      aMember('ada', { userNickname: 'Ada' }),
      aComment(CONFLICT, 1),
    ];
    await Promise.all([
      putAll(connection, 'users', [{ _id: ada, ...member, nicknameKey: 'ada', revision: 3 }]),
      putAll(connection, 'user_auth', [{ ...aCredential('ada'), memberId: undefined, userId: ada }]),
      putAll(connection, 'sessions', [{ _id: 's1', sess: { memberId: ada }, expire: new Date(NOW + 1000) }]),
      putAll(connection, 'conflicts', [{ _id: CONFLICT, ...aConflict({ submittedBy: ada }), revision: 0 }]),
      putAll(connection, 'comments', [{ _id: comment, ...words, authorId: ada }]),
      putAll(connection, 'jobs', [{ ...aJob('mail'), status: 'waiting', leaseUntil: 0, attempts: 0 }]),
      putAll(connection, 'counters', [{ _id: 'conflicts', value: 1 }]),
    ]);
    await connection.close();
    stores = await openMongoStores(url);
  });
  afterAll(() => stores?.close());

  it('are members whose sessions have never been ended', async () => {
    const found = await stores.accounts.findByEmail('ada@example.org');
    expect(found?.member).toEqual(aMember('ada', { userNickname: 'Ada' }));
    expect(await signIn(stores, 's2', aMember('ada'))).toBe(true);
    await stores.accounts.changeAccount({ by: 'id', id: aMember('ada').id }, null, ({ member }) => ({
      changes: { ...(member && { member: { ...member, bio: 'Changed.' } }), endSessions: true },
      result: null,
    }));
    expect(await signIn(stores, 's3', aMember('ada'))).toBe(false);
    expect(await signIn(stores, 's4', aMember('ada', { sessionEpoch: 1 }))).toBe(true);
  });

  it('are sessions that are nobody’s any more', async () => {
    expect(await stores.sessions.get('s1', NOW)).toMatchObject({ data: {}, member: null });
  });

  it('are comments that nobody has found helpful yet', async () => {
    const reading = await stores.conflicts.read(CONFLICT, 5);
    expect(reading?.comments.comments).toMatchObject([{ id: commentIdOf(1), helpfulCount: 0 }]);
  });

  it('are jobs that wait to be done', async () => {
    expect(await stores.jobs.claim(NOW, NOW + 1000, 5, 'main')).toMatchObject([aJob('mail')]);
  });

  it('are conflicts that can be voted on', async () => {
    expect(await vote(stores, CONFLICT, 'ben', 'her')).toBe('cast');
    expect(await readConflict(stores, CONFLICT)).toMatchObject({ herVotes: 1, totalVotes: 1 });
  });
});
