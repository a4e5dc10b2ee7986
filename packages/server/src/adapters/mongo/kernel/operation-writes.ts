import { toOperationRecord } from './records.ts';
import type { BatchHandlers } from './write-handlers.ts';

export const operationWrites = {
  'record-operation': (batch, { operation }, { models }) =>
    batch.insertOnce(models.operations, toOperationRecord(operation), 'actor'),
} satisfies Partial<BatchHandlers>;
