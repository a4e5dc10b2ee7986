import type { Timestamp } from '@twosides/domain/kernel';
import { BY_THEMSELVES, type Effect } from '@twosides/domain/model';
import type { TransparencyStore } from '@twosides/domain/statements';
import { trusted } from 'mongoose';
import type { Models } from '../models/models.ts';

export const createTransparencyStore = ({ transparency, reports, rulings, appeals }: Models): TransparencyStore => ({
  lastMonth: async () => (await transparency.findOne().sort({ _id: -1 }).lean())?._id ?? null,
  firstAct: async () => {
    const [report, ruling] = await Promise.all([
      reports.findOne().sort({ reportedAt: 1 }).lean(),
      rulings.findOne().sort({ at: 1 }).lean(),
    ]);
    const first = Math.min(report?.reportedAt ?? Number.POSITIVE_INFINITY, ruling?.at ?? Number.POSITIVE_INFINITY);
    return Number.isFinite(first) ? first : null;
  },
  countMonth: async (month, until) => {
    const at = within(month, until);
    const effect = trusted({ $in: RESTRICTIONS });
    const [reported, restricted, byMachine, appealed, reversed] = await Promise.all([
      reports.countDocuments({ reportedAt: at }),
      rulings.countDocuments({ at, effect }),
      rulings.countDocuments({ at, effect, by: trusted({ $in: BY_THEMSELVES }) }),
      appeals.countDocuments({ at }),
      rulings.countDocuments({
        at,
        'answers.ruling': trusted({ $exists: true }),
        verdict: trusted({ $ne: 'uphold' }),
      }),
    ]);
    // What is put in once is not counted again.
    const counts = { reported, restricted, byMachine, appealed, reversed };
    await transparency.updateOne({ _id: month }, { $setOnInsert: counts }, { upsert: true });
  },
  listMonths: async (limit) => {
    const found = await transparency.find().sort({ _id: -1 }).limit(limit).lean();
    return found.map(({ _id: month, ...counts }) => ({ month, ...counts }));
  },
});

const RESTRICTIONS: readonly Effect[] = ['folded', 'removed', 'warned'];

const within = (from: Timestamp, until: Timestamp) => trusted({ $gte: from, $lt: until });
