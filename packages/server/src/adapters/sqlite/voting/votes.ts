import { type ConflictId, type Fingerprint, HOUR, type Timestamp, type Voter } from '@twosides/domain/kernel';
import type { Side, Vote } from '@twosides/domain/model';
import { spanStart } from '@twosides/domain/points';
import type { Database } from '../kernel/database.ts';

export const findVote = (database: Database, id: ConflictId, castBy: Voter): Vote | null => {
  const row = database.first<VoteRow>('SELECT * FROM votes WHERE conflict_id = ? AND cast_by = ?', id, castBy);
  return row && toVote(row);
};

/** The vote of a voice, whichever account has cast it. */
export const findHeldVote = (database: Database, id: ConflictId, fingerprint: Fingerprint): Vote | null => {
  const row = database.first<VoteRow>(
    'SELECT * FROM votes WHERE conflict_id = ? AND user_fingerprint = ?',
    id,
    fingerprint,
  );
  return row && toVote(row);
};

/**
 * A first vote counts as one of today, by its hour, until the sweep takes it out; a change moves neither its time nor
 * that.
 */
export const saveVote = (database: Database, { conflictId, userFingerprint, castBy, side, votedAt }: Vote): void => {
  const changed = database.run(CHANGE, side, castBy, conflictId, userFingerprint);
  if (changed > 0) return;
  database.run(ADD, conflictId, userFingerprint, castBy, side, spanStart('day', votedAt));
  database.run(COUNT_TODAY, conflictId, votedAt - (votedAt % HOUR));
};

const CHANGE = 'UPDATE votes SET side = ?, cast_by = ? WHERE conflict_id = ? AND user_fingerprint = ?';
const ADD = 'INSERT INTO votes (conflict_id, user_fingerprint, cast_by, side, voted_at) VALUES (?, ?, ?, ?, ?)';
const COUNT_TODAY = `
  INSERT INTO today_votes (conflict_id, hour, votes) VALUES (?, ?, 1)
  ON CONFLICT (conflict_id, hour) DO UPDATE SET votes = votes + 1`;

export const readSides = (database: Database, id: ConflictId, voters: readonly Voter[]): ReadonlyMap<Voter, Side> => {
  const sides = new Map<Voter, Side>();
  for (const voter of voters) {
    const vote = findVote(database, id, voter);
    if (vote) sides.set(voter, vote.side);
  }
  return sides;
};

type VoteRow = {
  readonly conflict_id: ConflictId;
  readonly side: Side;
  readonly voted_at: Timestamp;
  readonly user_fingerprint: Fingerprint;
  readonly cast_by: Voter;
};

const toVote = (row: VoteRow): Vote => ({
  conflictId: row.conflict_id,
  side: row.side,
  votedAt: row.voted_at,
  userFingerprint: row.user_fingerprint,
  castBy: row.cast_by,
});
