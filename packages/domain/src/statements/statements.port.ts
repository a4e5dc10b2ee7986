import type { ConflictId, MemberId, Timestamp } from '../kernel/index.ts';
import type { Appeal, AppealKey, AppealSide, Decision, Report, Ruling, VisibleEffect } from '../model/index.ts';
import type { OpenCase, ReportedState } from '../moderation/moderation.port.ts';
import type { Answering, MadeAppeal } from './appeal.rule.ts';
import type { MonthCounts } from './transparency.rule.ts';

export type StoredStatement = Ruling & {
  readonly id: string;
  readonly side: AppealSide;
  readonly conflictId: ConflictId;
  readonly conflictTitle: string | null;
  readonly text: string | null;
  readonly laterEffect: VisibleEffect | null;
  readonly reported: Pick<Report, 'reason' | 'note'> | null;
  readonly appeal: MadeAppeal | null;
};

export type FoundReport = {
  readonly report: Omit<Report, 'reporterId'>;
  readonly isSettled: boolean;
  readonly isPublic: boolean;
  readonly decision: StoredStatement | null;
};

export type AppealState = {
  readonly ruling: Ruling;
  readonly side: AppealSide | null;
  readonly appeal: MadeAppeal | null;
};

export type OpenAppeal = Appeal &
  Answering &
  Pick<OpenCase, 'text' | 'isPublic' | 'review'> & {
    readonly conflictId: ConflictId | null;
    readonly decision: Ruling;
    readonly reports: readonly Pick<Report, 'reason' | 'note'>[];
  };

export type AnswerState = Answering & {
  readonly ruling: Ruling;
  readonly state: ReportedState | null;
  readonly reporters: readonly MemberId[];
};

/** Each call is atomic, and durable before its promise resolves. */
export interface StatementStore {
  listStatements(member: MemberId, limit: number): Promise<readonly StoredStatement[]>;
  findReport(visitor: MemberId): Promise<FoundReport | null>;
  appeal<T>(ruling: string, member: MemberId, decide: Decision<AppealState | null, T>): Promise<T>;
  listAppeals(limit: number, moderator: MemberId, now: Timestamp): Promise<readonly OpenAppeal[]>;
  answer<T>(
    appeal: AppealKey,
    moderator: MemberId,
    now: Timestamp,
    decide: Decision<AnswerState | null, T>,
  ): Promise<T>;
}

export interface TransparencyStore {
  lastMonth(): Promise<Timestamp | null>;
  firstAction(): Promise<Timestamp | null>;
  /** Does nothing if the month is already counted. */
  countMonth(month: Timestamp, until: Timestamp): Promise<void>;
  listMonths(limit: number): Promise<readonly MonthCounts[]>;
}
