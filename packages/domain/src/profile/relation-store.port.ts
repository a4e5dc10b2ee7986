import type { MemberId, Timestamp } from '../kernel/ids.ts';

/**
 * `isMuted`: the other member's comments are collapsed for this member. `isBlocked`: the other member can neither
 * comment on this member's conflicts nor follow this member.
 */
export type Relation = { readonly isMuted: boolean; readonly isBlocked: boolean };

export const NO_RELATION: Relation = { isMuted: false, isBlocked: false };

export type RelatedMember = Relation & { readonly nickname: string };

/** Only the member who set a relation can read it. */
export interface RelationStore {
  /**
   * Does nothing if either member is deleted. In the same transaction, a block also ends follows in both directions.
   */
  relation(member: MemberId, other: MemberId, change: Partial<Relation>, at: Timestamp): Promise<void>;
  find(member: MemberId, other: MemberId): Promise<Relation>;
  /** Omits members without a nickname. Latest first. */
  list(member: MemberId, limit: number): Promise<readonly RelatedMember[]>;
}
