import { OWN_VOTES, TRENDING_BADGE_RANKS } from '@twosides/domain/conflicts';
import type { ConflictId, MemberId, Voter } from '@twosides/domain/kernel';
import type { CategoryId } from '@twosides/domain/model';
import type { AuthorQuery, ListName, ListPosition, ListQuery } from '@twosides/domain/reading';
import { RECENT_COMMENTS } from '@twosides/domain/wire';
import { type PipelineStage, trusted } from 'mongoose';
import { recentComments } from '../discussion/comment-pipeline.ts';

type Stages = PipelineStage.FacetPipelineStage[];
type Condition = Readonly<Record<string, unknown>>;
/** The fields that a list is sorted by, most significant first. */
type Rank = Readonly<Record<string, 1 | -1>>;

export const listPipeline = (query: ListQuery): Stages => [
  ...walk(query.list, query.category, query.after, query.limit + 1),
  ...(query.list === 'polarizing' && query.viewer !== null
    ? [unionWith('votes', ownPipeline({ ...query, viewer: query.viewer }))]
    : []),
  ...cards(query.viewer, query.comments),
];

export const authorPipeline = ({ author, scope, after, viewer, limit }: AuthorQuery, authorKey: string): Stages => [
  ...walkOfAuthor(scope === 'own' ? { submittedBy: author } : publicOf(author), after, limit + 1),
  ...(scope === 'public'
    ? []
    : [
        unionWith('conflicts', walkOfAuthor({ authorKey }, after, limit + 1)),
        { $sort: { _id: -1 } } as const,
        { $limit: limit + 1 },
      ]),
  ...cards(viewer),
];

export const thesePipeline = (ids: readonly ConflictId[], viewer: Voter | null): Stages => [
  { $match: { _id: { $in: [...ids] }, isActive: true } },
  ...cards(viewer),
];

const cards = (viewer: Voter | null, comments: number = RECENT_COMMENTS): Stages => [
  { $project: { hisSide: 0, herSide: 0, history: 0, timesOrdered: 0, todayByHour: 0, todayOldest: 0, ownPolarity: 0 } },
  recentComments(comments),
  ...(viewer === null ? [] : [viewerVote(viewer)]),
  trendingHead(),
];

export const addressPipeline = (below: number | null, limit: number): Stages => [
  ...walk('newest', null, below === null ? null : [below], limit),
  {
    $project: {
      _id: 0,
      id: '$_id',
      title: 1,
      anonymous: 1,
      review: { $ifNull: ['$review', null] },
      changedAt: { $ifNull: ['$revealedAt', '$submittedAt'] },
    },
  },
];

const walkOfAuthor = (of: Condition, after: ConflictId | null, most: number): Stages => [
  { $match: { ...of, _id: after === null ? { $gte: 1 } : { $gte: 1, $lt: after } } },
  { $sort: { _id: -1 } },
  { $limit: most },
];

export const LISTED = {
  isActive: true,
  review: trusted({ $nin: ['collapsed' as const, 'collapsed-by-reports' as const] }),
};

export const publicOf = (author: MemberId) => ({ submittedBy: author, ...LISTED, anonymous: false });

export const walk = (list: ListName, category: CategoryId | null, after: ListPosition | null, most: number): Stages => {
  const { rank, floor, only } = WALKS[list];
  const scope = { ...LISTED, ...only, ...(category !== null && { category }) };
  const limit = { $limit: most };
  const read = (stretch: Condition): Stages => [{ $match: { ...scope, ...stretch } }, { $sort: rank }, limit];
  const [first = floor, ...others] = after === null ? [] : stretchesAfter(rank, after, floor);
  return [
    ...read(first),
    ...others.map((stretch) => unionWith('conflicts', read(stretch))),
    ...(others.length === 0 ? [] : [limit]),
  ];
};

/** Returns the index for `hint`. Without it, the planner may choose an index that also contains inactive conflicts. */
export const indexOfList = ({ list, category }: Pick<ListQuery, 'list' | 'category'>): string =>
  category === null ? WALKS[list].index : `${WALKS[list].index}_in_category`;

export const trendingHead = (): PipelineStage.UnionWith =>
  unionWith('conflicts', [
    ...walk('trending', null, null, TRENDING_BADGE_RANKS),
    { $project: { trendScore: 1, head: { $literal: true } } },
  ]);

type ListWalk = {
  readonly index: string;
  readonly rank: Rank;
  readonly floor: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly only?: Condition;
};

const VOTED_ON = { rests: { $ne: true } };

const TODAY: ListWalk = {
  index: 'today',
  rank: { todayVotes: -1, totalVotes: -1, _id: -1 },
  floor: { todayVotes: { $gte: 0 } },
  only: VOTED_ON,
};

const WALKS: Readonly<Record<ListName, ListWalk>> = {
  today: TODAY,
  'voted-today': { ...TODAY, floor: { todayVotes: { $gt: 0 } } },
  trending: {
    index: 'trending',
    rank: { trendScore: -1, _id: -1 },
    floor: { trendScore: { $gte: -Number.MAX_VALUE } },
  },
  polarizing: {
    index: 'polarizing',
    rank: { polarity: 1, totalVotes: -1, _id: -1 },
    floor: { polarity: { $gte: 0 } },
    only: VOTED_ON,
  },
  ended: { index: 'ended', rank: { endedAt: -1, _id: -1 }, floor: { endedAt: { $gte: 0 } } },
  revealed: { index: 'results', rank: { revealedAt: -1, _id: -1 }, floor: { revealedAt: { $gte: 0 } } },
  newest: { index: 'newest', rank: { _id: -1 }, floor: { _id: { $gte: 1 } } },
};

const stretchesAfter = (rank: Rank, after: ListPosition, floor: ListWalk['floor'] = {}): Condition[] => {
  const fields = Object.keys(rank);
  const stretches = fields.map((field, depth) => ({
    ...Object.fromEntries(fields.slice(0, depth).map((equal, place) => [equal, after[place]])),
    [field]: { ...floor[field], [rank[field] === 1 ? '$gt' : '$lt']: after[depth] },
  }));
  return stretches.reverse();
};

/** Finds conflicts whose result is hidden from others, but not from the viewer, who has voted. Closest split first. */
const ownPipeline = ({ viewer, category, after, limit }: ListQuery): Stages => {
  const rank: Rank = { ownPolarity: 1, totalVotes: -1, _id: -1 };
  const scope = { ...LISTED, ...VOTED_ON, revealedAt: null, ...(category !== null && { category }) };
  return [
    { $match: { voterRef: viewer, votedAt: { $gte: 0 } } },
    { $sort: { votedAt: -1, conflictId: -1 } },
    { $limit: OWN_VOTES },
    { $match: { isReading: { $ne: true } } },
    {
      $lookup: {
        from: 'conflicts',
        localField: 'conflictId',
        foreignField: '_id',
        pipeline: [{ $match: scope }],
        as: 'conflict',
      },
    },
    { $unwind: '$conflict' },
    { $replaceRoot: { newRoot: '$conflict' } },
    { $addFields: { ownPolarity: POLARITY } },
    ...(after === null ? [] : [{ $match: { $or: stretchesAfter(rank, after) } }]),
    { $sort: rank },
    { $limit: limit + 1 },
  ];
};

/** The domain's `polarityOf` as an expression, because MongoDB must sort by it. */
const POLARITY = {
  $cond: [
    { $eq: ['$totalVotes', 0] },
    1,
    { $divide: [{ $abs: { $subtract: ['$herVotes', '$hisVotes'] } }, '$totalVotes'] },
  ],
};

const viewerVote = (viewer: string): PipelineStage.Lookup => ({
  $lookup: {
    from: 'votes',
    localField: '_id',
    foreignField: 'conflictId',
    pipeline: [{ $match: { voterRef: viewer } }, { $project: { side: 1, isReading: 1 } }],
    as: 'viewerVotes',
  },
});

const unionWith = (coll: string, pipeline: Stages): PipelineStage.UnionWith => ({ $unionWith: { coll, pipeline } });
