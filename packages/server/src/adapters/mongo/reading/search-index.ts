import { isDeepStrictEqual } from 'node:util';
import type { ConflictId } from '@twosides/domain/kernel';
import { indexedTerms, type SearchedText, searchedText } from '../../search-index.ts';
import type { Models, SiteDatabase } from '../models/models.ts';

/**
 * Call it in the transaction that changes the conflict.
 * @param before what `findSearchedText` returned before the change
 */
export const indexConflict = async (
  database: SiteDatabase,
  id: ConflictId,
  before: SearchedText | null,
): Promise<void> => {
  const text = await findSearchedText(database, id);
  if (isDeepStrictEqual(text, before)) return;
  if (text) await database.searchTerms.replaceOne({ _id: id }, indexedTerms(text), { upsert: true });
  else await database.searchTerms.deleteOne({ _id: id });
};

export const findSearchedText = async ({ conflicts }: Models, id: ConflictId): Promise<SearchedText | null> => {
  const record = await conflicts.findOne({ _id: id }, TEXT).lean();
  return record && searchedText(record);
};

const TEXT = { title: 1, hisSide: 1, herSide: 1, tags: 1, isActive: 1, review: 1 };
