import type { mongo } from 'mongoose';

export type Documents = ReadonlyMap<string, readonly mongo.Document[]>;

/** By collection: in a new database those of migrations and of the check of the secrets. */
export const documentsIn = async (database: mongo.Db): Promise<Documents> => {
  const documents = new Map<string, readonly mongo.Document[]>();
  for (const collection of await database.collections())
    documents.set(collection.collectionName, await collection.find().toArray());
  return documents;
};

/**
 * Leaves these documents alone. One collection after the other, since side by side each would have a connection made.
 * @param names of the collections in which something may be else
 */
export const empty = async (database: mongo.Db, initial: Documents, names: Iterable<string>): Promise<void> => {
  for (const name of names) {
    const documents = initial.get(name) ?? [];
    await database.collection(name).deleteMany({});
    if (documents.length > 0) await database.collection(name).insertMany([...documents]);
  }
};
