import type { MemberId, Timestamp } from '../kernel/ids.ts';

/** A muted member's comments are collapsed; a blocked one can neither comment on what the member posts nor follow. */
export type Relation = { readonly isMuted: boolean; readonly isBlocked: boolean };

export const NO_RELATION: Relation = { isMuted: false, isBlocked: false };

/** One of a member's list. */
export type RelatedMember = Relation & { readonly nickname: string };

/** Whom members have muted or blocked. Each of them is known to the one who did so alone. */
export interface RelationStore {
  /**
   * One at least is given. Where nothing is left, nothing is kept; of a member who is gone neither. A block ends that
   * one of the two follows the other, in the same step.
   */
  relation(member: MemberId, other: MemberId, change: Partial<Relation>, at: Timestamp): Promise<void>;
  find(member: MemberId, other: MemberId): Promise<Relation>;
  /** Those with a nickname, the latest first. */
  list(member: MemberId, limit: number): Promise<readonly RelatedMember[]>;
}
