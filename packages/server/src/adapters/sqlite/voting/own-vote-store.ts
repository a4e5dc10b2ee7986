import { OWN_VOTES } from '@twosides/domain/conflicts';
import { type ConflictId, DAY, type Timestamp } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import type { OwnVote, OwnVoteStore, VotedConflict } from '@twosides/domain/voting';
import { CARD, type ConflictRow, toCard } from '../conflicts/conflict-row.ts';
import type { SiteDatabase } from '../kernel/database.ts';

export const createOwnVoteStore = (database: SiteDatabase): OwnVoteStore => ({
  list: async (voter, after, limit) => {
    const place = after === null ? [] : [after.votedAt, after.conflictId];
    const rows = database.all<OwnVoteRow>(ownVotesSql(after !== null), voter, ...place, limit + 1);
    return { votes: rows.slice(0, limit).map(toOwnVote), hasMore: rows.length > limit };
  },
  listReveals: async (voter, since) =>
    database.all<ConflictRow & { revealed_at: Timestamp }>(OWN_REVEALS, voter, OWN_VOTES, since).map((row) => {
      const { id: conflictId, title, review, submittedBy } = toCard(database, row);
      return { conflictId, title, review, submittedBy, revealedAt: row.revealed_at };
    }),
});

type Nullable<Row> = { readonly [Key in keyof Row]: Row[Key] | null };
type OwnVoteRow = Nullable<VotedConflict> & {
  readonly conflictId: ConflictId;
  readonly side: Side;
  readonly votedAt: Timestamp;
  readonly isReading: 0 | 1;
};

const toOwnVote = ({ conflictId, side, votedAt, isReading, ...conflict }: OwnVoteRow): OwnVote => ({
  conflictId,
  side,
  votedAt,
  isReading: isReading === 1,
  conflict: conflict.title === null ? null : (conflict as VotedConflict),
});

const ownVotesSql = (afterPlace: boolean): string => `
  SELECT conflict_id AS conflictId, side, voted_at AS votedAt, is_reading AS isReading, title, review, author_side AS authorSide,
    user_nickname AS userNickname, partner_nickname AS partnerNickname, user_pronouns AS userPronouns,
    partner_pronouns AS partnerPronouns, total_votes AS totalVotes, her_votes AS herVotes, his_votes AS hisVotes,
    today_votes AS todayVotes, revealed_at AS revealedAt
  FROM votes INDEXED BY votes_of_voter LEFT JOIN conflicts ON conflicts.id = conflict_id AND is_active = 1
  WHERE voter_ref = ?${afterPlace ? ' AND (voted_at, conflict_id) < (?, ?)' : ''}
  ORDER BY voted_at DESC, conflict_id DESC LIMIT ?`;

const OWN_REVEALS = `
  SELECT ${CARD} FROM (
    SELECT conflict_id, voted_at, is_blind FROM votes INDEXED BY votes_of_voter
    WHERE voter_ref = ? ORDER BY voted_at DESC, conflict_id DESC LIMIT ?
  ) CROSS JOIN conflicts ON conflicts.id = conflict_id
  WHERE is_active = 1 AND revealed_at >= ? AND (is_blind = 1 OR voted_at < revealed_at - revealed_at % ${DAY})
  ORDER BY revealed_at DESC, id DESC`;
