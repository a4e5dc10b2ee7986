import type { Voter } from '@twosides/domain/kernel';
import { type Guessed, NO_HISTORY, type VoteHistory } from '@twosides/domain/model';
import { countedHistory, type VoteStore } from '@twosides/domain/voting';
import type { PipelineStage } from 'mongoose';
import type { Models } from '../models/models.ts';

export const createListGuesses =
  ({ votes }: Models): VoteStore['listGuesses'] =>
  async (voter, limit) => {
    const rows = await votes.aggregate<GuessRow>(guessPipeline(voter, limit)).hint('guesses');
    return rows.map(({ guess, firstSide, history }) => ({
      guess,
      firstSide,
      blind: countedHistory({ ...NO_HISTORY, ...history }).blind,
    }));
  };

type GuessRow = Guessed & { readonly history: Pick<VoteHistory, 'blind' | 'excluded'> };

export const guessPipeline = (voterRef: Voter, limit: number): PipelineStage[] => [
  { $match: { voterRef, guess: { $gte: 0 } } },
  { $sort: { conflictId: -1 } },
  { $limit: limit },
  {
    $lookup: {
      from: 'conflicts',
      localField: 'conflictId',
      foreignField: '_id',
      pipeline: [
        { $match: { revealedAt: { $ne: null } } },
        { $project: { 'history.blind': 1, 'history.excluded': 1 } },
      ],
      as: 'revealed',
    },
  },
  { $unwind: '$revealed' },
  { $project: { _id: 0, guess: 1, firstSide: 1, history: '$revealed.history' } },
];
