import type { mongo } from 'mongoose';
import type { Migration } from '../migration.ts';

/**
 * What reports have hidden is folded instead: back on the site with its points and its place in the count of comments,
 * behind a notice. One item a transaction: there are few.
 */
export const FOLD_WHAT_WAS_HIDDEN: Migration = {
  batch: async ({ database, session }) => {
    const [conflicts, comments] = [
      database.collection<Conflict>('conflicts'),
      database.collection<Comment>('comments'),
    ];
    const folded = { takenDownBy: null, review: 'folded-by-reports' };
    const conflict = await conflicts.findOne({ takenDownBy: 'reports' }, { session });
    if (conflict) {
      const set = { ...folded, isActive: true, uncounted: true };
      await conflicts.updateOne({ _id: conflict._id }, { $set: set, $inc: { revision: 1 } }, { session });
      await countPoints(database, session, 'conflict', String(conflict._id));
      return true;
    }
    const comment = await comments.findOne({ isVisible: false, takenDownBy: 'reports' }, { session });
    if (comment === null) return false;
    await comments.updateOne({ _id: comment._id }, { $set: { ...folded, isVisible: true } }, { session });
    const counted = { $set: { uncounted: true }, $inc: { revision: 1, commentCount: 1 } };
    await conflicts.updateOne({ _id: comment.conflictId }, counted, { session });
    await countPoints(database, session, 'comment', comment._id);
    return true;
  },
};

type Conflict = { readonly _id: number };
type Comment = { readonly _id: string; readonly conflictId: number };
type Entry = {
  readonly _id: string;
  readonly memberId: string;
  readonly kind: string;
  readonly points: number;
  readonly day: number;
};

const DAY = 86_400_000;

const countPoints = async (database: mongo.Db, session: mongo.ClientSession, itemKind: string, itemId: string) => {
  const ledger = database.collection<Entry>('ledger');
  const uncounted = { itemKind, itemId, isCounted: false };
  for (const { memberId, kind, points, day } of await ledger.find(uncounted, { session }).toArray()) {
    const count = (of: string) => Number(kind === of);
    const $inc = {
      points,
      conflicts: count('post'),
      comments: count('comment'),
      helpfulComments: count('helpful-comment'),
    };
    const spans = ['all 0', `day ${day}`, `week ${day - ((day - 4 * DAY) % (7 * DAY))}`];
    const rows = spans.map((span) => `${memberId} ${span}`);
    await ledger.updateMany({ _id: { $in: rows } }, { $inc, $set: { waits: 'next' } }, { session });
  }
  await ledger.updateMany(uncounted, { $set: { isCounted: true } }, { session });
};
