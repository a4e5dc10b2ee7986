import type { ConflictId } from '../kernel/ids.ts';
import type { Member } from '../model/member.ts';

/** The search index of public conflicts. Taking down or collapsing one removes it in the same transaction. */
export interface SearchStore {
  /**
   * Conflicts containing all terms: those with all in the title first, then newest. SQLite also matches prefixes;
   * MongoDB compares the newest `MATCHES_MAX` with the rarest term.
   */
  findConflicts(terms: readonly string[], limit: number): Promise<readonly ConflictId[]>;
  /** Onboarded members whose nickname starts with the text. */
  findMembers(text: string, limit: number): Promise<readonly Member[]>;
}
