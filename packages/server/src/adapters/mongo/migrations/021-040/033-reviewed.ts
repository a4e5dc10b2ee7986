import type { Migration } from '../migration.ts';

/**
 * A report that was looked at knows whether the verdict was with it: its item is off the site by the operator's word.
 * What is there all the same was kept.
 */
export const REVIEWED: Migration = {
  outside: async ({ database }) => {
    const reports = database.collection<{ readonly itemKind: string; readonly itemId: string }>('reports');
    const settled = { settledAt: { $ne: null }, agreed: { $exists: false } };
    const items = reports.aggregate<{ _id: { itemKind: string; itemId: string } }>([
      { $match: settled },
      { $group: { _id: { itemKind: '$itemKind', itemId: '$itemId' } } },
    ]);
    for await (const { _id: item } of items) {
      const isConflict = item.itemKind === 'conflict';
      const of = database.collection<{ _id: number | string }>(isConflict ? 'conflicts' : 'comments');
      const _id = isConflict ? Number(item.itemId) : item.itemId;
      const found = await of.findOne({ _id, takenDownBy: 'operator' });
      const unseen = { _id, review: { $exists: false }, [isConflict ? 'isActive' : 'isVisible']: true };
      if (found === null) await of.updateOne(unseen, { $set: { review: 'kept' } });
      await reports.updateMany({ ...item, ...settled }, { $set: { agreed: found !== null } });
    }
  },
};
