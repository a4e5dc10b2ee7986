import type { WriteKind, WriteOf } from '@twosides/domain/model';
import type { SiteDatabase } from '../models/models.ts';
import type { WriteBatch } from './write-batch.ts';

/** These writes must read stored data, so they run after the batch with all other writes. */
export type LaterKind =
  | 'raise-alert'
  | 'trim-alerts'
  | 'claim-mailbox-key'
  | 'take-back-points'
  | 'count-points'
  | 'delete-member'
  | 'end-passkey-sessions'
  | 'suspend'
  | 'lift-suspension';

export type BatchKind = Exclude<WriteKind, LaterKind>;

export type BatchHandlers = {
  readonly [Kind in BatchKind]: (batch: WriteBatch, write: WriteOf<Kind>, database: SiteDatabase) => void;
};

export type LaterHandlers = {
  readonly [Kind in LaterKind]: (database: SiteDatabase, write: WriteOf<Kind>) => Promise<void>;
};
