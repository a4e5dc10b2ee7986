import { setImmediate } from 'node:timers/promises';
import { HOUR, type Timestamp } from '@twosides/domain/kernel';
import type { VoteStore } from '@twosides/domain/voting';
import { findMember } from '../accounts/account-store.ts';
import { transact } from '../apply-writes.ts';
import { findConflict } from '../conflicts/conflict-store.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';
import { findOperation } from '../kernel/operations.ts';
import { findMailboxKey, findSuspension } from '../mailbox-keys/mailbox-keys.ts';
import { findStreak } from '../points/ledger.ts';
import { findHeldVote, findVote, listGuesses, readVoterRecord } from './votes.ts';

export const createVoteStore = (database: SiteDatabase): VoteStore => ({
  castVote: async (key, decide) =>
    transact(database, decide, () => {
      const mailboxKey = findMailboxKey(database, key.memberId);
      const mailboxId = mailboxKey && database.secrets.mailboxIdOf('votes', mailboxKey);
      return {
        conflict: findConflict(database, key.conflictId),
        vote: findVote(database, key.conflictId, key.voterRef),
        held: mailboxId && findHeldVote(database, key.conflictId, mailboxId),
        mailboxId,
        voter: findMember(database, key.memberId),
        suspendedUntil: findSuspension(database, key.memberId),
        record: readVoterRecord(database, key.voterRef),
        streak: findStreak(database, key.memberId),
        operation: findOperation(database, key),
      };
    }),

  listGuesses: async (voter, limit) => database.read(() => listGuesses(database, voter, limit)),
  deleteNetworks: async (until, limit) => database.run(DELETE_NETWORKS, until, limit),
  sweepToday: (until) => sweepToday(database, until),
});

export const DELETE_NETWORKS = `
  UPDATE votes SET network = NULL WHERE (conflict_id, mailbox_id) IN (
    SELECT conflict_id, mailbox_id FROM votes INDEXED BY votes_with_network
    WHERE network IS NOT NULL AND voted_at <= ? LIMIT ?)`;

const BATCH = 2000;

const sweepToday = async (database: Database, until: Timestamp): Promise<void> => {
  while (sweepBatch(database, until) === BATCH) await setImmediate();
};

const sweepBatch = (database: Database, until: Timestamp): number =>
  database.write(() => {
    const swept = database.all<HourCount>(OVER_HOURS, until - HOUR, BATCH);
    for (const { conflictId, hour, votes } of swept) {
      database.run('DELETE FROM today_votes WHERE conflict_id = ? AND hour = ?', conflictId, hour);
      database.run('UPDATE conflicts SET today_votes = today_votes - ? WHERE id = ?', votes, conflictId);
    }
    return swept.length;
  });

type HourCount = { readonly conflictId: number; readonly hour: number; readonly votes: number };

export const OVER_HOURS = `
  SELECT conflict_id, hour, votes FROM today_votes INDEXED BY today_votes_hour
  WHERE hour <= ? ORDER BY hour LIMIT ?`;
