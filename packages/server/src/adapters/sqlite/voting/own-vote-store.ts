import { OWN_VOTES } from '@twosides/domain/conflicts';
import { type ConflictId, DAY, type Timestamp } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import type { OwnVote, OwnVoteStore, Reveal, VotedConflict } from '@twosides/domain/voting';
import { type Authored, withAuthor } from '../conflicts/conflict-row.ts';
import type { SiteDatabase } from '../kernel/database.ts';

export const createOwnVoteStore = (database: SiteDatabase): OwnVoteStore => ({
  list: async (voter, after, limit) => {
    const { votedAt, conflictId } = after ?? { votedAt: Number.MAX_SAFE_INTEGER, conflictId: 0 };
    const rows = database.all<OwnVoteRow>(OWN_VOTES_SQL, voter, votedAt, conflictId, limit + 1);
    return { votes: rows.slice(0, limit).map(toOwnVote), hasMore: rows.length > limit };
  },
  listReveals: async (voter, since) =>
    database.all<Authored<Reveal>>(OWN_REVEALS, voter, OWN_VOTES, since).map((row) => withAuthor(database, row)),
});

type Nullable<Row> = { readonly [Key in keyof Row]: Row[Key] | null };
type OwnVoteRow = Nullable<VotedConflict> & {
  readonly conflictId: ConflictId;
  readonly side: Side;
  readonly votedAt: Timestamp;
  readonly isReading: boolean;
};

const toOwnVote = ({ conflictId, side, votedAt, isReading, ...conflict }: OwnVoteRow): OwnVote => ({
  conflictId,
  side,
  votedAt,
  isReading,
  conflict: conflict.title === null ? null : (conflict as VotedConflict),
});

const OWN_VOTES_SQL = `
  SELECT conflict_id, side, voted_at, is_reading, title, review, author_side, user_nickname, partner_nickname,
    user_pronouns, partner_pronouns, total_votes, her_votes, his_votes, today_votes, revealed_at
  FROM votes INDEXED BY votes_of_voter LEFT JOIN conflicts ON conflicts.id = conflict_id AND is_active = 1
  WHERE voter_ref = ? AND (voted_at, conflict_id) < (?, ?)
  ORDER BY voted_at DESC, conflict_id DESC LIMIT ?`;

const OWN_REVEALS = `
  SELECT conflict_id, title, review, submitted_by, author_sealed, revealed_at FROM (
    SELECT conflict_id, voted_at, is_blind FROM votes INDEXED BY votes_of_voter
    WHERE voter_ref = ? ORDER BY voted_at DESC, conflict_id DESC LIMIT ?
  ) CROSS JOIN conflicts ON conflicts.id = conflict_id
  WHERE is_active = 1 AND revealed_at >= ? AND (is_blind = 1 OR voted_at < revealed_at - revealed_at % ${DAY})
  ORDER BY revealed_at DESC, id DESC`;
