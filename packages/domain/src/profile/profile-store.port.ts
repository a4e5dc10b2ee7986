import type { MemberId } from '../kernel/ids.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { Member } from '../model/member.ts';
import type { Decision } from '../model/write.ts';

/** How a member stands in the community. */
export type Standing = {
  readonly followersCount: number;
  readonly followingCount: number;
  /** Whether the viewer follows the member. */
  readonly isFollowing: boolean;
  /** Conflicts in the scope asked for, and those of them with at least one vote. */
  readonly conflictCount: number;
  readonly votedConflictCount: number;
};

/** `public`: active and in the member's own name. `own`: all, as only the member may see them. */
export type AuthorScope = 'public' | 'own';

/** `suspendedUntil`: of the one who follows. */
export type FollowState = Suspendable & {
  /** Whether both are members with a nickname. */
  readonly areNamed: boolean;
  readonly isFollowing: boolean;
  /** Whether one of the two has blocked the other. */
  readonly isBlocked: boolean;
};

/** Members as others meet them. */
export interface ProfileStore {
  /** By id, else by nickname without regard to case. */
  find(identifier: string): Promise<Member | null>;
  readStanding(member: MemberId, viewer: MemberId | null, scope: AuthorScope): Promise<Standing>;
  /** Loads, decides and saves as one atomic step. */
  follow<T>(follower: MemberId, following: MemberId, decide: Decision<FollowState, T>): Promise<T>;
  unfollow(follower: MemberId, following: MemberId): Promise<void>;
}
