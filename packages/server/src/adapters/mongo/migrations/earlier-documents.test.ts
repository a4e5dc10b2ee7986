import { putMember } from '@twosides/domain/accounts';
import { type ConflictId, DAY } from '@twosides/domain/kernel';
import { unchanged } from '@twosides/domain/model';
import { spanStart } from '@twosides/domain/points';
import { ownerOf } from '@twosides/domain/privacy';
import { expect, it } from 'vitest';
import {
  aComment,
  aConflict,
  aCredential,
  aJob,
  aMember,
  commentIdOf,
  memberId,
  NOW,
  opIdOf,
  SECRETS,
} from '../../behaviour/builders.ts';
import { readConflict, signIn, vote } from '../../behaviour/steps.ts';
import type { Stores } from '../../stores.ts';
import { connect } from '../kernel/connection.ts';
import { actorsOn } from '../kernel/test-actors.ts';
import { describeMongo, putAll, useDatabases } from '../kernel/test-database.ts';
import { openMongoStores } from '../stores.ts';
import { migrate, SCHEMA_VERSION } from './migrate.ts';

const CONFLICT = 1 as ConflictId;

/** A vote's ten points. */
const SCORE = { points: 10, votes: 1, conflicts: 0, comments: 0, helpfulComments: 0 };
const WEEK = { span: 'week', start: spanStart('week', NOW) } as const;
const ENTRY = { kind: 'vote', points: 10, day: spanStart('day', NOW), sourceKey: 'vote:1' } as const;

/** A release of every schema, each of which has found what the one before has left. */
const EVERY_RELEASE = Array.from({ length: SCHEMA_VERSION }, (_, version) => version);

/** What a field that came later means where it is missing is said by a migration, or by reading. */
describeMongo('A database of an earlier release', () => {
  const { freshUrl } = useDatabases();

  it.for([
    ['in one go', []],
    ['by a release of each schema between', EVERY_RELEASE],
  ] as const)(
    'is brought from the first schema to the present one %s with all that is in it, sessions excepted',
    async ([, releases]) => {
      const url = freshUrl();
      await makeFirstDatabase(url);
      for (const schema of releases) await startRelease(url, schema);
      const stores = await openMongoStores(url, SECRETS);
      try {
        await expectFigures(stores);
        await expectMembers(stores);
        await expectConflict(stores);
        await expectDeeds(stores);
        expect(await stores.sessions.get('s1', NOW)).toMatchObject({ data: {}, member: null });
        expect(await stores.jobs.claim(NOW, NOW + 1000, 5, 'urgent')).toMatchObject([aJob('mail')]);
      } finally {
        await stores.close();
      }
    },
  );
});

/** A member, a conflict, and something of what belongs to them, as the first release wrote it. */
const makeFirstDatabase = async (url: string) => {
  const connection = await connect(url);
  const [{ id: ada, sessionEpoch: _e, ...member }, { id: comment, helpfulCount: _h, ...words }] = [
    aMember('ada', { userNickname: 'Ada' }),
    aComment(CONFLICT, 1),
  ];
  const { textVersion: _v, ...conflict } = aConflict({ submittedBy: ada });
  const { id: _id, ...cleo } = aMember('cleo', { emailVerified: false });
  await Promise.all([
    putAll(connection, 'users', [{ _id: ada, ...member, nicknameKey: 'ada', revision: 3 }]),
    putAll(connection, 'user_auth', [{ ...aCredential('ada'), memberId: undefined, userId: ada }]),
    putAll(connection, 'users', [{ ...cleo, _id: 'cleo', revision: 0 }]),
    putAll(connection, 'email_verification_tokens', [
      {
        userId: 'cleo',
        tokenHash: 'cleos',
        email: 'cleo@example.org',
        expiresAt: NOW + 1000,
        used: false,
        createdAt: NOW,
      },
    ]),
    putAll(connection, 'sessions', [{ _id: 's1', sess: { memberId: ada }, expire: new Date(NOW + DAY) }]),
    putAll(connection, 'conflicts', [{ _id: CONFLICT, ...conflict, revision: 0 }]),
    putAll(connection, 'comments', [{ _id: comment, ...words, authorId: ada }]),
    putAll(connection, 'jobs', [{ ...aJob('mail'), status: 'waiting', leaseUntil: 0, attempts: 0 }]),
    putAll(connection, 'follows', [{ followerId: 'cleo', followingId: ada, createdAt: NOW }]),
    putAll(connection, 'counters', [{ _id: 'conflicts', value: 1 }]),
    putAll(connection, 'points', [{ memberId: ada, ...ENTRY, itemKind: null, itemId: null, isCounted: true }]),
    putAll(connection, 'scores', [
      { memberId: ada, span: 'all', start: 0, ...SCORE },
      { memberId: ada, ...WEEK, ...SCORE },
    ]),
    putAll(connection, 'operations', [
      { memberId: ada, opId: opIdOf(1), request: 'vote', outcome: '{}', appliedAt: NOW },
    ]),
  ]);
  await connection.close();
};

const startRelease = async (url: string, schema: number) => {
  const connection = await connect(url);
  await migrate(connection, SECRETS, schema);
  await connection.close();
};

const expectFigures = async ({ stats, profiles }: Stores) => {
  while (await stats.takeIn());
  expect(await stats.countMembers()).toBe(1);
  expect(await stats.sumByCategory()).toMatchObject([{ conflictCount: 1, voteCount: 0 }]);
  const standing = await profiles.readStanding(memberId('ada'), memberId('cleo'), 'own');
  expect(standing).toMatchObject({ followersCount: 1, followingCount: 0, isFollowing: true });
};

const expectMembers = async ({ accounts, ...stores }: Stores) => {
  const found = await accounts.findByEmail('ada@example.org');
  expect(found?.member).toEqual(aMember('ada', { userNickname: 'Ada' }));
  const cleos = { by: 'registration', tokenHash: 'cleos' } as const;
  expect(await accounts.changeAccount(cleos, null, (state) => unchanged(state))).toMatchObject({
    member: { id: 'cleo', emailVerified: false },
    registration: { memberId: 'cleo', passwordHash: null, browserHash: null, returnTo: null, used: false },
  });
  expect(await signIn({ accounts, ...stores }, 's2', aMember('ada'))).toBe(true);
  await accounts.changeAccount({ by: 'id', id: aMember('ada').id }, null, ({ member }) => ({
    writes: [
      ...(member ? putMember({ ...member, bio: 'Changed.' }, member) : []),
      { kind: 'end-sessions', memberId: aMember('ada').id },
    ],
    result: null,
  }));
  expect(await signIn({ accounts, ...stores }, 's3', aMember('ada'))).toBe(false);
  expect(await signIn({ accounts, ...stores }, 's4', aMember('ada', { sessionEpoch: 1 }))).toBe(true);
};

const expectDeeds = async (stores: Stores) => {
  const { points, personalData } = stores;
  expect(await points.readRecord(memberId('ada'), 'self')).toMatchObject({ score: SCORE });
  expect((await points.readBoard({ ...WEEK, limit: 5, viewer: null })).top).toMatchObject([
    { memberId: 'ada', score: SCORE },
  ]);
  const ada = ownerOf(SECRETS, memberId('ada'));
  expect((await personalData.read('points', ada, null, 5)).records).toMatchObject([{ kind: 'vote', points: 10 }]);
  // Under an operation id that was used before.
  expect(await actorsOn(stores).vote('ada', CONFLICT, 'her', opIdOf(1))).toMatchObject({ error: 'operation-mismatch' });
  expect(await personalData.eraseNext(ada, 5)).toBe(false);
  expect(await points.readRecord(memberId('ada'), 'self')).toMatchObject({ score: { points: 0 } });
};

const expectConflict = async (stores: Stores) => {
  const reading = await stores.reading.read(CONFLICT, 5);
  expect(reading?.comments.comments).toMatchObject([{ id: commentIdOf(1), helpfulCount: 0 }]);
  expect(await vote(stores, CONFLICT, 'ben', 'her')).toBe('cast');
  expect(await readConflict(stores, CONFLICT)).toMatchObject({ herVotes: 1, totalVotes: 1, textVersion: 1 });
};
