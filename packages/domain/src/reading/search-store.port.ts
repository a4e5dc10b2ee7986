import type { ConflictId } from '../kernel/ids.ts';
import type { Member } from '../model/member.ts';

/** Finds public conflicts only. The transaction that takes down or collapses a conflict also removes it from search. */
export interface SearchStore {
  /**
   * Finds conflicts that contain all terms: first those with all terms in the title, then the newest. Only the SQLite
   * store also matches the beginning of a word.
   */
  findConflicts(terms: readonly string[], limit: number): Promise<readonly ConflictId[]>;
  /** Finds onboarded members whose nickname starts with the text. */
  findMembers(text: string, limit: number): Promise<readonly Member[]>;
}
