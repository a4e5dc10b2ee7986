import type { Secrets } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';

type MigrationNeeds = { readonly database: Database; readonly secrets: Secrets };

/** SQL, or a function. Never changes after its release. Its position in `MIGRATIONS` is its schema version. */
export type Migration = string | ((needs: MigrationNeeds) => void);
