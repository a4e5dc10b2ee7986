import type { Secrets } from '@twosides/domain/kernel';
import type { mongo } from 'mongoose';

export type MigrationNeeds = { readonly database: mongo.Db; readonly secrets: Secrets };

/**
 * A migration's position in `MIGRATIONS` is its schema version. A migration never changes after its release.
 * It must be safe to run twice, because a process may die midway.
 */
export type Migration = (needs: MigrationNeeds) => Promise<void>;
