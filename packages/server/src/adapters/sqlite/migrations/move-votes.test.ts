import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConflictId } from '@twosides/domain/kernel';
import { type Member, type Side, unchanged } from '@twosides/domain/model';
import { spanStart } from '@twosides/domain/points';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aConflict, aMember, memberId, NOW, opIdOf, SECRETS, voterOf } from '../../behaviour/builders.ts';
import { readConflict, readSides, vote } from '../../behaviour/steps.ts';
import { toMemberRow } from '../accounts/member-row.ts';
import { toConflictRow } from '../conflicts/conflict-row.ts';
import { type Database, openDatabase } from '../kernel/database.ts';
import { openSqliteStores } from '../stores.ts';
import { insertAsBefore } from './insert-as-before.ts';
import { migrate } from './migrate.ts';
import { planVoices } from './plan-voices.ts';

/** The last schema in which votes were one a member. */
const BEFORE = 17;
const ID = 1 as ConflictId;

describe('votes of the time before voices, on SQLite', () => {
  let folder: string;
  let path: string;
  let database: Database;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'twosides-voices-'));
    path = join(folder, 'twosides.db');
    database = openDatabase(path);
    migrate(database, SECRETS, BEFORE);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const member = (name: string, over: Partial<Member> = {}) =>
    insertAsBefore(database, 'users', toMemberRow(aMember(name, over)));
  const cast = (name: string, side: Side, voted_at: number, in_today = 1) =>
    database.insert('votes', { conflict_id: ID, side, voted_at, user_fingerprint: voterOf(name), in_today });
  const conflict = (herVotes: number, hisVotes: number, revealedAt: number | null = null) => {
    const tally = { herVotes, hisVotes, totalVotes: herVotes + hisVotes };
    const row = toConflictRow(SECRETS, aConflict({ ...tally, revealedAt, todayVotes: tally.totalVotes }));
    insertAsBefore(database, 'conflicts', row);
  };
  const opened = async () => {
    database.close();
    return openSqliteStores(path, SECRETS);
  };

  it.for([
    ['her', 'his', NOW, NOW + 5, 'first'],
    ['his', 'her', NOW + 5, NOW, 'second'],
  ] as const)(
    'of two accounts of one mailbox (%s, %s): the earlier stays',
    async ([one, other, at, otherAt, stays]) => {
      member('first');
      member('second', { email: 'first+2@example.org' });
      member('ben');
      conflict(2, 1, NOW);
      cast('first', one, at);
      cast('second', other, otherAt);
      cast('ben', 'her', NOW);
      expect(planVoices(database, SECRETS)).toEqual({ members: 3, voices: 2, sharedMailboxes: 1, votesCountedOut: 1 });
      const stores = await opened();
      expect(await readConflict(stores, ID)).toMatchObject({
        herVotes: 2,
        hisVotes: 0,
        totalVotes: 2,
        todayVotes: 2,
        revealedAt: NOW,
        polarity: 1,
      });
      expect(await readSides(stores, ID, ['first', 'second', 'ben'].map(voterOf))).toEqual(
        new Map([
          [voterOf(stays), 'her'],
          [voterOf('ben'), 'her'],
        ]),
      );
      expect(await vote(stores, ID, 'second', 'his')).toBe('changed');
      await stores.votes.sweepToday(NOW + 2 * 86_400_000);
      expect(await readConflict(stores, ID)).toMatchObject({ totalVotes: 2, todayVotes: 0 });
      await stores.close();
    },
  );

  it('of members who are gone or not verified stay in the tally', async () => {
    member('unproven', { emailVerified: false });
    conflict(1, 1);
    cast('unproven', 'her', NOW);
    cast('gone', 'his', NOW);
    const stores = await opened();
    expect(await readConflict(stores, ID)).toMatchObject({ totalVotes: 2, todayVotes: 2 });
    expect(await readSides(stores, ID, ['unproven', 'gone'].map(voterOf))).toEqual(
      new Map([[voterOf('unproven'), 'her']]),
    );
    await stores.close();
  });

  it('leave no byte behind of who asked for what, and an operation is still known', async () => {
    member('ada');
    conflict(1, 0);
    cast('ada', 'her', NOW + 1234);
    database.insert('operations', {
      member_id: memberId('ada'),
      op_id: opIdOf(1),
      request: '["vote",1,"unmistakable side"]',
      outcome: '{"userVoteSide":"unmistakable side"}',
      applied_at: NOW + 1234,
    });
    const stores = await opened();
    const known = await stores.votes.castVote(
      {
        memberId: memberId('ada'),
        actor: SECRETS.stampOf('operation', 'ada'),
        opId: opIdOf(1),
        conflictId: ID,
        castBy: voterOf('ada'),
      },
      (state) => unchanged(state),
    );
    expect(known.operation).toEqual({
      actor: 'operation ada',
      opId: opIdOf(1),
      request: SECRETS.stampOf('request', `ada\n${opIdOf(1)}\n["vote",1,"unmistakable side"]`),
      made: null,
      appliedOn: spanStart('day', NOW),
    });
    expect(known.vote).toMatchObject({ side: 'her', votedAt: spanStart('day', NOW) });
    await stores.close();
    // The stamps of tests can be read; the outcome would be here in the clear.
    expect(readFileSync(path, 'latin1')).not.toContain('userVoteSide');
  });
});
