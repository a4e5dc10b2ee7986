import type { ConflictId, Fingerprint, Timestamp, Voter } from '@twosides/domain/kernel';
import type { Side, Vote } from '@twosides/domain/model';
import type { Database } from '../kernel/database.ts';
import type { WriteHandlers } from '../kernel/write-handlers.ts';

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

export const voteWrites = {
  'put-vote': (
    { database },
    { vote: { conflictId, userFingerprint, castBy, side, votedAt, firstSide, isBlind }, isFirst },
  ) => {
    const key = { conflict_id: conflictId, user_fingerprint: userFingerprint };
    const first = { voted_at: votedAt, first_side: firstSide, is_blind: Number(isBlind) };
    if (isFirst) database.insert('votes', { ...key, cast_by: castBy, side, ...first });
    else database.update('votes', key, { side, cast_by: castBy });
  },
  'count-today': ({ database }, { conflictId, hour }) => {
    database.run(COUNT_TODAY, conflictId, hour);
  },
} satisfies Partial<WriteHandlers>;

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
  readonly first_side: Side | null;
  readonly is_blind: number;
};

const toVote = (row: VoteRow): Vote => ({
  conflictId: row.conflict_id,
  side: row.side,
  votedAt: row.voted_at,
  userFingerprint: row.user_fingerprint,
  castBy: row.cast_by,
  firstSide: row.first_side,
  isBlind: row.is_blind === 1,
});
