import type { AccountStore } from '@twosides/domain/accounts';
import type { AlertStore, DigestStore } from '@twosides/domain/alerts';
import type { ConflictStore } from '@twosides/domain/conflicts';
import type { TodaysFiveStore } from '@twosides/domain/deck';
import type { CommentStore } from '@twosides/domain/discussion';
import type { JobQueue } from '@twosides/domain/jobs';
import type { RateLimiter } from '@twosides/domain/kernel';
import type { MailboxKeyStore } from '@twosides/domain/mailbox-keys';
import type { ExclusionStore, ModerationStore, ReportStore, UnusualVotingStore } from '@twosides/domain/moderation';
import type { PointsStore } from '@twosides/domain/points';
import type { PersonalDataStore } from '@twosides/domain/privacy';
import type { ProfileStore, RelationStore } from '@twosides/domain/profile';
import type { PushStore } from '@twosides/domain/push';
import type { ConflictReader, SearchStore, StatsStore } from '@twosides/domain/reading';
import type { ShareStore } from '@twosides/domain/sharing';
import type { SessionStore, SignInAttemptStore } from '@twosides/domain/sign-in';
import type { StatementStore, TransparencyStore } from '@twosides/domain/statements';
import type { UpdateStore } from '@twosides/domain/updates';
import type { OwnVoteStore, VoteStore } from '@twosides/domain/voting';
import type { OnJob } from './jobs-put-in.ts';

/** The domain's ports, implemented on one database. */
export type Stores = {
  readonly accounts: AccountStore;
  readonly conflicts: ConflictStore;
  readonly votes: VoteStore;
  readonly ownVotes: OwnVoteStore;
  readonly comments: CommentStore;
  readonly reading: ConflictReader;
  readonly todaysFive: TodaysFiveStore;
  readonly updates: UpdateStore;
  readonly personalData: PersonalDataStore;
  readonly points: PointsStore;
  readonly profiles: ProfileStore;
  readonly relations: RelationStore;
  readonly alerts: AlertStore;
  readonly pushSubscriptions: PushStore;
  readonly moderation: ModerationStore;
  readonly reports: ReportStore;
  readonly excluded: ExclusionStore;
  readonly unusualVoting: UnusualVotingStore;
  readonly statements: StatementStore;
  readonly transparency: TransparencyStore;
  readonly searches: SearchStore;
  readonly shares: ShareStore;
  readonly stats: StatsStore;
  readonly mailboxKeys: MailboxKeyStore;
  readonly digests: DigestStore;
  readonly sessions: SessionStore;
  readonly signInAttempts: SignInAttemptStore;
  readonly jobs: JobQueue;
  readonly rateLimiter: RateLimiter;
  /** Calls the listener for every job stored through these stores. */
  onJob(listener: OnJob): void;
  /** A warning for the operator; null without one. */
  readonly notice: string | null;
  /** Rejects within 2 s if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
