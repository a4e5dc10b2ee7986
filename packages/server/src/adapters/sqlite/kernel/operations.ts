import type { Operation, OperationKey } from '@twosides/domain/kernel';
import type { Database, WriteHandlers } from './database.ts';

export const findOperation = (database: Database, { actor, opId }: OperationKey): Operation | null =>
  opId === null ? null : database.first('SELECT * FROM operations WHERE actor = ? AND op_id = ?', actor, opId);

export const operationWrites = {
  'record-operation': (database, { operation }) => {
    database.insert('operations', operation);
  },
} satisfies Partial<WriteHandlers>;
