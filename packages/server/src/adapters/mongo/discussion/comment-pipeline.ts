import { ORDERED_COMMENTS, ORDERED_MARKS } from '@twosides/domain/discussion';
import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import { type BridgingPosition, type CommentPosition, FIRST_REPLIES } from '@twosides/domain/reading';
import type { PipelineStage } from 'mongoose';

type Stages = PipelineStage.FacetPipelineStage[];

export const commentPipeline = (id: ConflictId, after: CommentPosition | null, limit: number): Stages => [
  { $match: { ...BEGINS, conflictId: id, ...(after && beyond('lt', 'postedAt', after.postedAt, after.id)) } },
  ...firstThreads(NEWEST_FIRST, limit),
];

export const bridgingPipeline = (id: ConflictId, after: BridgingPosition | null, limit: number): Stages => [
  { $match: { ...BEGINS, conflictId: id, ...(after && beyond('lt', 'place', after.place, after.id)) } },
  ...firstThreads({ $sort: { place: -1, _id: -1 } }, limit),
];

export const threadPipeline = (id: CommentId): Stages => [
  { $match: { _id: id, isVisible: true } },
  WITH_AUTHOR,
  WITH_REPLIES,
];

export const repliesPipeline = (id: CommentId, after: CommentPosition | null, limit: number): Stages => [
  { $match: { replyTo: id, isVisible: true, ...(after && beyond('gt', 'postedAt', after.postedAt, after.id)) } },
  OLDEST_FIRST,
  { $limit: limit },
  WITH_AUTHOR,
];

export const markedPipeline = (conflictId: ConflictId): Stages => [
  { $match: { conflictId, isVisible: true, helpfulCount: { $gt: 0 } } },
  { $sort: { helpfulCount: -1 } },
  { $limit: ORDERED_COMMENTS },
  {
    $lookup: {
      from: 'helpful_marks',
      localField: '_id',
      foreignField: 'commentId',
      pipeline: [{ $limit: ORDERED_MARKS }],
      as: 'marks',
    },
  },
];

export const waitingPipeline = (conflictId: ConflictId, limit: number): Stages => [
  { $match: { conflictId, takenDownBy: 'rest' } },
  { $sort: { postedAt: 1, _id: 1 } },
  { $limit: limit },
  WITH_AUTHOR,
];

export const withRecentComments = (limit: number): Stages => [
  limit === 0
    ? { $set: { recentComments: [] } }
    : {
        $lookup: {
          from: 'comments',
          localField: '_id',
          foreignField: 'conflictId',
          pipeline: [{ $match: BEGINS }, NEWEST_FIRST, { $limit: limit }, WITH_AUTHOR],
          as: 'recentComments',
        },
      },
];

const BEGINS = { isVisible: true, replyTo: null };

const NEWEST_FIRST: PipelineStage.Sort = { $sort: { postedAt: -1, _id: -1 } };

export const WITH_AUTHOR: PipelineStage.Lookup = {
  $lookup: {
    from: 'users',
    localField: 'authorId',
    foreignField: '_id',
    pipeline: [{ $project: { userNickname: 1 } }],
    as: 'authors',
  },
};

const OLDEST_FIRST: PipelineStage.Sort = { $sort: { postedAt: 1, _id: 1 } };

const WITH_REPLIES: PipelineStage.Lookup = {
  $lookup: {
    from: 'comments',
    localField: '_id',
    foreignField: 'replyTo',
    pipeline: [{ $match: { isVisible: true } }, OLDEST_FIRST, { $limit: FIRST_REPLIES + 1 }, WITH_AUTHOR],
    as: 'replies',
  },
};

const firstThreads = (order: PipelineStage.Sort, limit: number): Stages => [
  order,
  { $limit: limit },
  WITH_AUTHOR,
  WITH_REPLIES,
];

const beyond = (comparison: 'gt' | 'lt', key: 'postedAt' | 'place', value: number, id: CommentId) => ({
  [key]: { [`$${comparison}e`]: value },
  $or: [{ [key]: { [`$${comparison}`]: value } }, { _id: { [`$${comparison}`]: id } }],
});
