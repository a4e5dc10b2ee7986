import type { ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { Appeal, AppealKey, AppealSide, Report, ReportedItem, Ruling, VisibleEffect } from '../model/report.ts';
import type { Decision } from '../model/write.ts';
import type { OpenCase, ReportedState } from '../moderation/report-store.port.ts';
import type { MadeAppeal } from './appeal.rule.ts';

export type StoredStatement = Ruling & {
  readonly id: string;
  readonly side: AppealSide;
  readonly conflictId: ConflictId;
  /** Null if the conflict is not public and the member is not its author. */
  readonly conflictTitle: string | null;
  /** The text of the author's own comment. Null for other items, and for reporters. */
  readonly text: string | null;
  /** How a later decision changed the item; null if the item is still as this ruling left it. */
  readonly laterEffect: VisibleEffect | null;
  /** The reporter's own report. Null for the author. */
  readonly reported: Pick<Report, 'reason' | 'note'> | null;
  readonly appeal: MadeAppeal | null;
};

/** `decision` is null if there is none yet, or if the item no longer exists. */
export type FoundReport = {
  readonly report: Omit<Report, 'reporterId'>;
  readonly isSettled: boolean;
  readonly isPublic: boolean;
  readonly decision: StoredStatement | null;
};

export type AppealState = {
  readonly ruling: Ruling;
  /** Null if the member neither wrote nor reported the item. */
  readonly side: AppealSide | null;
  readonly appeal: MadeAppeal | null;
};

export type Answering = {
  readonly isOwn: boolean;
  /** Whether this moderator made the decision, with any account of the same mailbox. */
  readonly isOwnDecision: boolean;
  /** Number of other moderators who are not suspended and did not make the decision. */
  readonly others: number;
  /** Start of the UTC day on which the appeal was made. */
  readonly at: Timestamp;
};

export type OpenAppeal = Appeal &
  Answering &
  Pick<OpenCase, 'text' | 'isPublic' | 'review'> & {
    readonly conflictId: ConflictId | null;
    readonly decision: Ruling;
    /** The reports that led to the decision, at most `MEMBERS_READ`. */
    readonly reports: readonly Pick<Report, 'reason' | 'note'>[];
  };

export type AnswerState = Answering & {
  readonly item: ReportedItem;
  readonly ruling: Ruling;
  readonly state: ReportedState | null;
  readonly reporters: readonly MemberId[];
};

/** Each call is atomic, and durable before its promise resolves. */
export interface StatementStore {
  /** Rulings that changed something about the member's items, and outcomes of the member's reports. Newest first. */
  listStatements(member: MemberId, limit: number): Promise<readonly StoredStatement[]>;
  findReport(visitor: MemberId): Promise<FoundReport | null>;
  appeal<T>(ruling: string, member: MemberId, decide: Decision<AppealState | null, T>): Promise<T>;
  /** Oldest first. */
  listAppeals(limit: number, moderator: MemberId, now: Timestamp): Promise<readonly OpenAppeal[]>;
  /** `decide` gets null if the appeal does not exist or is already answered. */
  answer<T>(
    appeal: AppealKey,
    moderator: MemberId,
    now: Timestamp,
    decide: Decision<AnswerState | null, T>,
  ): Promise<T>;
}
