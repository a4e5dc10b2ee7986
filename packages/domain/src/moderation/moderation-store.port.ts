import type { ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { ReportedItem, Ruling } from '../model/report.ts';

/** Who looks at a case, and until when nobody else does. */
export type CaseClaim = { readonly item: ReportedItem; readonly by: string; readonly until: Timestamp };

/** A ruling on what a member has written, with the conflict that it is or stands under. */
export type StoredStatement = Ruling & {
  readonly id: string;
  readonly conflictId: ConflictId;
  readonly conflictTitle: string;
};

/**
 * Who moderates, who looks at what, and what was decided. Claims and rulings are put in by decisions; rulings are never
 * changed.
 */
export interface ModerationStore {
  /** Does nothing for a member who has the office already. */
  appoint(member: MemberId): Promise<void>;
  dismiss(member: MemberId): Promise<void>;
  isModerator(member: MemberId): Promise<boolean>;
  listClaims(now: Timestamp): Promise<readonly CaseClaim[]>;
  /** Those about these items, oldest first. */
  listRulings(items: readonly ReportedItem[]): Promise<readonly Ruling[]>;
  /** Those that have changed something for the author of what they are about, newest first. */
  listStatements(author: MemberId, limit: number): Promise<readonly StoredStatement[]>;
}
