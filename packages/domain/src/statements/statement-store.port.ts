import type { ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { Appeal, AppealKey, AppealSide, Report, ReportedItem, Ruling } from '../model/report.ts';
import type { Decision } from '../model/write.ts';
import type { OpenCase, ReportedState } from '../moderation/report-store.port.ts';
import type { MadeAppeal } from './appeal.rule.ts';

/** A ruling that concerns a member, as the one who wrote what it is about, or who reported it. */
export type StoredStatement = Ruling & {
  readonly id: string;
  readonly side: AppealSide;
  readonly conflictId: ConflictId;
  /** Null where the member is not its author, and not everybody sees it. */
  readonly conflictTitle: string | null;
  /** Of the member's side. */
  readonly appeal: MadeAppeal | null;
};

/** What a visitor has reported, and what was decided; `decision` is null too where what it is about is not stored. */
export type FoundReport = {
  readonly report: Omit<Report, 'reporterId'>;
  readonly isSettled: boolean;
  /** Whether everybody sees what it is about. */
  readonly isPublic: boolean;
  readonly decision: StoredStatement | null;
};

/** A decision, as a member finds it who wants to appeal it. */
export type AppealState = {
  readonly ruling: Ruling;
  /** On which side the member is; null for everybody else. */
  readonly side: AppealSide | null;
  /** Of that side. */
  readonly appeal: MadeAppeal | null;
};

/** What bears on who answers an appeal; see `answerRefusal`. */
export type Answering = {
  /** See `DeskState`. */
  readonly isOwn: boolean;
  /** Whether the moderator has given the decision, also from another account of the same mailbox. */
  readonly isOwnDecision: boolean;
  /** Moderators, the one who looks and the one who has given it not counted, nor who is suspended. */
  readonly others: number;
  /** The day on which the appeal was made. */
  readonly at: Timestamp;
};

/** An appeal that waits, with what a moderator has to know. */
export type OpenAppeal = Appeal &
  Answering &
  Pick<OpenCase, 'text' | 'isPublic' | 'review'> & {
    readonly conflictId: ConflictId | null;
    readonly decision: Ruling;
  };

export type AnswerState = Answering & {
  readonly item: ReportedItem;
  readonly ruling: Ruling;
  /** Null once it is gone. */
  readonly state: ReportedState | null;
  /** Whose reports the ruling has settled; those without an account are told nothing. */
  readonly reporters: readonly MemberId[];
};

/**
 * What members are told of decisions, and what they make of it. All of an operation is stored, durably, before its
 * promise resolves, or none of it; of two on the same decision the later one sees the other.
 */
export interface StatementStore {
  /** What changed something for the author, and what came of the member's reports; newest first. */
  listStatements(member: MemberId, limit: number): Promise<readonly StoredStatement[]>;
  /** The report of a visitor; null where there is none. */
  findReport(visitor: MemberId): Promise<FoundReport | null>;
  /** `state` is null for a ruling that was never there. */
  appeal<T>(ruling: string, member: MemberId, decide: Decision<AppealState | null, T>): Promise<T>;
  /** Those that wait, the oldest first. */
  listAppeals(limit: number, moderator: MemberId, now: Timestamp): Promise<readonly OpenAppeal[]>;
  /** `state` is null where nothing waits. */
  answer<T>(
    appeal: AppealKey,
    moderator: MemberId,
    now: Timestamp,
    decide: Decision<AnswerState | null, T>,
  ): Promise<T>;
}
