import type { Migration } from '../migration.ts';

/** What the next migrations find the rest of their work by. */
export const TO_MOVE: Migration = {
  outside: async ({ database }) => {
    for (const name of ['votes_to_move', 'operations_to_move'])
      await database.collection(name).createIndexes([
        { name: 'by_fingerprint', key: { userFingerprint: 1, isMoved: 1 } },
        { name: 'by_member', key: { memberId: 1 } },
        { name: 'to_move', key: { isMoved: 1 } },
        { name: 'by_conflict', key: { conflictId: 1, inToday: 1 } },
      ]);
    await database.collection('users').createIndex({ isMoved: 1, createdAt: 1, _id: 1 }, { name: 'to_move' });
  },
};
