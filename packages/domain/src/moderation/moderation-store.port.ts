import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { ReportedItem, Ruling } from '../model/report.ts';

export type CaseClaim = { readonly item: ReportedItem; readonly by: string; readonly until: Timestamp };

/** Decisions write claims and rulings; rulings never change. */
export interface ModerationStore {
  appoint(member: MemberId): Promise<void>;
  dismiss(member: MemberId): Promise<void>;
  /** Even if that has passed; null if there was none. */
  suspendedUntil(member: MemberId): Promise<Timestamp | null>;
  isModerator(member: MemberId): Promise<boolean>;
  listClaims(now: Timestamp): Promise<readonly CaseClaim[]>;
  listRulings(items: readonly ReportedItem[]): Promise<readonly Ruling[]>;
}
