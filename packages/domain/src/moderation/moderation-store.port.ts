import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { ReportedItem, Ruling } from '../model/report.ts';

export type CaseClaim = { readonly item: ReportedItem; readonly by: string; readonly until: Timestamp };

export interface ModerationStore {
  appoint(member: MemberId): Promise<void>;
  dismiss(member: MemberId): Promise<void>;
  /** The end of the latest suspension, which may have passed. */
  suspendedUntil(member: MemberId): Promise<Timestamp | null>;
  isModerator(member: MemberId): Promise<boolean>;
  listClaims(now: Timestamp): Promise<readonly CaseClaim[]>;
  listRulings(items: readonly ReportedItem[]): Promise<readonly Ruling[]>;
}
