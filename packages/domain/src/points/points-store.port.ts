import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { BoardSpan, Score, Streak } from '../model/points.ts';
import type { BatchRule } from './public-figures.rule.ts';

export type BoardQuery = {
  readonly span: BoardSpan;
  readonly start: Timestamp;
  readonly limit: number;
  readonly viewer: MemberId | null;
};

export type BoardRow = {
  readonly memberId: MemberId;
  /** Null only in the viewer's own row, if they have no nickname yet. */
  readonly userNickname: string | null;
  readonly userAvatarId: string | null;
  readonly score: Score;
  readonly streak: Streak | null;
};

export type Board = {
  /** Members other than the viewer with points and a nickname, most published points first. */
  readonly top: readonly BoardRow[];
  /** Null if the viewer has no points. `ahead` is how many members have more points; null if more than `MOST_AHEAD`. */
  readonly own: { readonly row: BoardRow; readonly ahead: number | null } | null;
};

export const MOST_AHEAD = 10_000;

export type FiguresFor = 'everyone' | 'self';

export type PointRecord = {
  readonly score: Score;
  readonly streak: Streak | null;
  readonly weeksWon: number;
};

/**
 * Transactions that store votes, comments, conflicts and marks also add the point entries. An entry with an item counts
 * while the item is public. Other members see published scores only (`isBatchDue`). A deleted member disappears from
 * all figures immediately.
 */
export interface PointsStore {
  readBoard(query: BoardQuery): Promise<Board>;
  readRecord(member: MemberId, figuresFor: FiguresFor): Promise<PointRecord>;
  /**
   * Publishes all changes since the last batch if `isBatchDue`, only once even if several processes call it. Continues
   * an interrupted batch.
   * @returns whether there may be more to publish
   */
  publishFigures(now: Timestamp, rule?: BatchRule): Promise<boolean>;
  /**
   * Records the winners of each week before `week`, the start of the current week, only once even if several processes
   * call it. Ties share the win. A week with unpublished figures is left for a later call. Then deletes the scores of
   * days before `day`, and those of recorded weeks except the winners'.
   */
  closeBoards(week: Timestamp, day: Timestamp): Promise<void>;
}
