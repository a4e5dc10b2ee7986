import type { ConflictId } from '../kernel/ids.ts';
import type { Member } from '../model/member.ts';

/** Public conflicts only. Taking down or collapsing a conflict removes it in the same transaction. */
export interface SearchStore {
  /**
   * Conflicts that contain all terms: first those with all terms in the title, then newest. SQLite also matches
   * prefixes. MongoDB compares the newest `MATCHES_MAX` conflicts that contain the rarest term.
   */
  findConflicts(terms: readonly string[], limit: number): Promise<readonly ConflictId[]>;
  /** Onboarded members whose nickname starts with the text. */
  findMembers(text: string, limit: number): Promise<readonly Member[]>;
}
