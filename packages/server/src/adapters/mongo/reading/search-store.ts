import type { Secrets } from '@twosides/domain/kernel';
import { nicknameKey } from '@twosides/domain/names';
import type { SearchStore } from '@twosides/domain/reading';
import { trusted } from 'mongoose';
import { toMember } from '../kernel/records.ts';
import type { Models } from '../models/models.ts';
import { readPage } from './conflict-reader.ts';
import { searchPipeline } from './list-pipeline.ts';

export const createSearchStore = ({ conflicts, users }: Models, secrets: Secrets): SearchStore => ({
  searchConflicts: async (query) =>
    readPage(secrets, await conflicts.aggregate(searchPipeline(query)), query.conflictLimit),

  searchMembers: async ({ words, memberLimit }) => {
    const beginning = nicknameKey(words.join(' '));
    const found = await users
      .find({ nicknameKey: trusted({ $gte: beginning, $lt: `${beginning}\u{10ffff}` }), onboardingCompleted: true })
      .sort({ nicknameKey: 1 })
      .limit(memberLimit)
      .lean();
    return found.map(toMember);
  },
});
