import type { Standing } from '../conflicts/standing.rule.ts';
import type { ConflictId, MailboxId, MemberId, Timestamp } from '../kernel/index.ts';
import type { Suspendable } from '../mailbox-keys/mailbox-key.rule.ts';
import type {
  Care,
  Conflict,
  Decision,
  Exclusion,
  Member,
  Report,
  ReportedItem,
  Review,
  Ruling,
  Update,
  Vote,
  VoteHistory,
} from '../model/index.ts';
import type { PersonalKind } from '../names/personal.rule.ts';
import type { ReporterRecord } from './collapsing.rule.ts';
import type { CaseHold } from './moderation.rule.ts';

export type OpenReport = Report & {
  readonly mailboxId: MailboxId;
  readonly record: ReporterRecord | null;
  /** `secret` opens the report's status page. */
  readonly mailTo: { readonly email: string; readonly secret?: string | undefined } | null;
};

export type ReportedState = Standing & {
  readonly authorId: MemberId | null;
  readonly conflictId: ConflictId;
  /** How much the conflict's comment count falls if this comment is removed; 0 for other items. */
  readonly countsFor: number;
  readonly updates: readonly Update[];
  readonly text: string;
  readonly openReports: readonly OpenReport[];
};

/** `suspendedUntil` belongs to the reporter, not to the item's author. */
export type ReportState = ReportedState &
  Suspendable & {
    readonly reporter: Member | null;
    readonly record: ReporterRecord | null;
    readonly hasReported: boolean;
    readonly mailboxId: MailboxId;
    readonly isPublic: boolean;
  };

export type CasePlace = { readonly title: string; readonly answered: string | null };

export type OpenCase = {
  readonly item: ReportedItem;
  readonly under: CasePlace | null;
  readonly text: string;
  readonly isPublic: boolean;
  readonly posted: { readonly at: Timestamp; readonly conflictId: ConflictId } | null;
  readonly review: Review | null;
  readonly care: Care | null;
  readonly reports: readonly OpenReport[];
  readonly further: number;
  readonly isOwn: boolean;
};

export type CaseWeight = OpenCase & { readonly weight: number; readonly isDanger: boolean };

export type LastRuling = {
  readonly ruling: Ruling;
  readonly reporters: readonly MemberId[];
  /** Whether an appeal about the item waits for an answer. */
  readonly isAppealed: boolean;
};

export type SettleState = { readonly item: ReportedState | null; readonly openReports: readonly OpenReport[] };

export type DeskState = SettleState & CaseHold & { readonly lastRuling: LastRuling | null };

/** Each call is atomic, and durable before its promise resolves. Calls for one item run one after another. */
export interface ReportStore {
  report<T>(item: ReportedItem, reporter: MemberId, decide: Decision<ReportState | null, T>): Promise<T>;
  listOpen(limit: number, moderator?: MemberId | null): Promise<readonly OpenCase[]>;
  deleteAddresses(before: Timestamp, limit: number): Promise<number>;
  listWaiting(limit: number, moderator: MemberId): Promise<readonly OpenCase[]>;
  listDecided(limit: number, moderator: MemberId, since: Timestamp): Promise<readonly OpenCase[]>;
  listOfAuthor(item: ReportedItem): Promise<readonly Ruling[]>;
  /** `decide` gets a null `item` if the item was deleted. */
  settle<T>(item: ReportedItem, decide: Decision<SettleState, T>): Promise<T>;
  judge<T>(item: ReportedItem, moderator: MemberId, decide: Decision<DeskState, T>): Promise<T>;
}

export type CaseClaim = { readonly item: ReportedItem; readonly by: string; readonly until: Timestamp };

export interface ModerationStore {
  appoint(member: MemberId): Promise<void>;
  dismiss(member: MemberId): Promise<void>;
  /** The end of the latest suspension, which may have passed. */
  suspendedUntil(member: MemberId): Promise<Timestamp | null>;
  isModerator(member: MemberId): Promise<boolean>;
  listClaims(now: Timestamp): Promise<readonly CaseClaim[]>;
  listRulings(items: readonly ReportedItem[]): Promise<readonly Ruling[]>;
}

export type NetworkGroup = {
  readonly network: string;
  readonly votes: number;
  readonly established: number;
  readonly excluded: number;
};

export type VotesWanted = { readonly networks: readonly string[] } | 'excluded';

export type ExclusionState = {
  readonly conflict: Conflict | null;
  readonly isUnusual: boolean;
  readonly votes: readonly (Vote & { readonly network: string | null })[];
};

export interface ExclusionStore {
  listGroups(id: ConflictId, limit: number): Promise<readonly NetworkGroup[]>;
  listActions(ids: readonly ConflictId[]): Promise<readonly Exclusion[]>;
  listConflicts(limit: number): Promise<readonly { readonly id: ConflictId; readonly title: string }[]>;
  /** Includes conflicts posted under a pseudonym or by another account of the member's mailbox. */
  listOwn(ids: readonly ConflictId[], member: MemberId): Promise<ReadonlySet<ConflictId>>;
  /** Never runs concurrently with a vote on the same conflict. */
  decide<T>(id: ConflictId, wanted: VotesWanted, decide: Decision<ExclusionState, T>): Promise<T>;
}

export type BusyPlace = readonly [todayVotes: number, totalVotes: number, id: ConflictId];

export type BusyConflict = { readonly place: BusyPlace; readonly history: VoteHistory };

export type UnusualVoting = {
  readonly id: ConflictId;
  readonly title: string;
  readonly foundOn: Timestamp;
  readonly established: number;
  readonly others: number;
};

export interface UnusualVotingStore {
  listBusy(least: number, after: BusyPlace | null, limit: number): Promise<readonly BusyConflict[]>;
  note(id: ConflictId, day: Timestamp, lookedAtBefore: Timestamp): Promise<void>;
  /** Lists only conflicts with a public result, because the list would hint at a hidden result. */
  listOpen(limit: number): Promise<readonly UnusualVoting[]>;
  settle(id: ConflictId, at: Timestamp): Promise<boolean>;
}

export type PersonalDetector = (text: string) => readonly PersonalKind[];
