import { type Copy, describeCopies, type Row } from '../../behaviour/voices/copies.suite.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, useDatabases } from '../kernel/test-database.ts';
import { openMongoStores } from '../stores.ts';

describeMongo('Unlinkable', () => {
  const { freshUrl } = useDatabases();

  describeCopies('MongoDB', async (secrets) => {
    const url = freshUrl();
    return { stores: await openMongoStores(url, secrets), copy: () => copyOf(url) };
  });
});

/** In the order of the ids: a server may keep documents in it, and ids may tell of time. */
const copyOf = async (url: string): Promise<Copy> => {
  const connection = await connect(url);
  const copy = new Map<string, Row[]>();
  for (const collection of (await connection.db?.collections()) ?? [])
    for (const document of await collection.find().sort({ _id: 1 }).toArray()) {
      const table = tableOf(collection.collectionName, document);
      copy.set(table, [...(copy.get(table) ?? []), toRow(document)]);
    }
  await connection.close();
  return copy;
};

/** The ledger holds three kinds of documents. */
const tableOf = (collection: string, document: Row): string => {
  if (collection !== 'ledger') return collection;
  if ('actor' in document) return 'operations';
  return 'sourceKey' in document ? 'points' : 'scores';
};

const toRow = (document: Row): Row =>
  Object.fromEntries(
    Object.entries(document).map(([name, value]) => [
      name,
      name === '_id' && typeof value === 'object' ? `${value}` : value,
    ]),
  );
