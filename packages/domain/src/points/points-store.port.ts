import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { BoardSpan, Score, Streak } from '../model/points.ts';
import type { BatchRule } from './public-figures.rule.ts';

export type BoardQuery = {
  readonly span: BoardSpan;
  /** The span's start, made by `spanStart`. */
  readonly start: Timestamp;
  readonly limit: number;
  readonly viewer: MemberId | null;
};

export type BoardRow = {
  readonly memberId: MemberId;
  /** Null only in the viewer's own row: they may have no nickname yet. */
  readonly userNickname: string | null;
  readonly userAvatarId: string | null;
  readonly score: Score;
  readonly streak: Streak | null;
};

export type Board = {
  /** Other members with points and a nickname, most first, as published. */
  readonly top: readonly BoardRow[];
  /**
   * The viewer's current row, or null without points. `ahead`: how many members have more points; null beyond
   * `MOST_AHEAD`.
   */
  readonly own: { readonly row: BoardRow; readonly ahead: number | null } | null;
};

/** Counting the members ahead stops here. */
export const MOST_AHEAD = 10_000;

/** Published figures, or current ones for the member themselves. */
export type FiguresFor = 'everyone' | 'self';

/** What a member has earned. */
export type PointRecord = {
  readonly score: Score;
  readonly streak: Streak | null;
  /** Weeks in which the member had the most points. */
  readonly weeksWon: number;
};

/**
 * The ledger and its leaderboards. Votes, comments, conflicts and marks add entries in their own transaction; scores
 * per span are projections stored with them. An entry with an item counts while the item is public.
 * Others see only published scores, a copy that changes in batches (`isBatchDue`). A deleted member disappears from all
 * figures at once.
 */
export interface PointsStore {
  /** Reads at most `limit` index entries, the viewer's row, and a count in the index up to `MOST_AHEAD`. */
  readBoard(query: BoardQuery): Promise<Board>;
  readRecord(member: MemberId, figuresFor: FiguresFor): Promise<PointRecord>;
  /**
   * Publishes the changes since the last batch if `isBatchDue`. Publishes each batch once across processes, and
   * continues one that was interrupted. Later changes wait for the next batch.
   * @returns whether there may be more to publish
   */
  publishFigures(now: Timestamp, rule?: BatchRule): Promise<boolean>;
  /**
   * Records the winners of each week before `week`, the start of the current one. Records each week once, also across
   * processes; ties share the win. A week with unpublished figures is left for later. Then deletes the scores of days
   * before `day` and of recorded weeks, except those of the winners. The ledger stays.
   */
  closeBoards(week: Timestamp, day: Timestamp): Promise<void>;
}
