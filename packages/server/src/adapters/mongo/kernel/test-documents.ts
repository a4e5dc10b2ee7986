import type { mongo } from 'mongoose';

export type Documents = ReadonlyMap<string, readonly mongo.Document[]>;

/** By collection: in a new database those of migrations and of the check of the secrets. */
export const documentsIn = async (database: mongo.Db): Promise<Documents> => {
  const collections = await database.collections();
  return new Map(
    await Promise.all(
      collections.map(async (collection) => [collection.collectionName, await collection.find().toArray()] as const),
    ),
  );
};

/** Leaves these documents alone. */
export const empty = async (database: mongo.Db, initial: Documents): Promise<void> => {
  const collections = await database.collections();
  await Promise.all(
    collections.map(async (collection) => {
      await collection.deleteMany({});
      const documents = initial.get(collection.collectionName) ?? [];
      if (documents.length > 0) await collection.insertMany([...documents]);
    }),
  );
};
