import type { Secrets } from '@twosides/domain/kernel';
import type { VoteStore } from '@twosides/domain/voting';
import { findMember } from '../accounts/account-store.ts';
import { applied } from '../apply-writes.ts';
import { findConflict } from '../conflicts/conflict-store.ts';
import type { Database } from '../kernel/database.ts';
import { findOperation } from '../kernel/operations.ts';
import { findStreak } from '../points/ledger.ts';
import { findVoice } from '../voices/claim-voice.ts';
import { findSuspension } from '../voices/suspensions.ts';
import { sweepToday } from './sweep-today.ts';
import { findHeldVote, findVote, listGuesses, readVoterRecord } from './votes.ts';

export const createVoteStore = (database: Database, secrets: Secrets): VoteStore => ({
  castVote: async (key, decide) =>
    database.write(() => {
      const voice = findVoice(database, key.memberId);
      const fingerprint = voice && secrets.fingerprintOf('votes', voice);
      const decided = decide({
        conflict: findConflict(database, secrets, key.conflictId),
        vote: findVote(database, key.conflictId, key.castBy),
        held: fingerprint && findHeldVote(database, key.conflictId, fingerprint),
        fingerprint,
        voter: findMember(database, key.memberId),
        suspendedUntil: findSuspension(database, secrets, key.memberId),
        record: readVoterRecord(database, key.castBy),
        streak: findStreak(database, key.memberId),
        operation: findOperation(database, key),
      });
      return applied({ database, secrets }, decided);
    }),

  listGuesses: async (voter, limit) => database.read(() => listGuesses(database, voter, limit)),
  forgetNetworks: async (until, limit) => database.run(FORGET_NETWORKS, until, limit),
  sweepToday: async (until) => sweepToday(database, until),
});

export const FORGET_NETWORKS = `
  UPDATE votes SET network = NULL WHERE (conflict_id, user_fingerprint) IN (
    SELECT conflict_id, user_fingerprint FROM votes INDEXED BY votes_with_network
    WHERE network IS NOT NULL AND voted_at <= ? LIMIT ?)`;
