import type { Timestamp } from '@twosides/domain/kernel';
import type { Conflict } from '@twosides/domain/model';
import type { UnusualVotingStore } from '@twosides/domain/moderation';
import { countedHistory } from '@twosides/domain/voting';
import type { Database } from '../kernel/database.ts';

export const createUnusualVotingStore = (database: Database): UnusualVotingStore => ({
  listBusy: async (least, after, limit) =>
    database
      .all<BusyRow>(BUSY, least, ...(after ?? [Number.MAX_SAFE_INTEGER, 0, 0]), limit)
      .map(({ todayVotes, totalVotes, id, history }) => ({ place: [todayVotes, totalVotes, id], history })),
  note: async (id, day, lookedAtBefore) => {
    database.run(NOTE, day, id, lookedAtBefore);
  },
  listOpen: async (limit) =>
    database.all<OpenRow>(OPEN, limit).map(({ history, ...row }) => {
      const { established, others } = countedHistory(history);
      return { ...row, established: established.totalVotes, others: others.totalVotes };
    }),
  settle: async (id, at) => database.run(SETTLE, at, id) > 0,
});

type BusyRow = Pick<Conflict, 'id' | 'todayVotes' | 'totalVotes' | 'history'>;

type OpenRow = Pick<Conflict, 'id' | 'title' | 'history'> & { readonly foundOn: Timestamp };

export const BUSY = `
  SELECT serial AS id, today_votes, total_votes, history FROM conflicts INDEXED BY conflicts_today
  WHERE is_active = 1 AND today_votes >= ? AND (today_votes, total_votes, serial) < (?, ?, ?)
  ORDER BY today_votes DESC, total_votes DESC, serial DESC LIMIT ?`;

const NOTE = `
  UPDATE conflicts SET unusual_on = ?
  WHERE id = ? AND unusual_on IS NULL AND (unusual_seen_at IS NULL OR unusual_seen_at < ?)`;

export const OPEN = `
  SELECT id, title, unusual_on AS found_on, history FROM conflicts INDEXED BY conflicts_unusual
  WHERE unusual_on IS NOT NULL AND revealed_at IS NOT NULL ORDER BY unusual_on LIMIT ?`;

const SETTLE = `
  UPDATE conflicts SET unusual_on = NULL, unusual_seen_at = ?
  WHERE id = ? AND unusual_on IS NOT NULL AND revealed_at IS NOT NULL`;
