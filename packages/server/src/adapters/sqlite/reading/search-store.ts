import type { Secrets } from '@twosides/domain/kernel';
import { nicknameKey } from '@twosides/domain/names';
import {
  editDistance,
  MATCHES_MAX,
  type SearchQuery,
  type SearchStore,
  searchWords,
  typosAllowed,
} from '@twosides/domain/reading';
import { type MemberRow, toMember } from '../accounts/member-row.ts';
import { CARD } from '../conflicts/conflict-row.ts';
import type { Database } from '../kernel/database.ts';
import { readTrendingTop, toListRow, VIEWER_VOTE, type ViewedRow, withComments } from './conflict-lists.ts';

export const createSearchStore = (database: Database, secrets: Secrets): SearchStore => ({
  searchConflicts: async (query) =>
    database.read(() => {
      const rows = findConflicts(database, query);
      return {
        items: withComments(
          database,
          secrets,
          rows.slice(0, query.conflictLimit).map((row) => toListRow(secrets, row)),
        ),
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

/**
 * Whole words first: a common one is found without looking at all that have it. If that is not enough for a page, words
 * that begin like them; if there are none, what is spelled nearly like them.
 */
const findConflicts = (database: Database, query: SearchQuery): ViewedRow[] => {
  const words = query.words.map((word) => [word]);
  const whole = match(database, query, words, '');
  if (whole.length > query.conflictLimit) return whole;
  const beginning = match(database, query, words, '*');
  if (beginning.length > 0) return beginning;
  const guesses = query.words.map((word) => [word, ...closeSpellings(database, word)]);
  return match(database, query, guesses, '*');
};

/**
 * @param words for each that was typed, how it may be spelled
 * @param end `*` for words that only begin so
 */
const match = (
  database: Database,
  { viewer, conflictLimit }: SearchQuery,
  words: readonly (readonly string[])[],
  end: '' | '*',
): ViewedRow[] => {
  // Words hold letters and digits only, so nothing in them can be read as an operator.
  const anyOf = (spellings: readonly string[]) => `(${spellings.map((word) => `"${word}"${end}`).join(' OR ')})`;
  const places = database
    .all<Match>(MATCH, words.map(anyOf).join(' AND '), MATCHES_MAX)
    .map(({ id, title }) => ({ id, inTitle: countIn(title, words) }))
    .sort((a, b) => b.inTitle - a.inTitle);
  const found: ViewedRow[] = [];
  for (const { id } of places) {
    const row = database.first<ViewedRow>(FOUND, viewer, id);
    if (row !== null) found.push(row);
    if (found.length > conflictLimit) break;
  }
  return found;
};

/** How many of the words begin a word of the title, accents aside, as the index has them. */
const countIn = (title: string, words: readonly (readonly string[])[]): number => {
  const titleWords = searchWords(plain(title), Infinity);
  return words.filter((spellings) =>
    spellings.some((word) => titleWords.some((titleWord) => titleWord.startsWith(plain(word)))),
  ).length;
};

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

type Match = { readonly id: number; readonly title: string };

/** Newest first, as the index has them: nothing is sorted, and its own ranks would look at every match. */
export const MATCH = `
  SELECT id, title FROM (SELECT rowid FROM conflicts_text WHERE conflicts_text MATCH ? ORDER BY rowid DESC LIMIT ?) AS found
  JOIN conflicts ON conflicts.id = found.rowid`;

export const FOUND = `
  SELECT ${CARD}, ${VIEWER_VOTE}
  FROM conflicts LEFT JOIN votes ON votes.conflict_id = conflicts.id AND votes.cast_by = ?
  WHERE conflicts.id = ? AND conflicts.is_active = 1`;

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
