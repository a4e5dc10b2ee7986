import { OWN_VOTES } from '@twosides/domain/conflicts';
import { startOfDay } from '@twosides/domain/kernel';
import type { OwnVoteStore } from '@twosides/domain/voting';
import { trusted } from 'mongoose';
import { authorOf } from '../../hidden-author.ts';
import { below } from '../kernel/records.ts';
import type { SiteDatabase } from '../models/models.ts';

export const createOwnVoteStore = ({ conflicts, votes, secrets }: SiteDatabase): OwnVoteStore => ({
  list: async (voterRef, after, limit) => {
    const place = after === null ? ANY_DAY : below('votedAt', after.votedAt, 'conflictId', after.conflictId);
    const found = await votes
      .find({ voterRef, ...place }, { _id: 0, conflictId: 1, side: 1, votedAt: 1, isReading: 1 })
      .sort(LATEST)
      .limit(limit + 1)
      .hint('by_voter')
      .lean();
    const page = found.slice(0, limit);
    const ids = trusted({ $in: page.map(({ conflictId }) => conflictId) });
    const shown = await conflicts.find({ _id: ids, isActive: true }, VOTED_CONFLICT).lean();
    const byId = new Map(shown.map(({ _id, ...conflict }) => [_id, conflict]));
    return {
      votes: page.map((vote) => ({ ...vote, conflict: byId.get(vote.conflictId) ?? null })),
      hasMore: found.length > limit,
    };
  },

  listReveals: async (voterRef, since) => {
    const own = await votes
      .find({ voterRef, ...ANY_DAY }, { conflictId: 1, votedAt: 1, isBlind: 1 })
      .sort(LATEST)
      .limit(OWN_VOTES)
      .hint('by_voter')
      .lean();
    const voteOn = new Map(own.map((vote) => [vote.conflictId, vote]));
    const revealed = await conflicts
      .find(
        { _id: trusted({ $in: [...voteOn.keys()] }), isActive: true, revealedAt: trusted({ $gte: since }) },
        { title: 1, review: 1, submittedBy: 1, authorSealed: 1, revealedAt: 1 },
      )
      .sort({ revealedAt: -1, _id: -1 })
      .lean();
    return revealed.flatMap(({ _id: conflictId, title, review, submittedBy, authorSealed, revealedAt }) => {
      const vote = voteOn.get(conflictId);
      if (!vote || revealedAt === null || !(vote.isBlind || vote.votedAt < startOfDay(revealedAt))) return [];
      return [{ conflictId, title, review, submittedBy: authorOf(secrets, submittedBy, authorSealed), revealedAt }];
    });
  },
});

/** MongoDB walks the index `by_voter` only if the filter contains its second field. */
const ANY_DAY = { votedAt: trusted({ $gte: 0 }) };
const LATEST = { votedAt: -1, conflictId: -1 } as const;

const VOTED_CONFLICT = {
  title: 1,
  review: 1,
  authorSide: 1,
  userNickname: 1,
  partnerNickname: 1,
  userPronouns: 1,
  partnerPronouns: 1,
  totalVotes: 1,
  herVotes: 1,
  hisVotes: 1,
  todayVotes: 1,
  revealedAt: 1,
} as const;
