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
  /** Null only in the viewer's own row: they may have no nickname yet. */
  readonly userNickname: string | null;
  readonly userAvatarId: string | null;
  readonly score: Score;
  readonly streak: Streak | null;
};

export type Board = {
  /** Other members with points and a nickname, most first, as published. */
  readonly top: readonly BoardRow[];
  /** Null without points. `ahead`: how many members have more points; null beyond `MOST_AHEAD`. */
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
 * Votes, comments, conflicts and marks add entries in their own transaction. An entry with an item counts while the
 * item is public. Others see only published scores (`isBatchDue`). A deleted member disappears from all figures at
 * once.
 */
export interface PointsStore {
  readBoard(query: BoardQuery): Promise<Board>;
  readRecord(member: MemberId, figuresFor: FiguresFor): Promise<PointRecord>;
  /**
   * Publishes the changes since the last batch if `isBatchDue`: once across processes, continuing an interrupted batch.
   * @returns whether there may be more to publish
   */
  publishFigures(now: Timestamp, rule?: BatchRule): Promise<boolean>;
  /**
   * Records the winners of each week before `week` (the current week's start), once across processes; ties share the
   * win. Leaves weeks with unpublished figures for later. Then deletes the scores of days before `day`, and of recorded
   * weeks except the winners'.
   */
  closeBoards(week: Timestamp, day: Timestamp): Promise<void>;
}
