import type { Secrets } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';

export type MigrationNeeds = { readonly database: Database; readonly secrets: Secrets };

/** One step from a schema to the next. Its place in the list is its number; once released it is never changed. */
export type Migration =
  /** A script, or code where SQL is not enough: all of it in one transaction, with the number that says it is done. */
  | string
  | { readonly once: (needs: MigrationNeeds) => void }
  /**
   * Where rows are many: a transaction a batch, so that it can be stopped and resumed. Finds by what is stored what is
   * left to do, since another process may have done the batch before. @returns whether there is more
   */
  | { readonly batch: (needs: MigrationNeeds) => boolean }
  /** What SQLite does outside of transactions only, as VACUUM. Doing it twice changes nothing. */
  | { readonly outside: (database: Database) => void };
