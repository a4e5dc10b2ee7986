import { mongo } from 'mongoose';
import type { Migration } from '../migration.ts';

/** Nothing of the old collections is left, nor of the marks by which the move was resumed. */
export const VOTES_MOVED: Migration = {
  outside: async ({ database }) => {
    for (const name of ['votes_to_move', 'operations_to_move']) await database.collection(name).drop();
    const users = database.collection('users');
    await users.updateMany({ isMoved: { $exists: true } }, { $unset: { isMoved: 1 } });
    await users.dropIndex('to_move').catch((error: unknown) => {
      if (!(error instanceof mongo.MongoServerError && NOT_THERE.has(Number(error.code)))) throw error;
    });
  },
};

/** No such index, or no such collection. */
const NOT_THERE: ReadonlySet<number> = new Set([26, 27]);
