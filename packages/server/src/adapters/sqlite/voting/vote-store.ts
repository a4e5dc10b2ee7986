import type { Secrets } from '@twosides/domain/kernel';
import type { VoteStore } from '@twosides/domain/voting';
import { findMember } from '../accounts/account-store.ts';
import { findConflict, saveStanding } from '../conflicts/conflict-store.ts';
import { enqueueJobs } from '../jobs/job-queue.ts';
import type { Database } from '../kernel/database.ts';
import { findOperation, insertOperation } from '../kernel/operations.ts';
import { enterAward, findStreak } from '../points/ledger.ts';
import { noteWaitingVote } from '../points/public-figures.ts';
import { findVoice } from '../voices/claim-voice.ts';
import { sweepToday } from './sweep-today.ts';
import { findHeldVote, findVote, saveVote } from './votes.ts';

export const createVoteStore = (database: Database, secrets: Secrets): VoteStore => ({
  castVote: async (key, decide) =>
    database.write(() => {
      const voice = findVoice(database, key.memberId);
      const fingerprint = voice && secrets.fingerprintOf('votes', voice);
      const { changes, result } = decide({
        conflict: findConflict(database, secrets, key.conflictId),
        vote: findVote(database, key.conflictId, key.castBy),
        held: fingerprint && findHeldVote(database, key.conflictId, fingerprint),
        fingerprint,
        voter: findMember(database, key.memberId),
        streak: findStreak(database, key.memberId),
        operation: findOperation(database, key),
      });
      if (!changes) return result;
      saveVote(database, changes.vote);
      saveStanding(database, changes.conflict);
      if (changes.operation) insertOperation(database, changes.operation);
      if (changes.award) {
        enterAward(database, key.memberId, changes.award);
        noteWaitingVote(database, key.conflictId);
      }
      enqueueJobs(database, secrets, changes.jobs);
      return result;
    }),

  sweepToday: async (until) => sweepToday(database, until),
});
