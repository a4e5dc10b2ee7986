import type { Secrets } from '@twosides/domain/kernel';
import type { mongo } from 'mongoose';

export type MigrationNeeds = { readonly database: mongo.Db; readonly secrets: Secrets };

/** One step from a schema to the next. Its place in the list is its number; once released it is never changed. */
export type Migration =
  /**
   * Indexes and commands that know no transactions. A process that died half-way leaves it to the next, so doing it
   * twice changes nothing.
   */
  | { readonly outside: (needs: MigrationNeeds) => Promise<void> }
  /**
   * Documents, a transaction a batch, so that it can be stopped and resumed. Finds by what is stored what is left to
   * do.
   * @returns whether there is more
   */
  | { readonly batch: (needs: MigrationNeeds & { readonly session: mongo.ClientSession }) => Promise<boolean> };
