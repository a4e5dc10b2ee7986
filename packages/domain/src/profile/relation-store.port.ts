import type { MemberId, Timestamp } from '../kernel/ids.ts';

/**
 * `isMuted`: the other's comments are collapsed for the member. `isBlocked`: the other can neither comment on the
 * member's conflicts nor follow the member.
 */
export type Relation = { readonly isMuted: boolean; readonly isBlocked: boolean };

export const NO_RELATION: Relation = { isMuted: false, isBlocked: false };

export type RelatedMember = Relation & { readonly nickname: string };

/** Only the member who set them knows them. */
export interface RelationStore {
  /**
   * A relation that is neither is deleted. Does nothing for deleted members. Blocking also ends follows in both
   * directions, in the same transaction.
   */
  relation(member: MemberId, other: MemberId, change: Partial<Relation>, at: Timestamp): Promise<void>;
  find(member: MemberId, other: MemberId): Promise<Relation>;
  /** Only members with a nickname, latest first. */
  list(member: MemberId, limit: number): Promise<readonly RelatedMember[]>;
}
