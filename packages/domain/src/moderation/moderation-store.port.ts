import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { ReportedItem, Ruling } from '../model/report.ts';

/** Who claimed a case, and until when. */
export type CaseClaim = { readonly item: ReportedItem; readonly by: string; readonly until: Timestamp };

/** Moderators, claims and rulings. Decisions write claims and rulings; rulings never change. */
export interface ModerationStore {
  /** Does nothing if the member is a moderator already. */
  appoint(member: MemberId): Promise<void>;
  dismiss(member: MemberId): Promise<void>;
  /** When the member's latest suspension ends, even if that has passed; null if there was none. */
  suspendedUntil(member: MemberId): Promise<Timestamp | null>;
  isModerator(member: MemberId): Promise<boolean>;
  listClaims(now: Timestamp): Promise<readonly CaseClaim[]>;
  /** Rulings on these items, oldest first. */
  listRulings(items: readonly ReportedItem[]): Promise<readonly Ruling[]>;
}
