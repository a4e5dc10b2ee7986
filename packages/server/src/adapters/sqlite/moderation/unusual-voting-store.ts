import type { ConflictId, Timestamp } from '@twosides/domain/kernel';
import type { VoteHistory } from '@twosides/domain/model';
import type { UnusualVotingStore } from '@twosides/domain/moderation';
import { countedHistory } from '@twosides/domain/voting';
import type { Database } from '../kernel/database.ts';

export const createUnusualVotingStore = (database: Database): UnusualVotingStore => ({
  listBusy: async (least, after, limit) =>
    database
      .all<BusyRow>(BUSY, least, ...(after ?? [Number.MAX_SAFE_INTEGER, 0, 0]), limit)
      .map(({ today_votes, total_votes, id, history }) => ({
        place: [today_votes, total_votes, id],
        history: toHistory(history),
      })),
  note: async (id, day, lookedAtBefore) => {
    database.run(NOTE, day, id, lookedAtBefore);
  },
  listOpen: async (limit) =>
    database.all<OpenRow>(OPEN, limit).map(({ id, title, unusual_on, history }) => {
      const { established, others } = countedHistory(toHistory(history));
      return { id, title, foundOn: unusual_on, established: established.totalVotes, others: others.totalVotes };
    }),
  settle: async (id, at) => database.run(SETTLE, at, id) > 0,
});

type BusyRow = {
  readonly id: ConflictId;
  readonly today_votes: number;
  readonly total_votes: number;
  readonly history: string;
};
type OpenRow = {
  readonly id: ConflictId;
  readonly title: string;
  readonly unusual_on: Timestamp;
  readonly history: string;
};

const toHistory = (text: string): VoteHistory => JSON.parse(text) as VoteHistory;

export const BUSY = `
  SELECT serial AS id, today_votes, total_votes, history FROM conflicts INDEXED BY conflicts_today
  WHERE is_active = 1 AND today_votes >= ? AND (today_votes, total_votes, serial) < (?, ?, ?)
  ORDER BY today_votes DESC, total_votes DESC, serial DESC LIMIT ?`;

const NOTE = `
  UPDATE conflicts SET unusual_on = ?
  WHERE id = ? AND unusual_on IS NULL AND (unusual_seen_at IS NULL OR unusual_seen_at < ?)`;

export const OPEN = `
  SELECT id, title, unusual_on, history FROM conflicts INDEXED BY conflicts_unusual
  WHERE unusual_on IS NOT NULL AND revealed_at IS NOT NULL ORDER BY unusual_on LIMIT ?`;

const SETTLE = `
  UPDATE conflicts SET unusual_on = NULL, unusual_seen_at = ?
  WHERE id = ? AND unusual_on IS NOT NULL AND revealed_at IS NOT NULL`;
