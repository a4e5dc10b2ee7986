import type { ConflictStore } from '@twosides/domain/conflicts';
import { applied } from '../apply-writes.ts';
import { findConflict } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { findGate } from '../mailbox-keys/gates.ts';
import type { SiteDatabase } from '../models/models.ts';
import { createPostConflict } from './post-conflict.ts';

export const createConflictStore = (database: SiteDatabase): ConflictStore => ({
  postConflict: createPostConflict(database),

  editConflict: (id, by, decide) =>
    inTransaction(database.connection, async () => {
      const conflict = await findConflict(database, id);
      const gate = await findGate(database, by);
      const decided = decide({ conflict, suspendedUntil: gate?.suspendedUntil ?? null });
      return applied(database, decided, gate);
    }),

  changeConflict: (id, decide) =>
    inTransaction(database.connection, async () => applied(database, decide(await findConflict(database, id)))),
});
