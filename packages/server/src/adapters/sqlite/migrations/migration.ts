import type { Secrets } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';

export type MigrationNeeds = { readonly database: Database; readonly secrets: Secrets };

/**
 * One step to the next schema, stored in a transaction with its number, which is its position. Never changed after
 * release.
 */
export type Migration = (needs: MigrationNeeds) => void;
