import type { MemberId, Timestamp } from '../kernel/index.ts';
import type { BoardSpan, Score, Streak } from '../model/index.ts';
import type { BatchRule } from './points.rule.ts';

export type BoardQuery = {
  readonly span: BoardSpan;
  readonly start: Timestamp;
  readonly limit: number;
  readonly viewer: MemberId | null;
};

export type BoardRow = {
  readonly memberId: MemberId;
  readonly userNickname: string | null;
  readonly userAvatarId: string | null;
  readonly score: Score;
  readonly streak: Streak | null;
};

export type Board = {
  readonly top: readonly BoardRow[];
  readonly own: { readonly row: BoardRow; readonly ahead: number | null } | null;
};

export const MOST_AHEAD = 10_000;

export type FiguresFor = 'everyone' | 'self';

export type PointRecord = {
  readonly score: Score;
  readonly streak: Streak | null;
  readonly weeksWon: number;
};

/** The points of an action are stored in the same transaction as the action. */
export interface PointsStore {
  readBoard(query: BoardQuery): Promise<Board>;
  readRecord(member: MemberId, figuresFor: FiguresFor): Promise<PointRecord>;
  publishFigures(now: Timestamp, rule?: BatchRule): Promise<boolean>;
  closeBoards(week: Timestamp, day: Timestamp): Promise<void>;
}
