import type { Secrets } from '@twosides/domain/kernel';
import type { WriteKind, WriteOf } from '@twosides/domain/model';
import type { ClientSession } from 'mongoose';
import type { Models } from '../models/models.ts';
import type { WriteBatch } from './write-batch.ts';

/** What a write needs: models, secrets, and the session of the decision's transaction. */
export type WriteContext = { readonly models: Models; readonly secrets: Secrets; readonly session: ClientSession };

/** Kinds of writes that must read stored data. They run after the batch of all others. */
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

/** Handlers that add a write to the batch, by kind. */
export type BatchHandlers = {
  readonly [Kind in BatchKind]: (batch: WriteBatch, write: WriteOf<Kind>, to: WriteContext) => void;
};

/** Handlers that run a later write, by kind. */
export type LaterHandlers = {
  readonly [Kind in LaterKind]: (to: WriteContext, write: WriteOf<Kind>) => Promise<void>;
};
