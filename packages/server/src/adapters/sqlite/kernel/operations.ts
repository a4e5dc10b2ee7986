import type { Operation, OperationKey } from '@twosides/domain/kernel';
import type { Database, WriteHandlers } from './database.ts';
import { recordsOf } from './records.ts';

const OPERATIONS = recordsOf<Operation>({
  actor: 'plain',
  opId: 'plain',
  request: 'plain',
  made: 'plain',
  appliedOn: 'plain',
});

export const findOperation = (database: Database, { actor, opId }: OperationKey): Operation | null =>
  opId === null
    ? null
    : OPERATIONS.first(database, 'SELECT * FROM operations WHERE actor = ? AND op_id = ?', actor, opId);

export const operationWrites = {
  'record-operation': (database, { operation }) => {
    database.insert('operations', OPERATIONS.toRow(operation));
  },
} satisfies Partial<WriteHandlers>;
