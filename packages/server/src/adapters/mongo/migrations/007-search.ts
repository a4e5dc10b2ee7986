import { indexedTerms, searchedText } from '../../search-index.ts';
import type { ConflictRecord } from '../models/conflict-records.ts';
import type { Migration } from './migration.ts';

/** Adds the tags of all conflicts to the search index. */
export const search: Migration = async ({ database }) => {
  const terms = database.collection<{ _id: number }>('search_terms');
  const projection = { title: 1, hisSide: 1, herSide: 1, tags: 1, isActive: 1, review: 1 };
  for await (const conflict of database.collection<ConflictRecord>('conflicts').find({}, { projection })) {
    const text = searchedText(conflict);
    if (text) await terms.replaceOne({ _id: conflict._id }, indexedTerms(text), { upsert: true });
  }
};
