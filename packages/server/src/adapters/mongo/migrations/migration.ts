import type { Secrets } from '@twosides/domain/kernel';
import type { mongo } from 'mongoose';

export type MigrationNeeds = { readonly database: mongo.Db; readonly secrets: Secrets };

/**
 * One step from a schema to the next. Its place in the list is its number; once released it is never changed. It must
 * be safe to run twice: a process that dies in the middle leaves it to the next.
 */
export type Migration = (needs: MigrationNeeds) => Promise<void>;
