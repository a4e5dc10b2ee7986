import { ORDERED_COMMENTS, ORDERED_MARKS } from '@twosides/domain/discussion';
import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import { type BridgingPosition, type CommentPosition, FIRST_REPLIES } from '@twosides/domain/reading';
import type { PipelineStage } from 'mongoose';
import { below } from '../kernel/records.ts';

type Stages = PipelineStage.FacetPipelineStage[];

export const commentPipeline = (id: ConflictId, after: CommentPosition | null, limit: number): Stages => [
  { $match: { ...THREADS, conflictId: id, ...(after && below('postedAt', after.postedAt, '_id', after.id)) } },
  NEWEST_FIRST,
  { $limit: limit },
  WITH_AUTHOR,
  WITH_REPLIES,
];

export const bridgingPipeline = (id: ConflictId, after: BridgingPosition | null, limit: number): Stages => [
  { $match: { ...THREADS, conflictId: id, ...(after && below('place', after.place, '_id', after.id)) } },
  { $sort: { place: -1, _id: -1 } },
  { $limit: limit },
  WITH_AUTHOR,
  WITH_REPLIES,
];

const THREADS = { isVisible: true, replyTo: null };

export const threadPipeline = (id: CommentId): Stages => [
  { $match: { _id: id, isVisible: true } },
  WITH_AUTHOR,
  WITH_REPLIES,
];

export const repliesPipeline = (id: CommentId, after: CommentPosition | null, limit: number): Stages => [
  { $match: { replyTo: id, isVisible: true, ...(after !== null && afterPosition(after)) } },
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
  OLDEST_FIRST,
  { $limit: limit },
  WITH_AUTHOR,
];

export const recentComments = (limit: number): Stages[number] =>
  limit === 0
    ? { $set: { recentComments: [] } }
    : {
        $lookup: {
          from: 'comments',
          localField: '_id',
          foreignField: 'conflictId',
          pipeline: [{ $match: THREADS }, NEWEST_FIRST, { $limit: limit }, WITH_AUTHOR],
          as: 'recentComments',
        },
      };

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

const afterPosition = ({ postedAt, id }: CommentPosition) => ({
  postedAt: { $gte: postedAt },
  $or: [{ postedAt: { $gt: postedAt } }, { _id: { $gt: id } }],
});
