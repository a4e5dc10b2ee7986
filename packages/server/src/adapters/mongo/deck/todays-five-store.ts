import { addTrendEvent } from '@twosides/domain/conflicts';
import {
  type Candidate,
  countedSince,
  DAYS_BETWEEN,
  type DayState,
  NEWEST_CANDIDATES,
  type TodaysFiveStore,
} from '@twosides/domain/deck';
import { type ConflictId, DAY, type Timestamp } from '@twosides/domain/kernel';
import { type PipelineStage, trusted } from 'mongoose';
import { inTransaction } from '../kernel/transaction.ts';
import type { Models, SiteDatabase } from '../models/models.ts';
import { indexOfList } from '../reading/list-pipeline.ts';

export const createTodaysFiveStore = (database: SiteDatabase): TodaysFiveStore => ({
  read: async (day, choose) => {
    const { todaysFive, counters } = database;
    const known = await todaysFive.findById(day).lean();
    if (known) return known.conflictIds;
    return inTransaction(database.connection, async () => {
      const chosen = await todaysFive.findById(day).lean();
      if (chosen) return chosen.conflictIds;
      await counters.updateOne({ _id: 'todays_five' }, { $inc: { value: 1 } }, { upsert: true });
      const conflictIds = choose(await readState(database, day));
      if (conflictIds.length > 0) await todaysFive.create([{ _id: day, conflictIds }]);
      return conflictIds;
    });
  },
});

const readState = async ({ conflicts, todaysFive }: Models, day: Timestamp): Promise<DayState> => {
  const near = trusted({ $gt: day - DAYS_BETWEEN * DAY, $lt: day + DAYS_BETWEEN * DAY });
  const rows = await conflicts
    .aggregate<CandidateRow>(candidatesPipeline(day))
    .hint(indexOfList({ list: 'trending', category: null }));
  const days = await todaysFive.find({ _id: near }).lean();
  return {
    candidates: [...new Map(rows.toReversed().map((row) => [row._id, toCandidate(row)])).values()],
    recent: new Set(days.flatMap(({ conflictIds }) => conflictIds)),
  };
};

type CandidateRow = Pick<Candidate, 'category' | 'trendScore' | 'review' | 'rests'> & {
  readonly _id: ConflictId;
  readonly counted?: readonly { readonly votes: number }[];
};

const toCandidate = ({ _id: id, counted, ...row }: CandidateRow): Candidate => ({
  ...row,
  id,
  votes: counted?.[0]?.votes ?? 0,
});

const OPEN = { isActive: true, revealedAt: null };
const FIELDS = { category: 1, trendScore: 1, review: 1, rests: 1, counted: 1 } as const;

const candidatesPipeline = (day: Timestamp): PipelineStage[] => {
  const since = countedSince(day);
  return [
    { $match: { ...OPEN, trendScore: { $gte: addTrendEvent(null, since) } } },
    {
      $lookup: {
        from: 'votes',
        localField: '_id',
        foreignField: 'conflictId',
        pipeline: [{ $match: { votedAt: { $gte: since, $lt: day } } }, { $count: 'votes' }],
        as: 'counted',
      },
    },
    { $project: FIELDS },
    {
      $unionWith: {
        coll: 'conflicts',
        pipeline: [
          { $match: { ...OPEN, _id: { $gte: 1 } } },
          { $sort: { _id: -1 } },
          { $limit: NEWEST_CANDIDATES },
          { $project: FIELDS },
        ],
      },
    },
  ];
};
