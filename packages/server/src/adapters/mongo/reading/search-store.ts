import { nicknameKey } from '@twosides/domain/names';
import type { SearchStore } from '@twosides/domain/reading';
import { type PipelineStage, trusted } from 'mongoose';
import { toMember } from '../kernel/records.ts';
import type { Models } from '../models/models.ts';

export const createSearchStore = ({ searchTerms, users }: Models): SearchStore => ({
  findConflicts: async (terms, limit) => {
    const count = (term: Term) => searchTerms.countDocuments({ all: term }).limit(MATCHES_MAX);
    const counted = await Promise.all(
      terms.map(async (word): Promise<{ readonly term: Term; readonly count: number }> => {
        const whole = await count(word);
        if (whole > 0) return { term: word, count: whole };
        const beginning = new RegExp(`^${word}`, 'u');
        return { term: beginning, count: await count(beginning) };
      }),
    );
    const [rarest, ...others] = counted.sort((a, b) => a.count - b.count);
    if (rarest === undefined || rarest.count === 0) return [];
    const found = await searchTerms.aggregate(
      matchPipeline(
        rarest.term,
        others.map(({ term }) => term),
        limit,
      ),
    );
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

/** A whole word, or the beginning of words, which needs no escaping, because it contains only letters and digits. */
type Term = string | RegExp;

/** Searches only the newest conflicts that contain the rarest term. Matches in the title come first. */
export const matchPipeline = (rarest: Term, others: readonly Term[], limit: number): PipelineStage[] => [
  { $match: { all: rarest } },
  ...(typeof rarest === 'string' ? NEWEST : NEWEST.toReversed()),
  ...(others.length === 0 ? [] : [{ $match: { all: { $all: [...others] } } }]),
  { $project: { isInTitle: { $and: [rarest, ...others].map(inTitle) } } },
  { $sort: { isInTitle: -1, _id: -1 } },
  { $limit: limit },
];

/** In reverse for a beginning, because the database would have to sort all conflicts with any such word. */
const NEWEST: readonly (PipelineStage.Sort | PipelineStage.Limit)[] = [{ $sort: { _id: -1 } }, { $limit: MATCHES_MAX }];

const inTitle = (term: Term) =>
  typeof term === 'string'
    ? { $in: [term, '$title'] }
    : { $anyElementTrue: [{ $map: { input: '$title', in: { $regexMatch: { input: '$$this', regex: term } } } }] };
