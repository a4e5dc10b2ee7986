import type { CategoryId } from '../model/category.ts';
import type { CommentId, ConflictId } from '../model/ids.ts';
import type { PointKind } from '../model/points.ts';
import type { ReportReason, TakenDownBy } from '../model/report.ts';
import type { Side } from '../model/side.ts';
import type { CurrentUserView, IsoTime, PushDeviceView, SecurityView, SessionView } from './views.ts';

/** Grows when a field changes its meaning or goes; a field more is no reason. */
export const EXPORT_VERSION = 1;

/** A conflict that somebody else may have written; the title while it is on the site. */
type ConflictMention = { readonly conflictId: ConflictId; readonly conflictTitle: string | null };

/** The file that a member downloads: all that is stored about them, and nothing that only concerns somebody else. */
export type AccountExport = {
  readonly format: 'twosides-account';
  readonly version: typeof EXPORT_VERSION;
  readonly exportedAt: IsoTime;
  readonly profile: CurrentUserView & { readonly lastName: string | null; readonly updatedAt: IsoTime };
  readonly signIn: {
    readonly hasPassword: boolean;
    readonly passwordChangedAt: IsoTime | null;
    readonly pendingEmail: string | null;
    /** Without the provider's name for the member: that is a key, not data. */
    readonly connections: SecurityView['connections'];
    /** The names of the devices that the account was ever signed in on. */
    readonly devices: readonly string[];
  };
  readonly sessions: readonly Omit<SessionView, 'isCurrent'>[];
  /** Anonymous ones and those off the site, too. Never with a split that the member may not see. */
  readonly conflicts: readonly {
    readonly id: ConflictId;
    readonly submittedAt: IsoTime;
    readonly title: string;
    readonly hisSide: string;
    readonly herSide: string;
    readonly category: CategoryId;
    readonly tags: readonly string[];
    readonly anonymous: boolean;
    readonly authorSide: Side;
    readonly userNickname: string;
    readonly partnerNickname: string;
    readonly userPronouns: string | null;
    readonly partnerPronouns: string | null;
    readonly userAvatarId: string;
    readonly partnerAvatarId: string;
    readonly isActive: boolean;
    readonly takenDownBy: TakenDownBy | null;
    readonly totalVotes: number;
    readonly commentCount: number;
  }[];
  readonly votes: readonly (ConflictMention & { readonly side: Side; readonly votedAt: IsoTime })[];
  readonly comments: readonly (ConflictMention & {
    readonly postedAt: IsoTime;
    readonly content: string;
    readonly isVisible: boolean;
  })[];
  readonly following: readonly { readonly nickname: string | null; readonly since: IsoTime }[];
  /** How many, and since when; who they are is theirs to say. */
  readonly followers: readonly { readonly since: IsoTime }[];
  readonly reports: readonly {
    readonly item: 'conflict' | 'comment';
    readonly itemId: string;
    readonly reason: ReportReason;
    readonly note: string | null;
    readonly reportedAt: IsoTime;
  }[];
  /** Those not counted are of something that is off the site. */
  readonly points: readonly {
    readonly kind: PointKind;
    readonly points: number;
    readonly day: IsoTime;
    readonly isCounted: boolean;
  }[];
  /** Comments that the member has marked as helpful. */
  readonly helpfulMarks: readonly { readonly commentId: CommentId }[];
  readonly alerts: readonly {
    readonly text: string;
    readonly detail: string | null;
    readonly at: IsoTime;
    readonly isRead: boolean;
  }[];
  readonly alertPreferences: unknown;
  /** Browsers that are told while nobody looks. */
  readonly notifiedDevices: readonly Pick<PushDeviceView, 'device' | 'createdAt' | 'lastSeenAt'>[];
};
