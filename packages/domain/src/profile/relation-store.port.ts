import type { MemberId, Timestamp } from '../kernel/ids.ts';

/** Mute: their comments are collapsed. Block: they can neither comment on the member's conflicts nor follow. */
export type Relation = { readonly isMuted: boolean; readonly isBlocked: boolean };

export const NO_RELATION: Relation = { isMuted: false, isBlocked: false };

export type RelatedMember = Relation & { readonly nickname: string };

/** Mutes and blocks, known only to those who set them. */
export interface RelationStore {
  /**
   * Sets at least one of the two; deletes an empty relation. Does nothing for deleted members. Blocking also ends
   * follows in both directions, in the same transaction.
   */
  relation(member: MemberId, other: MemberId, change: Partial<Relation>, at: Timestamp): Promise<void>;
  find(member: MemberId, other: MemberId): Promise<Relation>;
  /** Those with a nickname, latest first. */
  list(member: MemberId, limit: number): Promise<readonly RelatedMember[]>;
}
