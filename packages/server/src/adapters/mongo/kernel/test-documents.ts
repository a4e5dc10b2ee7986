import type { mongo } from 'mongoose';

export type Documents = ReadonlyMap<string, readonly mongo.Document[]>;

export const documentsIn = async (database: mongo.Db): Promise<Documents> => {
  const documents = new Map<string, readonly mongo.Document[]>();
  for (const collection of await database.collections())
    documents.set(collection.collectionName, await collection.find().toArray());
  return documents;
};

export const empty = async (database: mongo.Db, initial: Documents, names: Iterable<string>): Promise<void> => {
  for (const name of names) {
    const documents = initial.get(name) ?? [];
    await database.collection(name).deleteMany({});
    if (documents.length > 0) await database.collection(name).insertMany([...documents]);
  }
};
