import type { ConflictId } from '../kernel/ids.ts';
import type { Member } from '../model/member.ts';

/**
 * The search index. It holds the terms of conflicts that anyone may read: one that is taken down or hidden leaves it in
 * the same transaction.
 */
export interface SearchStore {
  /**
   * Conflicts that hold all terms: first those that hold all of them in the title, then the newest. SQLite also finds
   * longer words that begin with a term; MongoDB compares the newest `MATCHES_MAX` that hold the rarest term.
   */
  findConflicts(terms: readonly string[], limit: number): Promise<readonly ConflictId[]>;
  /** Onboarded members whose nickname begins with the text. */
  findMembers(text: string, limit: number): Promise<readonly Member[]>;
}
