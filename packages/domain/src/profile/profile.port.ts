import type { MemberId, Timestamp } from '../kernel/index.ts';
import type { Suspendable } from '../mailbox-keys/mailbox-key.rule.ts';
import type { Decision, Member } from '../model/index.ts';

export type Standing = {
  readonly followersCount: number;
  readonly followingCount: number;
  readonly isFollowing: boolean;
  readonly conflictCount: number;
  readonly votedConflictCount: number;
};

/** `public`: active conflicts under the member's own name. `own`: all conflicts, which only the member may list. */
export type AuthorScope = 'public' | 'own';

export type FollowState = Suspendable & {
  readonly areNamed: boolean;
  readonly isFollowing: boolean;
  readonly isBlocked: boolean;
};

export type Follower = { readonly memberId: MemberId; readonly isMuting: boolean };

export interface ProfileStore {
  find(identifier: string): Promise<Member | null>;
  readStanding(member: MemberId, viewer: MemberId | null): Promise<Standing>;
  follow<T>(follower: MemberId, following: MemberId, decide: Decision<FollowState, T>): Promise<T>;
  unfollow(follower: MemberId, following: MemberId): Promise<void>;
  /** In the order of their ids. `isMuting`: the follower has muted `member`. */
  listFollowers(member: MemberId, after: MemberId | null, limit: number): Promise<readonly Follower[]>;
  /** The nicknames of those whom `member` follows, the latest follow first. */
  listFollowing(member: MemberId, limit: number): Promise<readonly FollowedMember[]>;
}

/**
 * `isMuted`: the other member's comments are collapsed for this member. `isBlocked`: the other member can neither
 * comment on this member's conflicts nor follow this member.
 */
export type Relation = { readonly isMuted: boolean; readonly isBlocked: boolean };

export const NO_RELATION: Relation = { isMuted: false, isBlocked: false };

export type FollowedMember = { readonly nickname: string };

export type RelatedMember = Relation & { readonly nickname: string };

export interface RelationStore {
  /** Does nothing if either member is deleted. A block also ends follows in both directions. */
  relation(member: MemberId, other: MemberId, change: Partial<Relation>, at: Timestamp): Promise<void>;
  find(member: MemberId, other: MemberId): Promise<Relation>;
  list(member: MemberId, limit: number): Promise<readonly RelatedMember[]>;
}
