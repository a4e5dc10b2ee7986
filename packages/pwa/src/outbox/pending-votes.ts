import type { Timestamp } from '@twosides/domain/kernel';
import type { PendingVote } from '@twosides/domain/model';
import { isPendingVoteExpired } from '@twosides/domain/outbox';
import { changing, type DeviceDb, onDevice } from './device-db.ts';
import { parsePendingVote } from './row-schema.ts';

const PENDING_VOTES_MAX = 20;

/** A vote replaces an earlier one on the same conflict. */
export const storePendingVotes = (votes: readonly PendingVote[]): Promise<void> =>
  changing(async (db) => {
    for (const vote of votes) {
      await deletePendingVotes(db, ({ queue }) => queue === vote.queue);
      await db.table<PendingVote>('outbox').put(vote);
    }
    const tooMany = (await readAll(db)).slice(0, -PENDING_VOTES_MAX);
    await db.outbox.bulkDelete(tooMany.map(({ opId }) => opId));
  });

/** Oldest first. @param noted ids of the flows whose votes may be shown */
export const readPendingVotes = (now: Timestamp, noted: readonly string[]): Promise<readonly PendingVote[]> =>
  onDevice(async (db) => (await readAll(db)).filter((pendingVote) => isPendingVoteOpen(pendingVote, now, noted)));

export const discardPendingVotes = (): Promise<void> => changing((db) => deletePendingVotes(db));

/** Asks `noted` within the transaction, because a vote may be noted and stored meanwhile. */
export const deleteOldPendingVotes = (now: Timestamp, noted: () => readonly string[]): Promise<void> =>
  changing((db) => deletePendingVotes(db, (pendingVote) => !isPendingVoteOpen(pendingVote, now, noted())));

const isPendingVoteOpen = (pendingVote: PendingVote, now: Timestamp, noted: readonly string[]) =>
  !isPendingVoteExpired(pendingVote, now) && noted.includes(pendingVote.flowId);

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

async function readAll(db: DeviceDb): Promise<readonly PendingVote[]> {
  const votes = (await db.outbox.toArray()).map(parsePendingVote).filter((pendingVote) => pendingVote !== null);
  return votes.sort((a, b) => a.createdAt - b.createdAt);
}
