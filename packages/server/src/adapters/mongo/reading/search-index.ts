import { isDeepStrictEqual } from 'node:util';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ClientSession } from 'mongoose';
import { indexedTerms, type SearchedText, searchedText } from '../../search-index.ts';
import type { Models } from '../models/models.ts';

/**
 * Call it in the transaction that changes the conflict.
 * @param before what `findSearchedText` returned before the change
 */
export const indexConflict = async (
  models: Models,
  id: ConflictId,
  before: SearchedText | null,
  session: ClientSession,
): Promise<void> => {
  const text = await findSearchedText(models, id, session);
  if (isDeepStrictEqual(text, before)) return;
  if (text) await models.searchTerms.replaceOne({ _id: id }, indexedTerms(text), { upsert: true, session });
  else await models.searchTerms.deleteOne({ _id: id }, { session });
};

export const findSearchedText = async (
  { conflicts }: Models,
  id: ConflictId,
  session: ClientSession,
): Promise<SearchedText | null> => {
  const record = await conflicts.findOne({ _id: id }, TEXT).session(session).lean();
  return record && searchedText(record);
};

const TEXT = { title: 1, hisSide: 1, herSide: 1, isActive: 1, review: 1 };
