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
  /** Null if the conflict is not public and the member is not its author. */
  readonly conflictTitle: string | null;
  /** The appeal of the member's side; null for none. */
  readonly appeal: MadeAppeal | null;
};

/** A visitor's report and the decision on it. `decision` is also null if the item is gone. */
export type FoundReport = {
  readonly report: Omit<Report, 'reporterId'>;
  readonly isSettled: boolean;
  /** Whether the item is public. */
  readonly isPublic: boolean;
  readonly decision: StoredStatement | null;
};

/** What a member's appeal is decided on. */
export type AppealState = {
  readonly ruling: Ruling;
  /** The member's side; null if they neither wrote nor reported the item. */
  readonly side: AppealSide | null;
  /** The appeal of that side; null for none. */
  readonly appeal: MadeAppeal | null;
};

/** What decides whether a moderator may answer an appeal (`answerRefusal`). */
export type Answering = {
  /** Whether the item is the moderator's own, as in `DeskState`. */
  readonly isOwn: boolean;
  /** Whether the moderator decided it, from any account of their mailbox. */
  readonly isOwnDecision: boolean;
  /** Other moderators who are neither this one, the decider, nor suspended. */
  readonly others: number;
  /** Start of the UTC day of the appeal. */
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
  /** The item as it is now; null if it is gone. */
  readonly state: ReportedState | null;
  /** Members whose reports the ruling settled. */
  readonly reporters: readonly MemberId[];
};

/**
 * Statements of reasons and appeals. Each call is stored durably and completely, or not at all, before its promise
 * resolves. Of two calls on one decision, the later sees the earlier.
 */
export interface StatementStore {
  /** Rulings that changed something for the author, and outcomes of the member's reports; newest first. */
  listStatements(member: MemberId, limit: number): Promise<readonly StoredStatement[]>;
  findReport(visitor: MemberId): Promise<FoundReport | null>;
  /** `decide` gets null for an unknown ruling. */
  appeal<T>(ruling: string, member: MemberId, decide: Decision<AppealState | null, T>): Promise<T>;
  /** Waiting appeals, oldest first. */
  listAppeals(limit: number, moderator: MemberId, now: Timestamp): Promise<readonly OpenAppeal[]>;
  /** `decide` gets null if no such appeal waits. */
  answer<T>(
    appeal: AppealKey,
    moderator: MemberId,
    now: Timestamp,
    decide: Decision<AnswerState | null, T>,
  ): Promise<T>;
}
