import { isDeepStrictEqual } from 'node:util';
import type { ConflictId } from '@twosides/domain/kernel';
import { nicknameKey } from '@twosides/domain/names';
import type { SearchStore } from '@twosides/domain/reading';
import { type PipelineStage, trusted } from 'mongoose';
import { indexedTerms, type SearchedText, searchedText } from '../../search-index.ts';
import { toMember } from '../kernel/records.ts';
import type { Models } from '../models/models.ts';

export const createSearchStore = ({ searchTerms, users }: Models): SearchStore => ({
  findConflicts: async (terms, limit) => {
    const count = (term: Term) => {
      const { all } = containing(term);
      return searchTerms.countDocuments({ all: typeof all === 'string' ? all : trusted(all) }).limit(MATCHES_MAX);
    };
    const counted = await Promise.all(
      terms.map(async (word) => {
        const whole = { word, isWhole: true };
        const matches = await count(whole);
        if (matches > 0) return { ...whole, matches };
        return { word, isWhole: false, matches: await count({ word, isWhole: false }) };
      }),
    );
    const [rarest, ...others] = counted.sort((a, b) => a.matches - b.matches);
    if (rarest === undefined || rarest.matches === 0) return [];
    const found = await searchTerms.aggregate(matchPipeline(rarest, others, limit));
    return found.map(({ _id }) => _id);
  },

  findMembers: async (text, limit) => {
    const beginning = nicknameKey(text);
    const found = await users
      .find({ nicknameKey: trusted({ $gte: beginning, $lt: `${beginning}\u{10ffff}` }), onboardingCompleted: true })
      .sort({ nicknameKey: 1 })
      .limit(limit)
      .lean();
    return found.map(toMember);
  },
});

export const MATCHES_MAX = 1_000;

/** If no conflict has the whole word, a search finds the words that begin with it. */
type Term = { readonly word: string; readonly isWhole: boolean };

const containing = ({ word, isWhole }: Term) => ({
  all: isWhole ? word : { $elemMatch: { $gte: word, $lt: `${word}\u{10ffff}` } },
});

/** Searches only the newest conflicts that contain the rarest term. Matches in the title come first. */
export const matchPipeline = (rarest: Term, others: readonly Term[], limit: number): PipelineStage[] => [
  { $match: containing(rarest) },
  ...(rarest.isWhole ? NEWEST : NEWEST.toReversed()),
  ...(others.length === 0 ? [] : [{ $match: { $and: others.map(containing) } }]),
  { $project: { isInTitle: { $and: [rarest, ...others].map(inTitle) } } },
  { $sort: { isInTitle: -1, _id: -1 } },
  { $limit: limit },
];

/** In reverse for a beginning, because the database would have to sort all conflicts with any such word. */
const NEWEST: readonly (PipelineStage.Sort | PipelineStage.Limit)[] = [{ $sort: { _id: -1 } }, { $limit: MATCHES_MAX }];

const inTitle = ({ word, isWhole }: Term) =>
  isWhole
    ? { $in: [word, '$title'] }
    : { $anyElementTrue: [{ $map: { input: '$title', in: { $eq: [{ $indexOfCP: ['$$this', word] }, 0] } } }] };

/**
 * Call it in the transaction that changes the conflict.
 * @param before what `findSearchedText` returned before the change
 */
export const indexConflict = async (database: Models, id: ConflictId, before: SearchedText | null): Promise<void> => {
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
