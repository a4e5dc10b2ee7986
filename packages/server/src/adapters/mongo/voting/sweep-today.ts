import { HOUR, type Timestamp } from '@twosides/domain/kernel';
import type { VoteStore } from '@twosides/domain/voting';
import { type PipelineStage, trusted } from 'mongoose';
import type { Models } from '../models/models.ts';

/** The update that subtracts the votes of an hour also removes the hour, so no vote is subtracted twice. */
export const createSweepToday =
  ({ conflicts }: Models): VoteStore['sweepToday'] =>
  async (until) => {
    const last = until - HOUR;
    const over = { todayOldest: trusted({ $exists: true, $lte: last }) };
    for (;;) {
      const due = await conflicts.find(over, { _id: 1 }).sort({ todayOldest: 1 }).limit(BATCH).lean();
      if (due.length > 0)
        await conflicts.updateMany({ _id: trusted({ $in: due.map(({ _id }) => _id) }), ...over }, takeOut(last), {
          updatePipeline: true,
        });
      if (due.length < BATCH) return;
    }
  };

const BATCH = 500;

/** The new revision causes a write conflict with concurrent votes. */
const takeOut = (last: Timestamp): PipelineStage.Set[] | PipelineStage[] => [
  { $set: { todayByHour: { $objectToArray: '$todayByHour' } } },
  {
    $set: {
      todayVotes: { $subtract: ['$todayVotes', { $sum: hoursWhere({ $lte: [HOUR_OF, last] }, '$$hour.v') }] },
      todayByHour: { $arrayToObject: hoursWhere({ $gt: [HOUR_OF, last] }, '$$hour') },
      todayOldest: { $min: hoursWhere({ $gt: [HOUR_OF, last] }, HOUR_OF) },
      revision: { $add: ['$revision', 1] },
    },
  },
  {
    $set: {
      todayByHour: { $cond: [{ $eq: ['$todayOldest', null] }, '$$REMOVE', '$todayByHour'] },
      todayOldest: { $ifNull: ['$todayOldest', '$$REMOVE'] },
    },
  },
];

const HOUR_OF = { $toLong: '$$hour.k' };

const hoursWhere = (holds: object, what: unknown) => ({
  $map: { input: { $filter: { input: '$todayByHour', as: 'hour', cond: holds } }, as: 'hour', in: what },
});
