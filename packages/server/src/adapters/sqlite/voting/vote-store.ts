import type { Secrets } from '@twosides/domain/kernel';
import type { VoteStore } from '@twosides/domain/voting';
import { findMember } from '../accounts/account-store.ts';
import { applied } from '../apply-writes.ts';
import { findConflict } from '../conflicts/conflict-store.ts';
import type { Database } from '../kernel/database.ts';
import { findOperation } from '../kernel/operations.ts';
import { findMailboxKey } from '../mailbox-keys/claim-mailbox-key.ts';
import { findSuspension } from '../mailbox-keys/suspensions.ts';
import { findStreak } from '../points/ledger.ts';
import { sweepToday } from './sweep-today.ts';
import { findHeldVote, findVote, listGuesses, readVoterRecord } from './votes.ts';

export const createVoteStore = (database: Database, secrets: Secrets): VoteStore => ({
  castVote: async (key, decide) =>
    database.write(() => {
      const mailboxKey = findMailboxKey(database, key.memberId);
      const mailboxId = mailboxKey && secrets.mailboxIdOf('votes', mailboxKey);
      const decided = decide({
        conflict: findConflict(database, secrets, key.conflictId),
        vote: findVote(database, key.conflictId, key.voterRef),
        held: mailboxId && findHeldVote(database, key.conflictId, mailboxId),
        mailboxId,
        voter: findMember(database, key.memberId),
        suspendedUntil: findSuspension(database, secrets, key.memberId),
        record: readVoterRecord(database, key.voterRef),
        streak: findStreak(database, key.memberId),
        operation: findOperation(database, key),
      });
      return applied({ database, secrets }, decided);
    }),

  listGuesses: async (voter, limit) => database.read(() => listGuesses(database, voter, limit)),
  deleteNetworks: async (until, limit) => database.run(DELETE_NETWORKS, until, limit),
  sweepToday: async (until) => sweepToday(database, until),
});

export const DELETE_NETWORKS = `
  UPDATE votes SET network = NULL WHERE (conflict_id, mailbox_id) IN (
    SELECT conflict_id, mailbox_id FROM votes INDEXED BY votes_with_network
    WHERE network IS NOT NULL AND voted_at <= ? LIMIT ?)`;
