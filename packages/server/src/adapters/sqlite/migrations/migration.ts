import type { Secrets } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';

export type MigrationNeeds = { readonly database: Database; readonly secrets: Secrets };

/**
 * Its position in `MIGRATIONS` is the schema version, stored in the same transaction. Never changes after its release.
 */
export type Migration = (needs: MigrationNeeds) => void;
