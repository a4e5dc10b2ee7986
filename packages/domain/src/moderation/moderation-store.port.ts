import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { ReportedItem, Ruling } from '../model/report.ts';

/** Who looks at a case, and until when nobody else does. */
export type CaseClaim = { readonly item: ReportedItem; readonly by: string; readonly until: Timestamp };

/**
 * Who moderates, who looks at what, and what was decided. Claims and rulings are put in by decisions; rulings are never
 * changed.
 */
export interface ModerationStore {
  /** Does nothing for a member who has the office already. */
  appoint(member: MemberId): Promise<void>;
  dismiss(member: MemberId): Promise<void>;
  /** Also of a suspension that is over. */
  suspendedUntil(member: MemberId): Promise<Timestamp | null>;
  isModerator(member: MemberId): Promise<boolean>;
  listClaims(now: Timestamp): Promise<readonly CaseClaim[]>;
  /** Those about these items, oldest first. */
  listRulings(items: readonly ReportedItem[]): Promise<readonly Ruling[]>;
}
