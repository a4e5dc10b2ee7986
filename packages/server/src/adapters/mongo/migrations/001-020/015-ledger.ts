import { createClustered } from '../create-clustered.ts';
import type { Migration } from '../migration.ts';

/**
 * One collection for operations, points and scores, kept in the order of ids that tell nothing of when something was
 * done.
 */
export const LEDGER = {
  outside: async ({ database }) => {
    await createClustered(database, 'ledger');
    await database.collection('ledger').createIndexes([
      { name: 'of_actor', key: { actor: 1 }, partialFilterExpression: there('actor') },
      { name: 'of_member', key: { memberId: 1, _id: 1 }, partialFilterExpression: there('memberId') },
      { name: 'by_item', key: { itemKind: 1, itemId: 1 }, partialFilterExpression: there('itemKind') },
      {
        name: 'public_board',
        key: { span: 1, start: 1, 'public.points': -1, memberId: -1 },
        partialFilterExpression: there('span'),
      },
      { name: 'firsts', key: { start: 1 }, partialFilterExpression: { isFirst: true } },
      { name: 'waiting', key: { waits: 1, span: 1, start: 1 }, partialFilterExpression: there('waits') },
    ]);
  },
} satisfies Migration;

const there = (field: string) => ({ [field]: { $exists: true } });
