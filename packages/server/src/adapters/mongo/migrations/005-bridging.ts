import { startOfDay } from '@twosides/domain/kernel';
import type { CommentOrderRecord, CommentRecord, HelpfulMarkRecord } from '../models/conflict-records.ts';
import type { Migration } from './migration.ts';

export const bridging: Migration = async ({ database }) => {
  const comments = database.collection<CommentRecord>('comments');
  await comments.updateMany({ place: { $exists: false } }, { $set: { place: 0, bridges: false, mindsCount: 0 } });
  await comments.createIndexes([
    { name: 'placed', key: { conflictId: 1, isVisible: 1, replyTo: 1, place: -1, _id: -1 } },
    {
      name: 'marked',
      key: { conflictId: 1, isVisible: 1, helpfulCount: -1 },
      partialFilterExpression: { helpfulCount: { $gt: 0 } },
    },
  ]);
  await database
    .collection('conflicts')
    .updateMany({ timesOrdered: { $exists: false } }, { $set: { timesOrdered: 0 } });
  const orders = database.collection<CommentOrderRecord>('comment_orders');
  await orders.createIndexes([{ name: 'due', key: { dueAt: 1 }, partialFilterExpression: { dueAt: { $gte: 0 } } }]);
  const marks = database.collection<HelpfulMarkRecord>('helpful_marks');
  const marked = comments.find({ helpfulCount: { $gt: 0 } }, { projection: { conflictId: 1, postedAt: 1 } });
  for await (const { _id: commentId, conflictId, postedAt } of marked) {
    const markedOn = startOfDay(postedAt);
    await marks.updateMany({ commentId, markedOn: { $exists: false } }, { $set: { markedOn, changedMind: false } });
    await orders.updateOne(
      { _id: conflictId },
      { $max: { markedOn }, $setOnInsert: { changes: 0, orderedAt: null, dueAt: 0 } },
      { upsert: true },
    );
  }
};
