import type { Secrets } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';

export type MigrationNeeds = { readonly database: Database; readonly secrets: Secrets };

/**
 * Upgrades a database to the next schema version, which is its position in `MIGRATIONS`. Runs in a transaction that
 * also stores the version. Never changes after its release.
 */
export type Migration = (needs: MigrationNeeds) => void;
