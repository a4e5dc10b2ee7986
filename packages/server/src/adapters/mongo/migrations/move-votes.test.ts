import type { ConflictId } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import type { Connection } from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { aConflict, aMember, NOW, SECRETS, voterOf } from '../../behaviour/builders.ts';
import { readConflict, readSides, vote } from '../../behaviour/steps.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, putAll, useDatabases } from '../kernel/test-database.ts';
import { openMongoStores } from '../stores.ts';
import { migrate } from './migrate.ts';
import { planVoices } from './plan-voices.ts';

/** The last schema in which votes were one a member. */
const BEFORE = 4;
const ID = 1 as ConflictId;

describeMongo('Votes of the time before voices, on MongoDB', () => {
  const { freshUrl } = useDatabases();
  let url: string;
  let connection: Connection;
  beforeEach(async () => {
    url = freshUrl();
    connection = await connect(url);
    await migrate(connection, SECRETS, BEFORE);
  });

  const member = (name: string, email: string, emailVerified = true) => {
    const { id, ...fields } = aMember(name, { email, emailVerified });
    return putAll(connection, 'users', [{ _id: id, ...fields, revision: 0 }]);
  };
  const cast = (name: string, side: Side, votedAt: number) =>
    putAll(connection, 'votes', [{ conflictId: ID, side, votedAt, userFingerprint: voterOf(name), inToday: true }]);
  const opened = async () => {
    await connection.close();
    return openMongoStores(url, SECRETS);
  };

  it.for([
    ['her', 'his', NOW, NOW + 5, 'first'],
    ['his', 'her', NOW + 5, NOW, 'second'],
  ] as const)(
    'of two accounts of one mailbox (%s, %s): the earlier stays',
    async ([one, other, at, otherAt, stays]) => {
      await member('first', 'first@example.org');
      await member('second', 'first+2@example.org');
      await member('unproven', 'unproven@example.org', false);
      const standing = { herVotes: 3, hisVotes: 1, totalVotes: 4, revealedAt: NOW, todayVotes: 4 };
      await putAll(connection, 'conflicts', [{ _id: ID, ...aConflict(standing), revision: 0 }]);
      await cast('first', one, at);
      await cast('second', other, otherAt);
      await cast('unproven', 'her', NOW);
      await cast('gone', 'her', NOW);
      expect(await planVoices(connection.db ?? expect.fail(), SECRETS)).toEqual({
        members: 2,
        voices: 1,
        sharedMailboxes: 1,
        votesCountedOut: 1,
      });
      const stores = await opened();
      expect(await readConflict(stores, ID)).toMatchObject({
        herVotes: 3,
        hisVotes: 0,
        totalVotes: 3,
        todayVotes: 3,
        revealedAt: NOW,
        polarity: 1,
      });
      expect(await readSides(stores, ID, ['first', 'second', 'unproven', 'gone'].map(voterOf))).toEqual(
        new Map([
          [voterOf(stays), 'her'],
          [voterOf('unproven'), 'her'],
        ]),
      );
      expect(await vote(stores, ID, 'second', 'his')).toBe('changed');
      await stores.votes.sweepToday(NOW + 2 * 86_400_000);
      expect(await readConflict(stores, ID)).toMatchObject({ totalVotes: 3, todayVotes: 0 });
      await stores.close();
    },
  );
});
