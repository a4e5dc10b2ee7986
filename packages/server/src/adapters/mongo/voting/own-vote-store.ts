import { OWN_VOTES } from '@twosides/domain/conflicts';
import { DAY, type Timestamp, type Voter } from '@twosides/domain/kernel';
import type { OwnVote, OwnVotePosition, OwnVoteStore, VotedConflict } from '@twosides/domain/voting';
import type { PipelineStage } from 'mongoose';
import { type CardRecord, toCard } from '../kernel/records.ts';
import type { SiteDatabase } from '../models/models.ts';

export const createOwnVoteStore = ({ votes, secrets }: SiteDatabase): OwnVoteStore => ({
  list: async (voter, after, limit) => {
    const rows = await votes.aggregate<OwnVoteRow>(ownVotesPipeline(voter, after, limit + 1)).hint('by_voter');
    const found = rows.map(({ conflicts: [conflict = null], ...vote }) => ({ ...vote, conflict }));
    return { votes: found.slice(0, limit), hasMore: found.length > limit };
  },
  listReveals: async (voter, since) => {
    const rows = await votes.aggregate<RevealRow>(ownRevealsPipeline(voter, since)).hint('by_voter');
    return rows.map(({ conflict }) => {
      const { id: conflictId, title, review, submittedBy } = toCard(secrets, conflict);
      return { conflictId, title, review, submittedBy, revealedAt: conflict.revealedAt };
    });
  },
});

type OwnVoteRow = Omit<OwnVote, 'conflict'> & { readonly conflicts: readonly VotedConflict[] };
type RevealRow = { readonly conflict: CardRecord & { readonly revealedAt: Timestamp } };

const LATEST = { $sort: { votedAt: -1, conflictId: -1 } } as const;

const ownVotesPipeline = (voterRef: Voter, after: OwnVotePosition | null, most: number): PipelineStage[] => [
  { $match: { voterRef, ...(after === null ? { votedAt: { $gte: 0 } } : afterPosition(after)) } },
  LATEST,
  { $limit: most },
  lookUp(
    { isActive: true },
    {
      title: 1,
      review: { $ifNull: ['$review', null] },
      authorSide: 1,
      userNickname: 1,
      partnerNickname: 1,
      userPronouns: 1,
      partnerPronouns: 1,
      totalVotes: 1,
      herVotes: 1,
      hisVotes: 1,
      todayVotes: 1,
      revealedAt: { $ifNull: ['$revealedAt', null] },
      _id: 0,
    },
  ),
  { $project: { _id: 0, conflictId: 1, side: 1, votedAt: 1, isReading: 1, conflicts: 1 } },
];

const afterPosition = ({ votedAt, conflictId }: OwnVotePosition) => ({
  votedAt: { $lte: votedAt },
  $or: [{ votedAt: { $lt: votedAt } }, { conflictId: { $lt: conflictId } }],
});

const ownRevealsPipeline = (voterRef: Voter, since: Timestamp): PipelineStage[] => [
  { $match: { voterRef, votedAt: { $gte: 0 } } },
  LATEST,
  { $limit: OWN_VOTES },
  lookUp({ isActive: true, revealedAt: { $gte: since } }, { hisSide: 0, herSide: 0, history: 0 }),
  { $unwind: '$conflicts' },
  { $project: { _id: 0, conflict: '$conflicts', isBlind: 1, votedAt: 1 } },
  {
    $match: {
      $expr: {
        $or: [
          { $eq: ['$isBlind', true] },
          {
            $lt: ['$votedAt', { $subtract: ['$conflict.revealedAt', { $mod: ['$conflict.revealedAt', DAY] }] }],
          },
        ],
      },
    },
  },
  { $sort: { 'conflict.revealedAt': -1, 'conflict._id': -1 } },
];

const lookUp = (scope: object, fields: PipelineStage.Project['$project']): PipelineStage.Lookup => ({
  $lookup: {
    from: 'conflicts',
    localField: 'conflictId',
    foreignField: '_id',
    pipeline: [{ $match: scope }, { $project: fields }],
    as: 'conflicts',
  },
});
