import type { MemberId, Operation, OperationKey, OpId } from '@twosides/domain';
import type { Database } from './database.ts';

export const findOperation = (database: Database, { memberId, opId }: OperationKey): Operation | null => {
  if (opId === null) return null;
  const row = database.first<OperationRow>(
    'SELECT * FROM operations WHERE member_id = ? AND op_id = ?',
    memberId,
    opId,
  );
  return row && toOperation(row);
};

/** Throws when the member has used the id already. */
export const insertOperation = (database: Database, operation: Operation): void => {
  database.insert('operations', {
    member_id: operation.memberId,
    op_id: operation.opId,
    request: operation.request,
    outcome: operation.outcome,
    applied_at: operation.appliedAt,
  });
};

type OperationRow = {
  readonly member_id: string;
  readonly op_id: string;
  readonly request: string;
  readonly outcome: string;
  readonly applied_at: number;
};

const toOperation = (row: OperationRow): Operation => ({
  memberId: row.member_id as MemberId,
  opId: row.op_id as OpId,
  request: row.request,
  outcome: row.outcome,
  appliedAt: row.applied_at,
});
