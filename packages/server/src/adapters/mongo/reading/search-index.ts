import type { ConflictId } from '@twosides/domain/kernel';
import type { ClientSession } from 'mongoose';
import { indexedTerms } from '../../search-index.ts';
import type { Models } from '../models/models.ts';

/** Call it in the transaction that changes the conflict. */
export const indexConflict = async (
  { conflicts, searchTerms }: Models,
  id: ConflictId,
  session: ClientSession,
): Promise<void> => {
  const record = await conflicts.findOne({ _id: id }, TEXT).session(session).lean();
  const terms = record && indexedTerms(record);
  if (terms) await searchTerms.replaceOne({ _id: id }, terms, { upsert: true, session });
  else await searchTerms.deleteOne({ _id: id }, { session });
};

const TEXT = { title: 1, hisSide: 1, herSide: 1, isActive: 1, review: 1 };
