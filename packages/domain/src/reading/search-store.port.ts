import type { Voter } from '../kernel/ids.ts';
import type { Member } from '../model/member.ts';
import type { ConflictPage } from './conflict-reader.port.ts';

export type SearchQuery = {
  /** Words in lower case, at least one; see `reading/search-words.rule.ts`. */
  readonly words: readonly string[];
  readonly viewer: Voter | null;
  readonly conflictLimit: number;
  readonly memberLimit: number;
};

/** A search looks at so many of its matches, however common its words are. */
export const MATCHES_MAX = 1_000;

/** Text search, as good as the engine's own: SQLite wants all words and finds beginnings of words and
 * close spellings; MongoDB finds whole words. */
export interface SearchStore {
  /**
   * Active conflicts with the words in title or accounts: those with most of them in the title first, then the newest.
   * Of more than `MATCHES_MAX` matches the newest are looked at; on MongoDB those that hold the first word most.
   */
  searchConflicts(query: SearchQuery): Promise<ConflictPage>;
  /** Onboarded members whose nickname begins with the words. */
  searchMembers(query: SearchQuery): Promise<readonly Member[]>;
}
