import type { ConflictStore } from '@twosides/domain/conflicts';
import type { Secrets } from '@twosides/domain/kernel';
import type { Connection } from 'mongoose';
import { applied } from '../apply-writes.ts';
import { toConflict } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { findGate } from '../mailbox-keys/gates.ts';
import type { Models } from '../models/models.ts';
import { createPostConflict } from './post-conflict.ts';

export const createConflictStore = (connection: Connection, models: Models, secrets: Secrets): ConflictStore => ({
  postConflict: createPostConflict(connection, models, secrets),

  editConflict: (id, by, decide) =>
    inTransaction(connection, async () => {
      const record = await models.conflicts.findOne({ _id: id }).lean();
      const gate = await findGate(models, secrets, by);
      const conflict = record && toConflict(secrets, record);
      const decided = decide({ conflict, suspendedUntil: gate?.suspendedUntil ?? null });
      return applied({ models, secrets }, decided, gate);
    }),

  changeConflict: (id, decide) =>
    inTransaction(connection, async () => {
      const record = await models.conflicts.findOne({ _id: id }).lean();
      return applied({ models, secrets }, decide(record && toConflict(secrets, record)));
    }),
});
