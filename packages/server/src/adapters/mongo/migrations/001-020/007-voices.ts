import type { mongo } from 'mongoose';
import { createClustered } from '../create-clustered.ts';
import type { Migration } from '../migration.ts';

/**
 * One mailbox, one voice. The new collections of votes and operations are kept in the order of their ids, which tell
 * nothing, where the server can do that (MongoDB can). A conflict's votes of today are counted by the hour.
 */
export const VOICES: Migration = {
  outside: async ({ database }) => {
    for (const name of ['votes', 'operations']) {
      await database.collection(name).drop();
      await createClustered(database, name);
    }
    await database.collection('votes').createIndexes([
      { name: 'one_a_member', key: { conflictId: 1, castBy: 1 }, unique: true },
      { name: 'of_conflict', key: { conflictId: 1, votedAt: 1 } },
      { name: 'by_voter', key: { castBy: 1, votedAt: -1, conflictId: -1 } },
      { name: 'by_voice', key: { userFingerprint: 1 } },
    ]);
    await database.collection('operations').createIndexes([{ name: 'of_actor', key: { actor: 1 } }]);
    await database.collection('voices').createIndexes([
      { name: 'of_voice', key: { voice: 1 } },
      { name: 'ending', key: { endsAt: 1 } },
    ]);
    await database.collection('users').createIndex({ voice: 1 }, { name: 'by_voice' });
    await database
      .collection('conflicts')
      .createIndex(
        { todayOldest: 1 },
        { name: 'of_today', partialFilterExpression: { todayOldest: { $exists: true } } },
      );
    await countByHour(database);
  },
};

type Hours = { readonly _id: number; readonly hours: readonly { readonly hour: number; readonly votes: number }[] };

const countByHour = async (database: mongo.Db): Promise<void> => {
  const counted = database.collection('votes_to_move').aggregate<Hours>([
    { $match: { inToday: true } },
    {
      $group: {
        _id: { conflictId: '$conflictId', hour: { $subtract: ['$votedAt', { $mod: ['$votedAt', 3_600_000] }] } },
        votes: { $sum: 1 },
      },
    },
    { $group: { _id: '$_id.conflictId', hours: { $push: { hour: '$_id.hour', votes: '$votes' } } } },
  ]);
  for await (const { _id, hours } of counted)
    await database.collection<{ _id: number }>('conflicts').updateOne(
      { _id },
      {
        $set: {
          todayByHour: Object.fromEntries(hours.map(({ hour, votes }) => [hour, votes])),
          todayOldest: Math.min(...hours.map(({ hour }) => hour)),
        },
      },
    );
};
