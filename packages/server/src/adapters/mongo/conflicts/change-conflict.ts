import type { ConflictStore } from '@twosides/domain/conflicts';
import type { Secrets } from '@twosides/domain/kernel';
import { conflictItem } from '@twosides/domain/model';
import type { Connection } from 'mongoose';
import { toConflict } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import type { Models } from '../models/models.ts';
import { countPointsOf } from '../points/ledger.ts';
import { saveChanges } from '../voting/save-changes.ts';

/** Changes by a conflict's author; a vote that gets in between makes it decide again. */
export const createChangeConflict =
  (connection: Connection, models: Models, secrets: Secrets): ConflictStore['changeConflict'] =>
  (id, decide) =>
    inTransaction(connection, async (session) => {
      const record = await models.conflicts.findOne({ _id: id }).session(session).lean();
      const before = record && toConflict(secrets, record);
      const { changes, result } = decide(before);
      if (changes !== null) {
        await saveChanges(models, secrets, before, [{ conflict: changes, operation: null }], session);
        await countPointsOf(models, conflictItem(id), changes.isActive, session);
      }
      return result;
    });
