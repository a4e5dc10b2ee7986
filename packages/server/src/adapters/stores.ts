import type { AccountStore } from '@twosides/domain/accounts';
import type { AlertStore, DigestStore } from '@twosides/domain/alerts';
import type { ConflictStore } from '@twosides/domain/conflicts';
import type { TodaysFiveStore } from '@twosides/domain/deck';
import type { CommentStore } from '@twosides/domain/discussion';
import type { EndingStore } from '@twosides/domain/endings';
import type { JobQueue } from '@twosides/domain/jobs';
import type { RateLimiter } from '@twosides/domain/kernel';
import type { ModerationStore, ReportStore, SetAsideStore, UnusualVotingStore } from '@twosides/domain/moderation';
import type { PointsStore } from '@twosides/domain/points';
import type { PersonalDataStore } from '@twosides/domain/privacy';
import type { ProfileStore, SilenceStore } from '@twosides/domain/profile';
import type { PushStore } from '@twosides/domain/push';
import type { ConflictReader, SearchStore, StatsStore } from '@twosides/domain/reading';
import type { ShareStore } from '@twosides/domain/sharing';
import type { SessionStore, SignInAttemptStore } from '@twosides/domain/sign-in';
import type { StatementStore, TransparencyStore } from '@twosides/domain/statements';
import type { VoiceStore } from '@twosides/domain/voices';
import type { OwnVoteStore, VoteStore } from '@twosides/domain/voting';
import type { OnJob } from './jobs-put-in.ts';

/** Everything that one database keeps, behind the domain's ports. */
export type Stores = {
  readonly accounts: AccountStore;
  readonly conflicts: ConflictStore;
  readonly votes: VoteStore;
  readonly ownVotes: OwnVoteStore;
  readonly comments: CommentStore;
  readonly reading: ConflictReader;
  readonly todaysFive: TodaysFiveStore;
  readonly endings: EndingStore;
  readonly personalData: PersonalDataStore;
  readonly points: PointsStore;
  readonly profiles: ProfileStore;
  readonly silences: SilenceStore;
  readonly alerts: AlertStore;
  readonly pushSubscriptions: PushStore;
  readonly moderation: ModerationStore;
  readonly reports: ReportStore;
  readonly setAside: SetAsideStore;
  readonly unusualVoting: UnusualVotingStore;
  readonly statements: StatementStore;
  readonly transparency: TransparencyStore;
  readonly searches: SearchStore;
  readonly shares: ShareStore;
  readonly stats: StatsStore;
  readonly voices: VoiceStore;
  readonly digests: DigestStore;
  readonly sessions: SessionStore;
  readonly signInAttempts: SignInAttemptStore;
  readonly jobs: JobQueue;
  readonly rateLimiter: RateLimiter;
  /** Tells of every job that is put in through these stores, once it is stored. */
  onJob(listener: OnJob): void;
  /** What the operator should know of this database, in a sentence or two; null: nothing. */
  readonly notice: string | null;
  /** Resolves when the database answers; rejects within 2 s when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
