import type { ConflictId } from '@twosides/domain/kernel';
import { nicknameKey } from '@twosides/domain/names';
import type { SearchStore } from '@twosides/domain/reading';
import { MEMBERS } from '../accounts/member-row.ts';
import type { Database } from '../kernel/database.ts';

export const createSearchStore = (database: Database): SearchStore => ({
  findConflicts: async (terms, limit) =>
    database.read(() => {
      const found = new Set<ConflictId>();
      for (const query of queriesOf(terms)) {
        if (found.size >= limit) break;
        for (const { id } of database.all<{ id: ConflictId }>(MATCH, query, limit)) found.add(id);
      }
      return [...found].slice(0, limit);
    }),

  findMembers: async (text, limit) => {
    const beginning = nicknameKey(text);
    return MEMBERS.all(database, MEMBERS_NAMED, beginning, `${beginning}\u{10ffff}`, limit);
  },
});

export const MEMBERS_NAMED = `
  SELECT * FROM users WHERE nickname_key >= ? AND nickname_key < ? AND onboarding_completed = 1
  ORDER BY nickname_key LIMIT ?`;

/** Newest first, because ordering by FTS rank would read every match. */
export const MATCH = 'SELECT rowid AS id FROM conflicts_text WHERE conflicts_text MATCH ? ORDER BY rowid DESC LIMIT ?';

/** Returns the strictest query first. Terms need no escaping, because they contain only letters and digits. */
const queriesOf = (terms: readonly string[]): string[] => {
  const whole = terms.map((term) => `"${term}"`).join(' AND ');
  const beginnings = terms.map((term) => `"${[...term].slice(0, PREFIX_MAX).join('')}"*`).join(' AND ');
  return [`{title} : (${whole})`, `{title} : (${beginnings})`, whole, beginnings];
};

/** Characters. The search index stores no longer word beginnings, so a longer term matches by its first characters. */
const PREFIX_MAX = 8;
