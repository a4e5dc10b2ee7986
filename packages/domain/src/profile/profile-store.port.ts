import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { NewAlert } from '../model/alert.ts';
import type { Member } from '../model/member.ts';

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

/** Members as others meet them. */
export interface ProfileStore {
  /** By id, else by nickname without regard to case. */
  find(identifier: string): Promise<Member | null>;
  readStanding(member: MemberId, viewer: MemberId | null, scope: AuthorScope): Promise<Standing>;
  /**
   * Following twice is following once; the first time stays, and raises the alert in the same step.
   * @returns false, and nothing is stored, unless both are members with a nickname
   */
  follow(follower: MemberId, following: MemberId, at: Timestamp, alert: NewAlert): Promise<boolean>;
  unfollow(follower: MemberId, following: MemberId): Promise<void>;
}
