import { isDeepStrictEqual } from 'node:util';
import { collapsedBy } from '@twosides/domain/conflicts';
import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import type { CategoryId } from '@twosides/domain/model';
import { spanStart } from '@twosides/domain/points';
import type { StatsStore } from '@twosides/domain/reading';
import { type PipelineStage, trusted } from 'mongoose';
import { inTransaction } from '../kernel/transaction.ts';
import type { ConflictRecord, CountedRecord, Sums } from '../models/conflict-records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';

export const createStatsStore = (database: SiteDatabase): StatsStore => ({
  updateCounts: () => updateCounts(database),
  sumByCategory: async () => {
    const sums = await database.categoryFigures.find().lean();
    return sums.map(({ _id, conflicts, votes, comments, revealed }) => ({
      category: _id,
      conflictCount: conflicts,
      voteCount: votes,
      commentCount: comments,
      revealedCount: revealed,
    }));
  },
  countMembers: async () => (await database.counters.findOne({ _id: 'members' }).lean())?.value ?? 0,
  listTimesToReveal: async (limit) => {
    const rows = await database.conflicts.aggregate<{ time: number }>(timesToReveal(limit));
    return rows.map(({ time }) => time);
  },
  readActivity: async (conflictId, since, most) => {
    const day = spanStart('day', since);
    const votedAt = trusted({ $gte: day });
    const excluded = await database.votes.countDocuments({ conflictId, votedAt, isExcluded: true }).hint('excluded');
    const [found, shareCount, castCount] = await Promise.all([
      database.conflicts.exists({ _id: conflictId, isActive: true }),
      database.shares.countDocuments({ conflictId, sharedAt: trusted({ $gt: since }) }).limit(most),
      database.votes.countDocuments({ conflictId, votedAt }).limit(most + excluded),
    ]);
    return found && { shareCount, voterCount: castCount - excluded };
  },
});

/** Anonymous conflicts are dropped after the limit, so fewer than `limit` may remain. */
export const timesToReveal = (limit: number): PipelineStage[] => [
  { $match: { isActive: true, revealedAt: { $gt: 0 } } },
  { $sort: { revealedAt: -1 } },
  { $limit: limit },
  { $match: { anonymous: false } },
  { $project: { _id: 0, time: { $subtract: ['$revealedAt', '$submittedAt'] } } },
];

const BATCH = 200;

const updateCounts = async (database: SiteDatabase): Promise<boolean> => {
  const conflicts = await countConflicts(database);
  const members = await countMembers(database);
  return conflicts || members;
};

const countConflicts = async (database: SiteDatabase): Promise<boolean> => {
  const { conflicts } = database;
  const changed = await conflicts.find({ uncounted: true }, { _id: 1 }).limit(BATCH).hint('uncounted').lean();
  if (changed.length === 0) return false;
  const ids = changed.map(({ _id }) => _id);
  const seen = await inTransaction(database.connection, () => moveSums(database, ids));
  await conflicts.bulkWrite(
    seen.map(({ _id, revision }) => ({
      updateOne: { filter: { _id, revision }, update: { $unset: { uncounted: 1 } } },
    })),
  );
  return changed.length === BATCH;
};

const moveSums = async (
  { conflicts, counted, categoryFigures }: Models,
  ids: readonly ConflictId[],
): Promise<readonly Seen[]> => {
  const those = { _id: trusted({ $in: [...ids] }) };
  const seen: Seen[] = await conflicts.find(those, SEEN).lean();
  const held = new Map((await counted.find(those).lean()).map((record) => [record._id, record]));
  const moves = new Map<CategoryId, Sums>();
  const move = (category: CategoryId, sums: Sums, times: 1 | -1) =>
    moves.set(category, added(moves.get(category) ?? NOTHING, sums, times));
  const news = seen.map(countedOf).filter((now) => !isDeepStrictEqual(held.get(now._id), now));
  for (const now of news) {
    const before = held.get(now._id);
    if (before) move(before.category, before, -1);
    move(now.category, now, 1);
  }
  if (news.length === 0) return seen;
  await counted.bulkWrite(
    news.map(({ _id, ...record }) => ({ updateOne: { filter: { _id }, update: { $set: record }, upsert: true } })),
  );
  await categoryFigures.bulkWrite(
    [...moves].map(([_id, sums]) => ({ updateOne: { filter: { _id }, update: { $inc: sums }, upsert: true } })),
  );
  return seen;
};

const SEEN = {
  category: 1,
  isActive: 1,
  review: 1,
  totalVotes: 1,
  commentCount: 1,
  revealedAt: 1,
  revision: 1,
} as const;
type Seen = Pick<ConflictRecord, keyof typeof SEEN | '_id'>;

const NOTHING: Sums = { conflicts: 0, votes: 0, comments: 0, revealed: 0 };

const countedOf = ({
  _id,
  category,
  isActive,
  review = null,
  totalVotes,
  commentCount,
  revealedAt,
}: Seen): CountedRecord => ({
  _id,
  category,
  ...(isActive && collapsedBy(review) === null
    ? { conflicts: 1, votes: totalVotes, comments: commentCount, revealed: Number(revealedAt !== null) }
    : NOTHING),
});

const added = (to: Sums, { conflicts, votes, comments, revealed }: Sums, times: 1 | -1): Sums => ({
  conflicts: to.conflicts + times * conflicts,
  votes: to.votes + times * votes,
  comments: to.comments + times * comments,
  revealed: to.revealed + times * revealed,
});

const countMembers = async ({ connection, users, counters }: SiteDatabase): Promise<boolean> => {
  const changed = await users.find({ uncounted: true }, { _id: 1 }).limit(BATCH).hint('uncounted').lean();
  if (changed.length === 0) return false;
  await inTransaction(connection, async () => {
    const those = { _id: trusted({ $in: changed.map(({ _id }) => _id) }), uncounted: true as const };
    const found = await users.find(those, { nicknameKey: 1, isCounted: 1 }).lean();
    const named = found.filter(({ nicknameKey }) => nicknameKey !== undefined);
    const isOneOf = (members: readonly { readonly _id: MemberId }[]) => ({
      _id: trusted({ $in: members.map(({ _id }) => _id) }),
    });
    await users.updateMany(isOneOf(found), { $unset: { uncounted: 1, isCounted: 1 } });
    await users.updateMany(isOneOf(named), { $set: { isCounted: true } });
    const by = named.length - found.filter(({ isCounted }) => isCounted).length;
    if (by !== 0) await counters.updateOne({ _id: 'members' }, { $inc: { value: by } }, { upsert: true });
  });
  return changed.length === BATCH;
};
