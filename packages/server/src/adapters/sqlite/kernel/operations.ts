import type { Operation, OperationKey, OpId } from '@twosides/domain/kernel';
import type { Database } from './database.ts';
import type { WriteHandlers } from './write-handlers.ts';

export const findOperation = (database: Database, { actor, opId }: OperationKey): Operation | null => {
  if (opId === null) return null;
  const row = database.first<OperationRow>('SELECT * FROM operations WHERE actor = ? AND op_id = ?', actor, opId);
  return row && toOperation(row);
};

export const operationWrites = {
  'record-operation': ({ database }, { operation: { actor, opId, request, made, appliedOn } }) => {
    database.insert('operations', { actor, op_id: opId, request, made, applied_on: appliedOn });
  },
} satisfies Partial<WriteHandlers>;

type OperationRow = {
  readonly actor: string;
  readonly op_id: OpId;
  readonly request: string;
  readonly made: string | null;
  readonly applied_on: number;
};

const toOperation = ({ actor, op_id, request, made, applied_on }: OperationRow): Operation => ({
  actor,
  opId: op_id,
  request,
  made,
  appliedOn: applied_on,
});
