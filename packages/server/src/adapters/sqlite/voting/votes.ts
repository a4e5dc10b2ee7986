import type { ConflictId, Fingerprint, Timestamp, Voter } from '@twosides/domain/kernel';
import type { Side, Vote } from '@twosides/domain/model';
import type { Beside } from '@twosides/domain/reading';
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
    { vote: { conflictId, userFingerprint, votedAt, firstSide, isBlind, ...vote }, isFirst },
  ) => {
    const key = { conflict_id: conflictId, user_fingerprint: userFingerprint };
    const first = { voted_at: votedAt, first_side: firstSide, is_blind: Number(isBlind) };
    const { side, castBy, isReading, sideWhenSeen } = vote;
    const present = { side, cast_by: castBy, is_reading: Number(isReading), side_when_seen: sideWhenSeen };
    if (isFirst) database.insert('votes', { ...key, ...first, ...present });
    else database.update('votes', key, present);
  },
  'count-today': ({ database }, { conflictId, hour }) => {
    database.run(COUNT_TODAY, conflictId, hour);
  },
} satisfies Partial<WriteHandlers>;

const COUNT_TODAY = `
  INSERT INTO today_votes (conflict_id, hour, votes) VALUES (?, ?, 1)
  ON CONFLICT (conflict_id, hour) DO UPDATE SET votes = votes + 1`;

/** The sides of these voters, and which of them read first. */
export const readSides = (
  database: Database,
  id: ConflictId,
  voters: readonly Voter[],
): Pick<Beside, 'sides' | 'reading'> => {
  const sides = new Map<Voter, Side>();
  const reading = new Set<Voter>();
  for (const voter of voters) {
    const vote = findVote(database, id, voter);
    if (vote) sides.set(voter, vote.side);
    if (vote?.isReading) reading.add(voter);
  }
  return { sides, reading };
};

type VoteRow = {
  readonly conflict_id: ConflictId;
  readonly side: Side;
  readonly voted_at: Timestamp;
  readonly user_fingerprint: Fingerprint;
  readonly cast_by: Voter;
  readonly first_side: Side | null;
  readonly is_blind: number;
  readonly is_reading: number;
  readonly side_when_seen: Side | null;
};

const toVote = (row: VoteRow): Vote => ({
  conflictId: row.conflict_id,
  side: row.side,
  votedAt: row.voted_at,
  userFingerprint: row.user_fingerprint,
  castBy: row.cast_by,
  firstSide: row.first_side,
  isBlind: row.is_blind === 1,
  isReading: row.is_reading === 1,
  sideWhenSeen: row.side_when_seen,
});
