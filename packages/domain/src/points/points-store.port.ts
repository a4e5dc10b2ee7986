import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { BoardSpan, Score, Streak } from '../model/points.ts';
import type { BatchRule } from './public-figures.rule.ts';

export type BoardQuery = {
  readonly span: BoardSpan;
  /** When the span begins, as `spanStart` gives it. */
  readonly start: Timestamp;
  readonly limit: number;
  readonly viewer: MemberId | null;
};

export type BoardRow = {
  readonly memberId: MemberId;
  /** Null of the viewer alone, who may have none yet. */
  readonly userNickname: string | null;
  readonly userAvatarId: string | null;
  readonly score: Score;
  readonly streak: Streak | null;
};

export type Board = {
  /** Members with points and a nickname other than the viewer, most first, as they are published. */
  readonly top: readonly BoardRow[];
  /**
   * The viewer's own row as it stands now; null without points. `ahead`: how many others have more, null beyond
   * `MOST_AHEAD`.
   */
  readonly own: { readonly row: BoardRow; readonly ahead: number | null } | null;
};

/** Members ahead of the viewer are counted up to this many. */
export const MOST_AHEAD = 10_000;

/** What has been published of a member's doing, or how it stands now, for the member alone. */
export type FiguresFor = 'everyone' | 'self';

/** What a member has earned so far. */
export type PointRecord = {
  readonly score: Score;
  readonly streak: Streak | null;
  /** Weeks at whose end nobody had more points. */
  readonly weeksWon: number;
};

/**
 * The ledger's boards. Entries are made by votes, comments, conflicts and marks, in their own step; the scores of each
 * span are their projection, saved with them. An entry with an item counts while that item is on the site: whatever
 * takes it down or brings it back moves the scores in the same step.
 *
 * What others see of a member is what was last published: a copy of the scores that moves in batches only, see
 * `isBatchDue`. A member who is deleted is in no figure from then on.
 */
export interface PointsStore {
  /** A walk of one index over at most `limit` rows, the viewer's row, and an index count up to `MOST_AHEAD`. */
  readBoard(query: BoardQuery): Promise<Board>;
  readRecord(member: MemberId, figuresFor: FiguresFor): Promise<PointRecord>;
  /**
   * Publishes what has changed since the last batch, if `isBatchDue` says so: each batch once, also across processes,
   * and the one that finds one half done goes on with it. What changes while it is under way waits for the next.
   * @returns whether there may be more to do at once
   */
  publishFigures(now: Timestamp, rule?: BatchRule): Promise<boolean>;
  /**
   * Notes who was first in each week that began before `week` (the start of the present one), each week once, also
   * across processes; members with equal points are first together. A week of which something still waits to be
   * published is left for later: its board is not final. Then forgets the scores of days before `day` and of the weeks
   * that are noted, except the firsts'; the ledger keeps all.
   */
  closeBoards(week: Timestamp, day: Timestamp): Promise<void>;
}
