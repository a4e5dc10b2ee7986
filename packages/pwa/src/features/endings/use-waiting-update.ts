import type { ConflictId } from '@twosides/domain/kernel';
import type { OutboxRow } from '@twosides/domain/model';
import { useOutboxItems } from '../../outbox/outbox-items.ts';

export type WaitingUpdate = Extract<OutboxRow, { kind: 'update' }>;

/** The author's update on a conflict that the server does not have yet. */
export const useWaitingUpdate = (id: ConflictId): WaitingUpdate | undefined =>
  useOutboxItems().rows.findLast((row): row is WaitingUpdate => row.kind === 'update' && row.lane === id);
