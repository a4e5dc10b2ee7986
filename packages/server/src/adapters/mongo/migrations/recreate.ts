import { setTimeout as pause } from 'node:timers/promises';
import { mongo } from 'mongoose';

/**
 * Drops a collection, with its files, for an empty one of the same name. Where the server knows of the old one for a
 * moment longer, the new one's indexes are asked for again.
 */
export const recreate = async (
  database: mongo.Db,
  name: string,
  indexes: readonly mongo.IndexDescription[],
  create: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> => {
  await database.collection(name).drop();
  for (let attempt = 1; ; attempt += 1) {
    try {
      await create();
      await database.collection(name).createIndexes([...indexes]);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isNotFound(error)) throw error;
      await pause(100 * attempt);
    }
  }
};

const ATTEMPTS = 8;
const NAMESPACE_NOT_FOUND = 26;

const isNotFound = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === NAMESPACE_NOT_FOUND;
