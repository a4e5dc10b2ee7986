import type { MemberId } from '../kernel/ids.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { Member } from '../model/member.ts';
import type { Decision } from '../model/write.ts';

/** A member's followers and conflicts, in numbers. */
export type Standing = {
  readonly followersCount: number;
  readonly followingCount: number;
  /** Whether the viewer follows the member. */
  readonly isFollowing: boolean;
  /** Number of conflicts in the requested scope, and of those with at least one vote. */
  readonly conflictCount: number;
  readonly votedConflictCount: number;
};

/** `public`: active conflicts under the member's own name. `own`: all conflicts, for the member only. */
export type AuthorScope = 'public' | 'own';

/** What following a member is decided on. `suspendedUntil` is the follower's. */
export type FollowState = Suspendable & {
  /** Whether both members have a nickname. */
  readonly areNamed: boolean;
  readonly isFollowing: boolean;
  /** Whether either member has blocked the other. */
  readonly isBlocked: boolean;
};

/** Public profiles. */
export interface ProfileStore {
  /** Finds a member by id, else by nickname, ignoring case. */
  find(identifier: string): Promise<Member | null>;
  readStanding(member: MemberId, viewer: MemberId | null, scope: AuthorScope): Promise<Standing>;
  /** Loads, decides and saves in one transaction. */
  follow<T>(follower: MemberId, following: MemberId, decide: Decision<FollowState, T>): Promise<T>;
  unfollow(follower: MemberId, following: MemberId): Promise<void>;
}
