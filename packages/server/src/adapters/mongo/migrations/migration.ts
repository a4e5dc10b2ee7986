import type { Secrets } from '@twosides/domain/kernel';
import type { mongo } from 'mongoose';

export type MigrationNeeds = { readonly database: mongo.Db; readonly secrets: Secrets };

/**
 * Its position in `MIGRATIONS` is the schema version. Never changes after its release.
 * Must be safe to run twice, in case a process dies midway.
 */
export type Migration = (needs: MigrationNeeds) => Promise<void>;
