import type {
  AccountStore,
  AlertStore,
  ConflictStore,
  DigestStore,
  JobQueue,
  PersonalDataStore,
  PointsStore,
  ProfileStore,
  PushStore,
  RateLimiter,
  ReportStore,
  SearchStore,
  SessionStore,
  ShareStore,
  SignInAttemptStore,
  StatsStore,
  VoiceStore,
} from '@twosides/domain';

/** Everything that one database keeps, behind the domain's ports. */
export type Stores = {
  readonly accounts: AccountStore;
  readonly conflicts: ConflictStore;
  readonly personalData: PersonalDataStore;
  readonly points: PointsStore;
  readonly profiles: ProfileStore;
  readonly alerts: AlertStore;
  readonly pushSubscriptions: PushStore;
  readonly reports: ReportStore;
  readonly searches: SearchStore;
  readonly shares: ShareStore;
  readonly stats: StatsStore;
  readonly voices: VoiceStore;
  readonly digests: DigestStore;
  readonly sessions: SessionStore;
  readonly signInAttempts: SignInAttemptStore;
  readonly jobs: JobQueue;
  readonly rateLimiter: RateLimiter;
  /** Resolves when the database answers; rejects within 2 s when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
