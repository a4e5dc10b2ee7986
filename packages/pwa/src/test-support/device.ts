import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import { onDevice } from '../outbox/device-db.ts';

export const ANA = 'ana' as MemberId;
export const BEN = 'ben' as MemberId;
export const QUEUE = 7 as ConflictId;
export const NOW = 1_800_000_000_000;
export const SUBJECT = { title: 'Dishes', sideLabels: { her: 'Her side', his: 'His side' } };

export const emptyDevice = () => onDevice((db) => Promise.all(db.tables.map((table) => table.clear())));
