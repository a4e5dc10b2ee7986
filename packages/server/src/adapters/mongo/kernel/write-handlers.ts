import type { Secrets } from '@twosides/domain/kernel';
import type { Write } from '@twosides/domain/model';
import type { ClientSession } from 'mongoose';
import type { Models } from '../models/models.ts';
import type { WriteBatch } from './write-batch.ts';

/** The transaction of a decision. */
export type WriteContext = { readonly models: Models; readonly secrets: Secrets; readonly session: ClientSession };

type OfKind<Kind> = Extract<Write, { readonly kind: Kind }>;

/** What depends on what is stored: it is read when everything else is written. */
type LaterKind =
  | 'raise-alert'
  | 'trim-alerts'
  | 'claim-voice'
  | 'take-back-points'
  | 'count-points'
  | 'delete-member'
  | 'suspend'
  | 'lift-suspension';

/** Puts a write of each kind into a batch. */
export type BatchHandlers = {
  readonly [Kind in Exclude<Write['kind'], LaterKind>]: (
    batch: WriteBatch,
    write: OfKind<Kind>,
    to: WriteContext,
  ) => void;
};

/** Carries out a write of each kind that is left for later. */
export type LaterHandlers = {
  readonly [Kind in LaterKind]: (to: WriteContext, write: OfKind<Kind>) => Promise<void>;
};
