import type { Secrets } from '@twosides/domain/kernel';
import type { WriteKind, WriteOf } from '@twosides/domain/model';
import type { ClientSession } from 'mongoose';
import type { Models } from '../models/models.ts';
import type { WriteBatch } from './write-batch.ts';

/** The transaction of a decision. */
export type WriteContext = { readonly models: Models; readonly secrets: Secrets; readonly session: ClientSession };

/** Kinds that depend on what is stored: they read it once everything else is written. */
export type LaterKind =
  | 'raise-alert'
  | 'trim-alerts'
  | 'claim-mailbox-key'
  | 'take-back-points'
  | 'count-points'
  | 'delete-member'
  | 'suspend'
  | 'lift-suspension';

export type BatchKind = Exclude<WriteKind, LaterKind>;

/** Puts a write of each kind into a batch. */
export type BatchHandlers = {
  readonly [Kind in BatchKind]: (batch: WriteBatch, write: WriteOf<Kind>, to: WriteContext) => void;
};

/** Carries out a write of each kind that is left for later. */
export type LaterHandlers = {
  readonly [Kind in LaterKind]: (to: WriteContext, write: WriteOf<Kind>) => Promise<void>;
};
