import type { ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { Appeal, AppealKey, AppealSide, Report, ReportedItem, Ruling } from '../model/report.ts';
import type { Decision } from '../model/write.ts';
import type { OpenCase, ReportedState } from '../moderation/report-store.port.ts';
import type { MadeAppeal } from './appeal.rule.ts';

/** A ruling on something a member wrote or reported. */
export type StoredStatement = Ruling & {
  readonly id: string;
  readonly side: AppealSide;
  readonly conflictId: ConflictId;
  /** Null if the member is not its author and it is not public. */
  readonly conflictTitle: string | null;
  /** The member's side's. */
  readonly appeal: MadeAppeal | null;
};

/** A visitor's report and decision; `decision` is also null if the item is gone. */
export type FoundReport = {
  readonly report: Omit<Report, 'reporterId'>;
  readonly isSettled: boolean;
  /** Whether the item is public. */
  readonly isPublic: boolean;
  readonly decision: StoredStatement | null;
};

/** A decision as a member finds it who wants to appeal. */
export type AppealState = {
  readonly ruling: Ruling;
  /** The member's side, or null. */
  readonly side: AppealSide | null;
  /** That side's. */
  readonly appeal: MadeAppeal | null;
};

/** Who may answer an appeal; see `answerRefusal`. */
export type Answering = {
  /** See `DeskState`. */
  readonly isOwn: boolean;
  /** Whether the moderator decided it, from any account of their mailbox. */
  readonly isOwnDecision: boolean;
  /** Other moderators who are neither this one, the decider, nor suspended. */
  readonly others: number;
  /** Start of the UTC day. */
  readonly at: Timestamp;
};

/** A waiting appeal and its context. */
export type OpenAppeal = Appeal &
  Answering &
  Pick<OpenCase, 'text' | 'isPublic' | 'review'> & {
    readonly conflictId: ConflictId | null;
    readonly decision: Ruling;
  };

export type AnswerState = Answering & {
  readonly item: ReportedItem;
  readonly ruling: Ruling;
  /** Null if the item is gone. */
  readonly state: ReportedState | null;
  /** Members whose reports the ruling settled. */
  readonly reporters: readonly MemberId[];
};

/**
 * Statements of reasons and appeals. Each operation is stored durably and completely, or not at all, before its
 * promise resolves; the later of two on a decision sees the earlier.
 */
export interface StatementStore {
  /** Rulings that changed something for the author, and outcomes of the member's reports; newest first. */
  listStatements(member: MemberId, limit: number): Promise<readonly StoredStatement[]>;
  findReport(visitor: MemberId): Promise<FoundReport | null>;
  /** `state` is null for an unknown ruling. */
  appeal<T>(ruling: string, member: MemberId, decide: Decision<AppealState | null, T>): Promise<T>;
  /** Waiting ones, oldest first. */
  listAppeals(limit: number, moderator: MemberId, now: Timestamp): Promise<readonly OpenAppeal[]>;
  /** `state` is null if nothing waits. */
  answer<T>(
    appeal: AppealKey,
    moderator: MemberId,
    now: Timestamp,
    decide: Decision<AnswerState | null, T>,
  ): Promise<T>;
}
