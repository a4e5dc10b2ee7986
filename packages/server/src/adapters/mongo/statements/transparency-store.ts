import type { Timestamp } from '@twosides/domain/kernel';
import { BY_THEMSELVES, type Effect } from '@twosides/domain/model';
import type { TransparencyStore } from '@twosides/domain/statements';
import { trusted } from 'mongoose';
import type { Models } from '../models/models.ts';

export const createTransparencyStore = ({
  transparency,
  reports,
  rulings,
  appeals,
  exclusions,
}: Models): TransparencyStore => ({
  lastMonth: async () => (await transparency.findOne().sort({ _id: -1 }).lean())?._id ?? null,
  firstAction: async () => {
    const [report, ruling, act] = await Promise.all([
      reports.findOne().sort({ reportedAt: 1 }).lean(),
      rulings.findOne().sort({ at: 1 }).lean(),
      exclusions.findOne().sort({ at: 1 }).lean(),
    ]);
    const times = [report?.reportedAt, ruling?.at, act?.at].filter((at) => at !== undefined);
    return times.length > 0 ? Math.min(...times) : null;
  },
  countMonth: async (month, until) => {
    const at = within(month, until);
    const effect = trusted({ $in: RESTRICTIONS });
    const [reported, restricted, byMachine, appealed, reversed, acts] = await Promise.all([
      reports.countDocuments({ reportedAt: at }),
      rulings.countDocuments({ at, effect }),
      rulings.countDocuments({ at, effect, by: trusted({ $in: BY_THEMSELVES }) }),
      appeals.countDocuments({ at }),
      rulings.countDocuments({
        at,
        'answers.ruling': trusted({ $exists: true }),
        verdict: trusted({ $ne: 'uphold' }),
      }),
      exclusions.find({ at, act: 'exclude' }).lean(),
    ]);
    // Excluded votes count in the month of their exclusion, even if they are restored later.
    const excluded = acts.reduce((sum, { votes }) => sum + votes, 0);
    const counts = { reported, restricted, byMachine, appealed, reversed, excluded };
    await transparency.updateOne({ _id: month }, { $setOnInsert: counts }, { upsert: true });
  },
  listMonths: async (limit) => {
    const found = await transparency.find().sort({ _id: -1 }).limit(limit).lean();
    return found.map(({ _id: month, ...counts }) => ({ month, ...counts }));
  },
});

const RESTRICTIONS: readonly Effect[] = ['collapsed', 'removed', 'warned'];

const within = (from: Timestamp, until: Timestamp) => trusted({ $gte: from, $lt: until });
