import type { MemberId, Timestamp } from '../kernel/ids.ts';

/** What a member keeps somebody else from: their comments fold, and they cannot comment on what the member posts. */
export type Silence = { readonly isMuted: boolean; readonly isBlocked: boolean };

export const NO_SILENCE: Silence = { isMuted: false, isBlocked: false };

/** One of a member's list. */
export type SilencedMember = Silence & { readonly nickname: string };

/** Whom members have muted or blocked. Each of them is known to the one who did so alone. */
export interface SilenceStore {
  /** One at least is given. Where nothing is left, nothing is kept; of a member who is gone neither. */
  silence(member: MemberId, other: MemberId, change: Partial<Silence>, at: Timestamp): Promise<void>;
  find(member: MemberId, other: MemberId): Promise<Silence>;
  /** Those with a nickname, the latest first. */
  list(member: MemberId, limit: number): Promise<readonly SilencedMember[]>;
}
