import { isDeepStrictEqual } from 'node:util';
import type { ConflictId } from '@twosides/domain/kernel';
import { indexedTerms, type SearchedText, searchedText } from '../../search-index.ts';
import type { Database } from '../kernel/database.ts';

/**
 * Call it in the transaction that changes the conflict. Long texts take up to half a second.
 * @param before what `findSearchedText` returned before the change
 */
export const indexConflict = (database: Database, id: ConflictId, before: SearchedText | null = null): void => {
  const text = findSearchedText(database, id);
  if (isDeepStrictEqual(text, before)) return;
  database.run('DELETE FROM conflicts_text WHERE rowid = ?', id);
  if (text === null) return;
  const { title, all } = indexedTerms(text);
  database.run(INSERT, id, title.join(' '), all.join(' '));
};

export const findSearchedText = (database: Database, id: ConflictId): SearchedText | null => {
  const row = database.first<Parameters<typeof searchedText>[0]>(TEXT, id);
  return row && searchedText(row);
};

const TEXT = 'SELECT title, his_side, her_side, tags, is_active, review FROM conflicts WHERE id = ?';

const INSERT = 'INSERT INTO conflicts_text (rowid, title, body) VALUES (?, ?, ?)';
