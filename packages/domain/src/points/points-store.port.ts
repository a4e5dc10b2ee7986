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
  /** Excludes the viewer, and members without points or without a nickname. Most published points first. */
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
 * The points of an action are stored in the same transaction as the action. Other members see the points only after a
 * batch has published them (`isBatchDue`).
 */
export interface PointsStore {
  readBoard(query: BoardQuery): Promise<Board>;
  readRecord(member: MemberId, figuresFor: FiguresFor): Promise<PointRecord>;
  /**
   * Starts a batch of changed scores if `isBatchDue`, or publishes the next part of the current batch.
   * @returns whether to call it again, because there may be more to publish
   */
  publishFigures(now: Timestamp, rule?: BatchRule): Promise<boolean>;
  /** Records each earlier week's winners, once across all processes. Then deletes scores that no board needs. */
  closeBoards(week: Timestamp, day: Timestamp): Promise<void>;
}
