import type { MemberId, Timestamp } from '../kernel/ids.ts';

/**
 * `isMuted`: the other member's comments are collapsed for this member. `isBlocked`: the other member can neither
 * comment on this member's conflicts nor follow this member.
 */
export type Relation = { readonly isMuted: boolean; readonly isBlocked: boolean };

export const NO_RELATION: Relation = { isMuted: false, isBlocked: false };

export type RelatedMember = Relation & { readonly nickname: string };

export interface RelationStore {
  /** Does nothing if either member is deleted. A block also ends follows in both directions. */
  relation(member: MemberId, other: MemberId, change: Partial<Relation>, at: Timestamp): Promise<void>;
  find(member: MemberId, other: MemberId): Promise<Relation>;
  list(member: MemberId, limit: number): Promise<readonly RelatedMember[]>;
}
