import type { ConflictId } from '@twosides/domain/kernel';
import { nicknameKey } from '@twosides/domain/names';
import type { SearchStore } from '@twosides/domain/reading';
import { SELECT_MEMBER } from '../accounts/member-row.ts';
import type { Database } from '../kernel/database.ts';

export const createSearchStore = (database: Database): SearchStore => ({
  findConflicts: async (terms, limit) =>
    database.read(() => {
      const found = new Set<ConflictId>();
      for (const query of queriesOf(terms)) {
        if (found.size >= limit) break;
        for (const id of database.list<ConflictId>(MATCH, query, limit)) found.add(id);
      }
      return [...found].slice(0, limit);
    }),

  findMembers: async (text, limit) => {
    const beginning = nicknameKey(text);
    return database.all(MEMBERS_NAMED, beginning, `${beginning}\u{10ffff}`, limit);
  },
});

export const MEMBERS_NAMED = `${SELECT_MEMBER}
  WHERE nickname_key >= ? AND nickname_key < ? AND onboarding_completed = 1
  ORDER BY nickname_key LIMIT ?`;

/** Sorts newest first, because SQLite would read every match to sort by FTS rank. */
export const MATCH = 'SELECT rowid AS id FROM conflicts_text WHERE conflicts_text MATCH ? ORDER BY rowid DESC LIMIT ?';

/** Terms need no escaping, because they contain only letters and digits. */
const queriesOf = (terms: readonly string[]): string[] => {
  const whole = terms.map((term) => `"${term}"`).join(' AND ');
  const beginnings = terms.map((term) => `"${[...term].slice(0, PREFIX_MAX).join('')}"*`).join(' AND ');
  return [`{title} : (${whole})`, `{title} : (${beginnings})`, whole, beginnings];
};

/** Characters. Must be the longest `prefix` of the search index `conflicts_text`. */
const PREFIX_MAX = 8;
