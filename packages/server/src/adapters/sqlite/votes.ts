import type { ConflictId, Fingerprint, Side, Timestamp, Vote } from '@twosides/domain';
import type { Database } from './database.ts';

export const findVote = (database: Database, id: ConflictId, fingerprint: Fingerprint): Vote | null => {
  const row = database.first<VoteRow>(
    'SELECT * FROM votes WHERE conflict_id = ? AND user_fingerprint = ?',
    id,
    fingerprint,
  );
  return row && toVote(row);
};

/** A first vote counts as one of today until the sweep takes it out; a change moves neither its time nor that. */
export const saveVote = (database: Database, vote: Vote): void => {
  database.run(
    `INSERT INTO votes (conflict_id, side, voted_at, user_fingerprint) VALUES (?, ?, ?, ?)
     ON CONFLICT (conflict_id, user_fingerprint) DO UPDATE SET side = excluded.side`,
    vote.conflictId,
    vote.side,
    vote.votedAt,
    vote.userFingerprint,
  );
};

export const readSides = (
  database: Database,
  id: ConflictId,
  fingerprints: readonly Fingerprint[],
): ReadonlyMap<Fingerprint, Side> => {
  const sides = new Map<Fingerprint, Side>();
  for (const fingerprint of fingerprints) {
    const vote = findVote(database, id, fingerprint);
    if (vote) sides.set(fingerprint, vote.side);
  }
  return sides;
};

type VoteRow = {
  readonly conflict_id: number;
  readonly side: Side;
  readonly voted_at: Timestamp;
  readonly user_fingerprint: string;
};

const toVote = (row: VoteRow): Vote => ({
  conflictId: row.conflict_id as ConflictId,
  side: row.side,
  votedAt: row.voted_at,
  userFingerprint: row.user_fingerprint as Fingerprint,
});
