import type { Timestamp } from '@twosides/domain/kernel';
import type { PendingVote } from '@twosides/domain/model';
import { isPendingVoteExpired } from '@twosides/domain/outbox';
import { changing, type DeviceDb, onDevice } from './device-db.ts';
import { parsePendingVote } from './row-schema.ts';

/** Stores a visitor's pending vote, replacing an earlier one. */
export const storePendingVote = (pendingVote: PendingVote): Promise<void> =>
  changing(async (db) => {
    await deletePendingVotes(db);
    await db.table<PendingVote>('outbox').put(pendingVote);
  });

/**
 * The valid pending vote, or null.
 * @param noted the id from `notedPendingVote`
 */
export const readPendingVote = (now: Timestamp, noted: string | null): Promise<PendingVote | null> =>
  onDevice(async (db) => {
    const stored = (await db.outbox.toArray()).map(parsePendingVote);
    return stored.find((pendingVote) => pendingVote !== null && isPendingVoteOpen(pendingVote, now, noted)) ?? null;
  });

export const discardPendingVotes = (): Promise<void> => changing((db) => deletePendingVotes(db));

/** Deletes pending votes that have expired or are not the noted one. */
export const deleteOldPendingVotes = (now: Timestamp, noted: string | null): Promise<void> =>
  changing((db) => deletePendingVotes(db, (pendingVote) => !isPendingVoteOpen(pendingVote, now, noted)));

const isPendingVoteOpen = (pendingVote: PendingVote, now: Timestamp, noted: string | null) =>
  !isPendingVoteExpired(pendingVote, now) && pendingVote.opId === noted;

/** Deletes the pending votes that `isMeant` selects, within the caller's transaction. */
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
