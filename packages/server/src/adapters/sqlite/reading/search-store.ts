import type { Secrets } from '@twosides/domain/kernel';
import { nicknameKey } from '@twosides/domain/names';
import { editDistance, type SearchQuery, type SearchStore, typosAllowed } from '@twosides/domain/reading';
import { type MemberRow, toMember } from '../accounts/member-row.ts';
import { CARD } from '../conflicts/conflict-row.ts';
import type { Database } from '../kernel/database.ts';
import { readTrendingTop, toListRow, type ViewedRow, withComments } from './conflict-lists.ts';

export const createSearchStore = (database: Database, secrets: Secrets): SearchStore => ({
  searchConflicts: async (query) =>
    database.read(() => {
      const rows = findConflicts(database, query);
      return {
        items: rows
          .slice(0, query.conflictLimit)
          .map((row) => withComments(database, secrets, toListRow(secrets, row))),
        hasMore: rows.length > query.conflictLimit,
        trendingTop: readTrendingTop(database),
      };
    }),

  searchMembers: async ({ words, memberLimit }) => {
    const beginning = nicknameKey(words.join(' '));
    return database.all<MemberRow>(MEMBERS_NAMED, beginning, `${beginning}\u{10ffff}`, memberLimit).map(toMember);
  },
});

export const MEMBERS_NAMED = `
  SELECT * FROM users WHERE nickname_key >= ? AND nickname_key < ? AND onboarding_completed = 1
  ORDER BY nickname_key LIMIT ?`;

/** First all words as they are typed; if nothing has them, what is spelled nearly like them. */
const findConflicts = (database: Database, query: SearchQuery): ViewedRow[] => {
  const found = match(database, query, query.words.map(asBeginning).join(' AND '));
  if (found.length > 0) return found;
  const guesses = query.words.map((word) => [word, ...closeSpellings(database, word)].map(asBeginning).join(' OR '));
  return match(database, query, guesses.map((guess) => `(${guess})`).join(' AND '));
};

/** A title's words weigh five times those of an account. */
const match = (database: Database, { viewer, conflictLimit }: SearchQuery, expression: string): ViewedRow[] =>
  database.all<ViewedRow>(MATCH, viewer, expression, conflictLimit + 1);

export const MATCH = `
  SELECT ${CARD}, votes.side AS viewer_side
  FROM conflicts_text
  JOIN conflicts ON conflicts.id = conflicts_text.rowid
  LEFT JOIN votes ON votes.conflict_id = conflicts.id AND votes.cast_by = ?
  WHERE conflicts_text MATCH ? AND conflicts.is_active = 1
  ORDER BY bm25(conflicts_text, 5, 1, 1), conflicts.id DESC LIMIT ?`;

/** Words hold letters and digits only, so nothing in them can be read as an operator. */
const asBeginning = (word: string): string => `"${word}"*`;

const MOST_SPELLINGS = 5;

/**
 * Known words that are a slip of the finger away from this one, if it begins no known word itself. The first letter is
 * taken to be right, which keeps the search in one stretch.
 */
const closeSpellings = (database: Database, word: string): string[] => {
  const most = typosAllowed(word);
  const first = [...word][0];
  if (most === 0 || first === undefined || wordsBeginningWith(database, word).length > 0) return [];
  return wordsBeginningWith(database, first)
    .map(({ term }) => ({ term, distance: editDistance(word, term, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_SPELLINGS)
    .map(({ term }) => term);
};

const wordsBeginningWith = (database: Database, beginning: string) =>
  database.all<{ term: string }>(
    'SELECT term FROM conflicts_words WHERE term >= ? AND term < ?',
    beginning,
    `${beginning}\u{10ffff}`,
  );
