import type { Secrets } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';

export type MigrationNeeds = { readonly database: Database; readonly secrets: Secrets };

/**
 * One step from a schema to the next, applied in a transaction together with its number. Its place in the list is its
 * number; once released it is never changed.
 */
export type Migration = (needs: MigrationNeeds) => void;
