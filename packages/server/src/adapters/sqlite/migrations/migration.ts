import type { Secrets } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';

export type MigrationNeeds = { readonly database: Database; readonly secrets: Secrets };

/** A migration never changes after its release. Its position in `MIGRATIONS` is its schema version. */
export type Migration = (needs: MigrationNeeds) => void;
