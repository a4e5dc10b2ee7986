import type { Timestamp } from '@twosides/domain/kernel';
import { type BatchRule, isBatchDue, isIntervalOver, madeBy } from '@twosides/domain/points';
import { trusted } from 'mongoose';
import type { Models, SiteDatabase } from '../models/models.ts';

const PART = 500;

/**
 * Any process may continue a batch, because each step can safely run twice.
 * @returns whether there may be more to do
 */
export const publishFigures = async (database: SiteDatabase, now: Timestamp, rule: BatchRule): Promise<boolean> => {
  const figures = await database.figures.findOne({ _id: 'figures' }).lean();
  if (figures === null) throw new Error('The record of what is published is missing: the database is not migrated.');
  switch (figures.step) {
    case 'claim':
      await claim(database);
      return true;
    case 'publish':
      return publishPart(database);
    default:
      return begin(database, figures.publishedAt, now, rule);
  }
};

export const isWeekWaiting = async ({ scores }: Models, start: Timestamp): Promise<boolean> =>
  (await scores.exists({ waits: trusted({ $in: ['next', 'now'] }), span: 'week', start })) !== null;

const begin = async (
  database: SiteDatabase,
  publishedAt: Timestamp,
  now: Timestamp,
  rule: BatchRule,
): Promise<boolean> => {
  if (!isIntervalOver(publishedAt, now, rule)) return false;
  const [voters, conflicts] = await Promise.all([
    countVoters(database, madeBy(now, rule), rule.members),
    countConflicts(database, rule.conflicts),
  ]);
  if (!isBatchDue({ publishedAt, voters, conflicts }, now, rule)) return false;
  // The filter contains `publishedAt` as read above, so only one process starts a batch.
  await database.figures.updateOne(
    { _id: 'figures', publishedAt, step: 'done' },
    { $set: { publishedAt: now, step: 'claim' } },
  );
  return true;
};

/** Clears `votesWait` last, so that the next batch does not count a vote that this batch publishes. */
const claim = async ({ figures, scores, conflicts }: Models): Promise<void> => {
  await scores.updateMany({ waits: 'next' }, { $set: { waits: 'now' } });
  await conflicts.updateMany({ votesWait: true }, { $unset: { votesWait: 1 } });
  await figures.updateOne({ _id: 'figures', step: 'claim' }, { $set: { step: 'publish' } });
};

const publishPart = async ({ figures, scores }: Models): Promise<boolean> => {
  const part = await scores.find({ waits: 'now' }, { _id: 1 }).limit(PART).lean();
  if (part.length === 0) {
    await figures.updateOne({ _id: 'figures', step: 'publish' }, { $set: { step: 'done' } });
    return false;
  }
  await scores.updateMany(
    { _id: trusted({ $in: part.map(({ _id }) => _id) }), waits: 'now' },
    [{ $set: { public: FIGURES } }, { $unset: 'waits' }],
    { updatePipeline: true },
  );
  return true;
};

const FIGURES = {
  points: '$points',
  votes: '$votes',
  conflicts: '$conflicts',
  comments: '$comments',
  helpfulComments: '$helpfulComments',
  streak: '$streak',
};

const countVoters = async ({ scores }: Models, created: Timestamp, most: number): Promise<number> => {
  const found = await scores.aggregate([
    { $match: { waits: 'next', span: 'all', start: 0 } },
    { $match: { $expr: { $ne: ['$votes', { $ifNull: ['$public.votes', 0] }] } } },
    {
      $lookup: {
        from: 'users',
        localField: 'memberId',
        foreignField: '_id',
        pipeline: [
          { $match: { createdAt: { $lte: created }, userNickname: { $type: 'string' } } },
          { $project: { _id: 1 } },
        ],
        as: 'members',
      },
    },
    { $match: { 'members._id': { $exists: true } } },
    { $limit: Math.max(1, most) },
    { $project: { _id: 1 } },
  ]);
  return found.length;
};

const countConflicts = async ({ conflicts }: Models, most: number): Promise<number> =>
  (await conflicts.find({ votesWait: true }, { _id: 1 }).limit(Math.max(1, most)).lean()).length;
