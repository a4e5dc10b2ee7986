import type { mongo } from 'mongoose';
import { createClustered } from '../create-clustered.ts';
import type { Migration } from '../migration.ts';
import { recreate } from '../recreate.ts';

/** Reports and helpful marks under ids of what they are unique by, which tell nothing of when they were made. */
export const VOICED_REPORTS_AND_MARKS: Migration = {
  outside: async ({ database }) => {
    for (const [name, indexes] of Object.entries(NEW))
      await recreate(database, name, indexes, () => createClustered(database, name));
  },
};

const NEW: Readonly<Record<string, readonly mongo.IndexDescription[]>> = {
  reports: [
    { name: 'one_a_member', key: { itemKind: 1, itemId: 1, reporterId: 1 }, unique: true },
    { name: 'open', key: { settledAt: 1, itemKind: 1, itemId: 1 } },
    { name: 'of_member', key: { reporterId: 1 } },
    { name: 'of_voice', key: { userFingerprint: 1 } },
  ],
  helpful_marks: [
    { name: 'one_a_member', key: { commentId: 1, markedBy: 1 }, unique: true },
    { name: 'by_member', key: { markedBy: 1 } },
    { name: 'by_voice', key: { userFingerprint: 1 } },
  ],
};
