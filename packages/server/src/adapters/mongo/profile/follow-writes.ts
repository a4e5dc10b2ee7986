import type { BatchHandlers } from '../kernel/write-batch.ts';
import type { FollowRecord } from '../models/member-records.ts';
import type { Models } from '../models/models.ts';

export const followWrites = {
  'add-follow': (batch, { followerId, followingId, at }, database) => {
    batch.insert(database.follows, { followerId, followingId, createdAt: at });
    for (const { id, inc } of countsOf({ followerId, followingId }, 1)) batch.change(database.users, id, { inc });
  },
} satisfies Partial<BatchHandlers>;

export const deleteFollows = async (
  { follows, users }: Pick<Models, 'follows' | 'users'>,
  which: Partial<Pair>,
  limit: number,
): Promise<number> => {
  const found = await follows.find(which).limit(limit).lean();
  if (found.length === 0) return 0;
  await follows.bulkWrite(found.map(({ _id }) => ({ deleteOne: { filter: { _id } } })));
  await users.bulkWrite(
    found.flatMap((follow) =>
      countsOf(follow, -1).map(({ id, inc }) => ({ updateOne: { filter: { _id: id }, update: { $inc: inc } } })),
    ),
  );
  return found.length;
};

type Pair = Pick<FollowRecord, 'followerId' | 'followingId'>;

/** Sorts by id, so that concurrent transactions about the same two members write the same document first. */
const countsOf = ({ followerId, followingId }: Pair, by: 1 | -1) =>
  [
    { id: followerId, inc: { followingCount: by } },
    { id: followingId, inc: { followersCount: by } },
  ].sort((one, other) => (one.id < other.id ? -1 : 1));
