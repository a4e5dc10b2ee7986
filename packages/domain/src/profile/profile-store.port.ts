import type { MemberId } from '../kernel/ids.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { Member } from '../model/member.ts';
import type { Decision } from '../model/write.ts';

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

export interface ProfileStore {
  find(identifier: string): Promise<Member | null>;
  readStanding(member: MemberId, viewer: MemberId | null, scope: AuthorScope): Promise<Standing>;
  follow<T>(follower: MemberId, following: MemberId, decide: Decision<FollowState, T>): Promise<T>;
  unfollow(follower: MemberId, following: MemberId): Promise<void>;
}
