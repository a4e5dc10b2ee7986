import { nicknameKey } from '@twosides/domain/names';
import type { SearchStore } from '@twosides/domain/reading';
import { type PipelineStage, trusted } from 'mongoose';
import { toMember } from '../kernel/records.ts';
import type { Models } from '../models/models.ts';

export const createSearchStore = ({ searchTerms, users }: Models): SearchStore => ({
  findConflicts: async (terms, limit) => {
    const counted = await Promise.all(
      terms.map(async (term) => ({ term, count: await searchTerms.countDocuments({ all: term }).limit(MATCHES_MAX) })),
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

export const matchPipeline = (rarest: string, others: readonly string[], limit: number): PipelineStage[] => [
  { $match: { all: rarest } },
  { $sort: { _id: -1 } },
  { $limit: MATCHES_MAX },
  ...(others.length === 0 ? [] : [{ $match: { all: { $all: [...others] } } }]),
  { $project: { isInTitle: { $setIsSubset: [[rarest, ...others], '$title'] } } },
  { $sort: { isInTitle: -1, _id: -1 } },
  { $limit: limit },
];
