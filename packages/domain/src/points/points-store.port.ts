import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { BoardSpan, Score, Streak } from '../model/points.ts';
import type { BatchRule } from './public-figures.rule.ts';

export type BoardQuery = {
  readonly span: BoardSpan;
  /** The span's start, from `spanStart`. */
  readonly start: Timestamp;
  readonly limit: number;
  readonly viewer: MemberId | null;
};

export type BoardRow = {
  readonly memberId: MemberId;
  /** Null only for the viewer, who may have none yet. */
  readonly userNickname: string | null;
  readonly userAvatarId: string | null;
  readonly score: Score;
  readonly streak: Streak | null;
};

export type Board = {
  /** Other members with points and a nickname, most first, as published. */
  readonly top: readonly BoardRow[];
  /** The viewer's current row, or null without points. `ahead`: how many have more, null beyond `MOST_AHEAD`. */
  readonly own: { readonly row: BoardRow; readonly ahead: number | null } | null;
};

/** Counting stops here. */
export const MOST_AHEAD = 10_000;

/** Published figures, or current ones for the member themselves. */
export type FiguresFor = 'everyone' | 'self';

/** What a member has earned. */
export type PointRecord = {
  readonly score: Score;
  readonly streak: Streak | null;
  /** Weeks they won. */
  readonly weeksWon: number;
};

/**
 * The ledger and its leaderboards. Votes, comments, conflicts and marks add entries in their own transaction; scores
 * per span are projections stored with them. An entry with an item counts while the item is public.
 * Others see only published scores, a copy that changes in batches; see `isBatchDue`. A deleted member disappears from
 * all figures at once.
 */
export interface PointsStore {
  /** Reads at most `limit` index entries, the viewer's row, and an index count up to `MOST_AHEAD`. */
  readBoard(query: BoardQuery): Promise<Board>;
  readRecord(member: MemberId, figuresFor: FiguresFor): Promise<PointRecord>;
  /**
   * Publishes changes since the last batch if `isBatchDue`: each batch once across processes, continuing one that was
   * interrupted. Later changes wait for the next.
   * @returns whether there may be more
   */
  publishFigures(now: Timestamp, rule?: BatchRule): Promise<boolean>;
  /**
   * Records the winners of each week before `week` (the current one's start), once, also across processes; ties share
   * the win. A week with unpublished figures is left for later. Then deletes the scores of days before `day` and of
   * recorded weeks, except the winners'; the ledger stays.
   */
  closeBoards(week: Timestamp, day: Timestamp): Promise<void>;
}
