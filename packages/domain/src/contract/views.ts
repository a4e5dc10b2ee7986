import type { AlertKind } from '../model/alert.ts';
import type { CategoryId } from '../model/category.ts';
import type { ProviderName } from '../model/identity.ts';
import type { CommentId, ConflictId, MemberId, OpId } from '../model/ids.ts';
import type { MailList } from '../model/mail-list.ts';
import type { Pronouns, RelationshipLabel } from '../model/pronouns.ts';
import type { TakenDownBy } from '../model/report.ts';
import type { Side } from '../model/side.ts';
import type { Achievement } from '../rules/achievements.ts';

/** ISO 8601 in UTC, with milliseconds. */
export type IsoTime = string;

/** What depends on the split. While `resultsVisible` is false all of it but the counts is null. */
export type ResultsView = {
  readonly resultsVisible: boolean;
  readonly totalVotes: number;
  /** Votes first cast in the last 24 h: what today's lists are ordered by. */
  readonly todayVotes: number;
  /** Votes missing until everyone sees the results; 0 once they are public. */
  readonly votesUntilReveal: number;
  readonly revealedAt: IsoTime | null;
  readonly herVotes: number | null;
  readonly hisVotes: number | null;
  readonly herPercentage: number | null;
  readonly hisPercentage: number | null;
  readonly winner: Side | 'tie' | null;
  readonly winnerText: string | null;
  readonly isPolarizing: boolean | null;
  readonly polarization: 'High' | 'Medium' | 'Low' | null;
};

export type CommentView = {
  readonly id: CommentId;
  readonly content: string;
  readonly userNickname: string;
  readonly avatar: string;
  readonly postedAt: IsoTime;
  readonly timeAgo: string;
  /** The side its author has voted for; null without a vote, while results are hidden, and in lists. */
  readonly side: Side | null;
  /** Members who have marked it as helpful. */
  readonly helpfulCount: number;
  /** Whether the viewer has; null in lists, where that is not read. */
  readonly isHelpful: boolean | null;
  /** Written by the author of the conflict. */
  readonly isByAuthor: boolean;
  /** Written by the viewer. */
  readonly isOwn: boolean;
  /** Its author took its words back; `content` says so. */
  readonly isDeleted: boolean;
};

/** A conflict as one viewer may see it. In lists both accounts are excerpts of 120 characters. */
export type ConflictView = ResultsView & {
  readonly id: ConflictId;
  readonly title: string;
  readonly hisSide: string;
  readonly herSide: string;
  readonly category: CategoryId;
  readonly tags: readonly string[];
  /**
   * Goes with a vote, so that it is about the words that were read. Above 1 they were edited, before anybody voted or
   * commented.
   */
  readonly textVersion: number;
  readonly anonymous: boolean;
  /** Of an anonymous conflict the day alone, as its beginning in UTC; `timeAgo` and `isNew` follow it. */
  readonly submittedAt: IsoTime;
  readonly timeAgo: string;
  readonly isNew: boolean;
  readonly isActive: boolean;
  /** Why it is not on the site, for its author; null while it is. */
  readonly takenDownBy: TakenDownBy | null;
  readonly userNickname: string;
  readonly partnerNickname: string;
  readonly userAvatarId: string;
  readonly partnerAvatarId: string;
  readonly herFaceImageUrl: string | null;
  readonly hisFaceImageUrl: string | null;
  readonly authorSide: Side;
  readonly sideLabels: Readonly<Record<Side, string>>;
  /** Whether the viewer is its author; false for everyone else, so that an anonymous author stays unknown. */
  readonly isAuthor: boolean;
  readonly isTrending: boolean;
  readonly commentCount: number;
  readonly discussionLevel: 'Very High' | 'High' | 'Medium' | 'Low';
  readonly hasUserVoted: boolean;
  readonly userVoteSide: Side | null;
  /** The newest two. */
  readonly recentComments: readonly CommentView[];
};

export type ConflictDetailView = ConflictView & {
  /** The newest twenty, newest first. */
  readonly comments: readonly CommentView[];
  /** For `GET /api/conflicts/{id}/comments?cursor=`; null when there are no more. */
  readonly commentsCursor: string | null;
};

export type PostedConflict = { readonly id: ConflictId; readonly path: string };

/**
 * The answer to a vote; to its replay, as things stand now: the side may be another one by then, or none where the vote
 * has passed to another account of the same mailbox.
 */
export type VoteReceipt = ResultsView & {
  readonly opId: OpId | null;
  readonly conflictId: ConflictId;
  readonly userVoteSide: Side | null;
};

export type CommentReceipt = {
  readonly opId: OpId | null;
  readonly conflictId: ConflictId;
  readonly comment: CommentView;
  readonly commentCount: number;
};

/** `keepsPlace`: others found it helpful, so that something stands where it was. */
export type DeletedComment = {
  readonly conflictId: ConflictId;
  readonly commentId: CommentId;
  readonly keepsPlace: boolean;
};

export type HelpfulReceipt = {
  readonly opId: OpId | null;
  readonly commentId: CommentId;
  readonly helpfulCount: number;
  readonly isHelpful: boolean;
};

export type CurrentUserView = {
  readonly id: MemberId;
  readonly email: string;
  readonly firstName: string | null;
  readonly profileImageUrl: string | null;
  readonly userNickname: string | null;
  readonly userPronouns: Pronouns | null;
  readonly userAvatarId: string | null;
  readonly partnerNickname: string | null;
  readonly partnerPronouns: Pronouns | null;
  readonly partnerAvatarId: string | null;
  readonly relationshipLabel: RelationshipLabel | null;
  readonly bio: string | null;
  readonly emailUpdates: boolean;
  readonly emailVerified: boolean;
  readonly onboardingCompleted: boolean;
  readonly createdAt: IsoTime;
};

export type SignedIn = { readonly needsOnboarding: boolean; readonly user: CurrentUserView };

/** By a mailed link. `returnTo`: the page that somebody was on the way to; null for none. */
export type SignedInByLinkView = SignedIn & { readonly returnTo: string | null };

/** `user` is there only where registering signs in at once. */
export type Registered = { readonly requiresVerification: boolean; readonly user: CurrentUserView | null };

/** `signedIn`: this browser is the one that registered, and now has a session. */
export type EmailVerified = {
  readonly verified: true;
  readonly alreadyVerified: boolean;
  readonly signedIn: boolean;
  readonly needsOnboarding: boolean;
  /** The page that somebody was on the way to; null for none. */
  readonly returnTo: string | null;
};

/** A registration's link, opened where nobody registered: nothing has changed. */
export type OpenedElsewhereView = {
  readonly verified: false;
  /** To be typed where one registered; null where nobody waits for it any more. */
  readonly code: string | null;
  /** Masked. */
  readonly email: string;
};

/** How the member signs in. */
export type SecurityView = {
  readonly hasPassword: boolean;
  readonly connections: readonly { readonly provider: ProviderName; readonly connectedAt: IsoTime }[];
  /** An address that waits for its link to be followed. */
  readonly pendingEmail: { readonly email: string; readonly expiresAt: IsoTime } | null;
};

/** `signedIn`: this browser was signed in as the member, and still is. */
export type EmailChanged = { readonly changed: true; readonly signedIn: boolean };

/** A device on which the member is signed in. */
export type SessionView = {
  readonly id: string;
  /** "Firefox on Windows" */
  readonly device: string;
  readonly createdAt: IsoTime;
  /** To the hour. */
  readonly lastSeenAt: IsoTime;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
};
/** `list`: what will not be mailed again. */
export type Unsubscribed = { readonly list: MailList };

/** Who runs this site, and where to write to them; null where the operator has not said. */
export type OperatorView = { readonly name: string | null; readonly email: string | null };

/** The providers that visitors of this site can sign in with. */
export type SignInProvidersView = {
  readonly providers: readonly ProviderName[];
  /** Those that still have to be configured; none in production, where visitors could do nothing about it. */
  readonly unconfigured: readonly ProviderName[];
};

export type MessageView = { readonly message: string };

export type FollowingView = {
  readonly isFollowing: boolean;
  readonly followersCount: number;
  readonly followingCount: number;
};

/** A member as everyone may see them. */
export type ProfileView = FollowingView & {
  readonly id: MemberId;
  readonly userNickname: string;
  readonly userPronouns: Pronouns | null;
  readonly userAvatarId: string;
  readonly partnerNickname: string | null;
  readonly partnerAvatarId: string | null;
  readonly bio: string | null;
  /** The beginning of the month, in UTC: a day could be put beside that of an anonymous conflict. */
  readonly createdAt: IsoTime;
  /** Whether the viewer looks at their own. */
  readonly isOwn: boolean;
  /** In the member's own name; anonymous ones are counted nowhere. */
  readonly conflictCount: number;
  readonly votedConflictCount: number;
  readonly points: PointsView;
};

/** What a member has earned so far, all in their own name. */
export type PointsView = {
  readonly score: number;
  /** Days in a row, up to today or yesterday; 0 when it is broken. */
  readonly streak: number;
  readonly achievements: readonly Achievement[];
};

export type LeaderboardEntryView = {
  readonly id: MemberId;
  /** From 1; equal scores share a rank. null beyond the first ten thousand. */
  readonly rank: number | null;
  readonly username: string;
  readonly avatar: string;
  /** The three counts and the score are those of the board's span. */
  readonly score: number;
  readonly votesSubmitted: number;
  readonly conflictsPosted: number;
  readonly commentsWritten: number;
  /** Days in a row, whatever the span. */
  readonly streak: number;
  readonly isCurrentUser: boolean;
};

/** Weeks begin on Monday and days at midnight, both UTC. */
export type LeaderboardView = {
  readonly period: 'weekly' | 'daily';
  readonly startedAt: IsoTime;
  readonly resetsAt: IsoTime;
  /** The first twenty. */
  readonly entries: readonly LeaderboardEntryView[];
  /** The viewer's own, whether or not it is among the first; null for a visitor and without points. */
  readonly own: LeaderboardEntryView | null;
};

export type SearchView = {
  /** Best first. */
  readonly conflicts: readonly ConflictView[];
  readonly categories: readonly CategoryId[];
  readonly members: readonly { readonly id: MemberId; readonly userNickname: string; readonly userAvatarId: string }[];
};

/** What happened on a conflict in the last seven days; each figure ends at `INSIGHTS_MAX`. */
export type InsightsView = { readonly sharesThisWeek: number; readonly newVotersThisWeek: number };

/** What the community has done so far, counted at most a minute ago. Active conflicts only. */
export type StatsView = {
  /** Members who have told their nickname. */
  readonly memberCount: number;
  readonly conflictCount: number;
  readonly voteCount: number;
  readonly commentCount: number;
  /** Conflicts whose results are public. */
  readonly revealedCount: number;
  readonly conflictsByCategory: Readonly<Record<CategoryId, number>>;
  /** Votes a conflict, rounded; null without conflicts. */
  readonly averageVotes: number | null;
  /** Percent of the conflicts that have reached 100 votes, rounded; null without conflicts. */
  readonly revealRate: number | null;
  /** Milliseconds from posting to the 100th vote, the median of the latest thousand; null before the first. */
  readonly medianTimeToReveal: number | null;
};

/** One thing that a member is told. */
export type AlertView = {
  /** What it is about: a new event of the same kind renews the alert instead of adding one. */
  readonly id: string;
  readonly kind: AlertKind;
  /** Never says anything about a split. */
  readonly text: string;
  /** What it is about in a line: a title, or a reason; null where the text says it all. */
  readonly detail: string | null;
  /** The page that it leads to; null where there is none any more. */
  readonly path: string | null;
  /** The last event's time. */
  readonly at: IsoTime;
  readonly isRead: boolean;
};

export type UnreadView = { readonly unreadCount: number };

/** Newest first. `unreadCount` counts all pages. */
export type AlertsView = UnreadView & { readonly alerts: readonly AlertView[]; readonly nextCursor: string | null };

/** A browser that is told of news. */
export type PushDeviceView = {
  readonly id: string;
  readonly device: string;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
  readonly createdAt: IsoTime;
  readonly lastSeenAt: IsoTime;
};

/** The member's devices, the latest seen first. `publicKey` is what a browser subscribes with (VAPID), base64url. */
export type PushView = { readonly publicKey: string; readonly devices: readonly PushDeviceView[] };
