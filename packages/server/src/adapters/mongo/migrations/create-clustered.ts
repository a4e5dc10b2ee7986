import { mongo } from 'mongoose';

/**
 * A collection that is kept in the order of its ids, where the server can do that (MongoDB can). One that is there
 * stays as it is.
 */
export const createClustered = async (database: mongo.Db, name: string): Promise<void> => {
  if (await database.listCollections({ name }).hasNext()) return;
  try {
    await database.createCollection(name, { clusteredIndex: { key: { _id: 1 }, unique: true } });
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError)) throw error;
    await database.createCollection(name);
  }
};
