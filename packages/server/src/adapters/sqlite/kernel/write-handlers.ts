import type { Secrets } from '@twosides/domain/kernel';
import type { Write } from '@twosides/domain/model';
import type { Database } from './database.ts';

export type WriteContext = { readonly database: Database; readonly secrets: Secrets };

/** What each kind of write does, inside the transaction of its decision. Alerts are made into other writes first. */
export type WriteHandlers = {
  readonly [Kind in Exclude<Write['kind'], 'raise-alert'>]: (
    to: WriteContext,
    write: Extract<Write, { readonly kind: Kind }>,
  ) => void;
};
