import type { DigestStore, WeekQuery } from '@twosides/domain/alerts';
import type { ConflictId } from '@twosides/domain/kernel';
import { type PipelineStage, trusted } from 'mongoose';
import { authorKeyOf } from '../../hidden-author.ts';
import { toConflict } from '../kernel/records.ts';
import type { SiteDatabase } from '../models/models.ts';

export const createDigestStore = ({ users, conflicts, votes, comments, secrets }: SiteDatabase): DigestStore => ({
  listSubscribers: async (after, limit) => {
    const found = await users
      .find(
        { emailUpdates: true, emailVerified: true, ...(after !== null && { _id: trusted({ $gt: after }) }) },
        { _id: 1 },
      )
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return found.map(({ _id }) => _id);
  },

  readWeek: async (query) => {
    const authorKey = authorKeyOf(secrets, query.author);
    const walks = await Promise.all(
      [{ submittedBy: query.author }, { authorKey }].map((by) =>
        conflicts
          .find({ ...by, isActive: true })
          .sort({ _id: -1 })
          .limit(query.limit)
          .lean(),
      ),
    );
    const found = walks
      .flat()
      .sort((a, b) => b._id - a._id)
      .slice(0, query.limit);
    if (found.length === 0) return [];
    const ids = found.map(({ _id }) => _id);
    const [newVotes, newComments] = await Promise.all([
      votes.aggregate<Count>(votesOfWeek(ids, query)),
      comments.aggregate<Count>(commentsOfWeek(ids, query, authorKey)),
    ]);
    return found.map((record) => ({
      conflict: toConflict(secrets, record),
      newVotes: countOf(newVotes, record._id),
      newComments: countOf(newComments, record._id),
    }));
  },
});

type Count = { readonly _id: ConflictId; readonly count: number };

const countOf = (counts: readonly Count[], id: ConflictId) => counts.find(({ _id }) => _id === id)?.count ?? 0;

const countByConflict: PipelineStage = { $group: { _id: '$conflictId', count: { $sum: 1 } } };

type Week = Pick<WeekQuery, 'author' | 'voter' | 'since' | 'until'>;

export const votesOfWeek = (ids: readonly ConflictId[], { voter, since, until }: Week): PipelineStage[] => [
  {
    $match: {
      conflictId: { $in: ids },
      votedAt: { $gte: since, $lt: until },
      voterRef: { $ne: voter },
    },
  },
  countByConflict,
];

export const commentsOfWeek = (
  ids: readonly ConflictId[],
  { author, since, until }: Week,
  authorKey: string,
): PipelineStage[] => [
  {
    $match: {
      conflictId: { $in: ids },
      isVisible: true,
      postedAt: { $gte: since, $lt: until },
      authorId: { $ne: author },
      authorKey: { $ne: authorKey },
    },
  },
  { $lookup: { from: 'comments', localField: 'replyTo', foreignField: '_id', as: 'answered' } },
  { $match: { 'answered.isVisible': { $ne: false } } },
  countByConflict,
];
