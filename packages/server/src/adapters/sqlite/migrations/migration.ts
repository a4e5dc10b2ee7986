import type { Secrets } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';

export type MigrationNeeds = { readonly database: Database; readonly secrets: Secrets };

/**
 * A migration's position in `MIGRATIONS` is its schema version, which is stored in the same transaction.
 * A migration never changes after its release.
 */
export type Migration = (needs: MigrationNeeds) => void;
