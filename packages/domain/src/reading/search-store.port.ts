import type { ConflictId } from '../kernel/ids.ts';
import type { Member } from '../model/member.ts';

/** Finds public conflicts only. The transaction that takes down or collapses a conflict also removes it from search. */
export interface SearchStore {
  /**
   * Finds conflicts that contain all terms. Those with all terms in the title come first, then the newest. SQLite also
   * matches prefixes. MongoDB compares only the newest `MATCHES_MAX` conflicts that contain the rarest term.
   */
  findConflicts(terms: readonly string[], limit: number): Promise<readonly ConflictId[]>;
  /** Finds onboarded members whose nickname starts with the text. */
  findMembers(text: string, limit: number): Promise<readonly Member[]>;
}
