import type { Voter } from '@twosides/domain/kernel';
import type { Guessed, HerShare } from '@twosides/domain/model';
import type { VoteStore } from '@twosides/domain/voting';
import type { PipelineStage } from 'mongoose';
import type { Models } from '../models/models.ts';

export const createListGuesses =
  ({ votes }: Models): VoteStore['listGuesses'] =>
  async (voter, limit) =>
    votes.aggregate<Guessed & { readonly blind: HerShare }>(guessPipeline(voter, limit)).hint('guesses');

/** A walk of the index of guesses, and of each conflict the tally that it was frozen with. */
export const guessPipeline = (castBy: Voter, limit: number): PipelineStage[] => [
  { $match: { castBy, guess: { $gte: 0 } } },
  { $sort: { conflictId: -1 } },
  { $limit: limit },
  {
    $lookup: {
      from: 'conflicts',
      localField: 'conflictId',
      foreignField: '_id',
      pipeline: [{ $match: { revealedAt: { $ne: null } } }, { $project: { blind: '$history.blind' } }],
      as: 'revealed',
    },
  },
  { $unwind: '$revealed' },
  { $project: { _id: 0, guess: 1, firstSide: 1, blind: '$revealed.blind' } },
];
