import type { Operation, OperationKey, OpId } from '@twosides/domain/kernel';
import type { Database } from './database.ts';

export const findOperation = (database: Database, { actor, opId }: OperationKey): Operation | null => {
  if (opId === null) return null;
  const row = database.first<OperationRow>('SELECT * FROM operations WHERE actor = ? AND op_id = ?', actor, opId);
  return row && toOperation(row);
};

/** Throws when the member has used the id already. */
export const insertOperation = (database: Database, { actor, opId, request, made, appliedOn }: Operation): void => {
  database.insert('operations', { actor, op_id: opId, request, made, applied_on: appliedOn });
};

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
