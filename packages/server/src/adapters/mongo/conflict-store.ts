import type { ConflictStore, Secrets } from '@twosides/domain';
import type { Connection } from 'mongoose';
import { createChangeConflict } from './change-conflict.ts';
import { createConflictChanges } from './conflict-changes.ts';
import { createConflictReads } from './conflict-reads.ts';
import { createDeleteComment } from './delete-comment.ts';
import type { Models } from './models/models.ts';
import { createPostConflict } from './post-conflict.ts';
import { createSweepToday } from './sweep-today.ts';

export type MongoConflictStore = ConflictStore & {
  /** Resolves when every vote and comment that has been asked for is through. */
  idle(): Promise<void>;
};

/** Conflicts with their votes, comments and operations, in collections of their own. */
export const createConflictStore = (connection: Connection, models: Models, secrets: Secrets): MongoConflictStore => ({
  ...createConflictReads(models, secrets),
  changeConflict: createChangeConflict(connection, models, secrets),
  deleteComment: createDeleteComment(connection, models, secrets),
  ...createConflictChanges(connection, models, secrets),
  postConflict: createPostConflict(connection, models, secrets),
  sweepToday: createSweepToday(connection, models),
});
