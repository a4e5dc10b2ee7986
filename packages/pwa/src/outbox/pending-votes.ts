import type { Timestamp } from '@twosides/domain/kernel';
import type { PendingVote } from '@twosides/domain/model';
import { isPendingVoteExpired } from '@twosides/domain/outbox';
import { changing, type DeviceDb, onDevice } from './device-db.ts';
import { parsePendingVote } from './row-schema.ts';

export const storePendingVote = (pendingVote: PendingVote): Promise<void> =>
  changing(async (db) => {
    await deletePendingVotes(db);
    await db.table<PendingVote>('outbox').put(pendingVote);
  });

export const readPendingVote = (now: Timestamp, noted: string | null): Promise<PendingVote | null> =>
  onDevice(async (db) => {
    const stored = (await db.outbox.toArray()).map(parsePendingVote);
    return stored.find((pendingVote) => pendingVote !== null && isPendingVoteOpen(pendingVote, now, noted)) ?? null;
  });

export const discardPendingVotes = (): Promise<void> => changing((db) => deletePendingVotes(db));

/** Asks `noted` within the transaction, because a vote may be noted and stored meanwhile. */
export const deleteOldPendingVotes = (now: Timestamp, noted: () => string | null): Promise<void> =>
  changing((db) => deletePendingVotes(db, (pendingVote) => !isPendingVoteOpen(pendingVote, now, noted())));

const isPendingVoteOpen = (pendingVote: PendingVote, now: Timestamp, noted: string | null) =>
  !isPendingVoteExpired(pendingVote, now) && pendingVote.opId === noted;

/** Runs within the caller's transaction. */
export async function deletePendingVotes(
  db: DeviceDb,
  isMeant: (pendingVote: PendingVote) => boolean = () => true,
): Promise<void> {
  await db.outbox
    .filter((stored) => {
      const pendingVote = parsePendingVote(stored);
      return pendingVote !== null && isMeant(pendingVote);
    })
    .delete();
}
