import type { ConflictId } from '@twosides/domain/kernel';
import type { CommentPosition } from '@twosides/domain/reading';
import type { PipelineStage } from 'mongoose';

type Stages = PipelineStage.FacetPipelineStage[];

/** A conflict's visible comments after a position, newest first, with author nicknames. */
export const commentPipeline = (id: ConflictId, after: CommentPosition | null, limit: number): Stages => [
  { $match: { conflictId: id, isVisible: true, ...(after !== null && afterPosition(after)) } },
  NEWEST_FIRST,
  { $limit: limit },
  WITH_AUTHOR,
];

/** A conflict's waiting comments, oldest first, with author nicknames. */
export const waitingPipeline = (conflictId: ConflictId, limit: number): Stages => [
  { $match: { conflictId, takenDownBy: 'rest' } },
  { $sort: { postedAt: 1, _id: 1 } },
  { $limit: limit },
  WITH_AUTHOR,
];

/** Adds the newest visible comments to each conflict, as `recentComments`. */
export const withRecentComments = (limit: number): Stages => [
  limit === 0
    ? { $set: { recentComments: [] } }
    : {
        $lookup: {
          from: 'comments',
          localField: '_id',
          foreignField: 'conflictId',
          pipeline: [{ $match: { isVisible: true } }, NEWEST_FIRST, { $limit: limit }, WITH_AUTHOR],
          as: 'recentComments',
        },
      },
];

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

/** Rereads only comments of the same millisecond. */
const afterPosition = ({ postedAt, id }: CommentPosition) => ({
  postedAt: { $lte: postedAt },
  $or: [{ postedAt: { $lt: postedAt } }, { _id: { $lt: id } }],
});
