import type { mongo } from 'mongoose';
import type { Migration } from '../migration.ts';
import { recreate } from '../recreate.ts';

/** Empty collections of alerts and jobs, whose old ones go with their files; and what hidden authors are found by. */
export const NEW_ALERTS_AND_JOBS: Migration = {
  outside: async ({ database }) => {
    for (const [name, indexes] of Object.entries(AUTHOR_INDEXES))
      await database.collection(name).createIndexes([...indexes]);
    for (const [name, indexes] of Object.entries(NEW)) await recreate(database, name, indexes);
  },
};

type Indexes = Readonly<Record<string, readonly mongo.IndexDescription[]>>;

const isThere = { authorKey: { $exists: true } } as const;

const AUTHOR_INDEXES: Indexes = {
  conflicts: [{ name: 'anonymous', key: { authorKey: 1, _id: -1 }, partialFilterExpression: isThere }],
  comments: [{ name: 'disguised', key: { authorKey: 1, conflictId: 1 }, partialFilterExpression: isThere }],
};

const NEW: Indexes = {
  alerts: [
    { name: 'one_a_topic', key: { recipient: 1, topic: 1 }, unique: true },
    { name: 'newest', key: { recipient: 1, at: -1, topic: -1 } },
    { name: 'unread', key: { recipient: 1, isRead: 1, at: 1 } },
    { name: 'age', key: { at: 1 } },
    { name: 'topic', key: { topic: 1 } },
  ],
  jobs: [
    { name: 'key', key: { key: 1 }, unique: true },
    { name: 'due_in_lane', key: { status: 1, lane: 1, runAt: 1, _id: 1 } },
  ],
};
