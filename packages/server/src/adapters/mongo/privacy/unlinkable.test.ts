import { type Copy, describeCopies, type Row } from '../../behaviour/mailbox-keys/copies.suite.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, useDatabases } from '../kernel/test-database.ts';
import { openMongoStores } from '../stores.ts';

describeMongo('Unlinkable', () => {
  const { freshUrl } = useDatabases();

  describeCopies('MongoDB', async (secrets) => {
    const url = freshUrl();
    const stores = await openMongoStores(url, secrets);
    return { stores, copy: () => copyOf(url, stores.notice === null) };
  });
});

/** @param asTheyLie reads in storage order, which reveals the insertion order unless collections are clustered */
const copyOf = async (url: string, asTheyLie: boolean): Promise<Copy> => {
  const connection = await connect(url);
  const copy = new Map<string, Row[]>();
  for (const collection of (await connection.db?.collections()) ?? []) {
    const documents = collection.find();
    for (const document of await (asTheyLie ? documents : documents.sort({ _id: 1 })).toArray()) {
      const table = tableOf(collection.collectionName, document);
      copy.set(table, [...(copy.get(table) ?? []), toRow(document)]);
    }
  }
  await connection.close();
  return copy;
};

const tableOf = (collection: string, document: Row): string => {
  if (collection !== 'ledger') return collection;
  if ('actor' in document) return 'operations';
  if ('nonce' in document || 'until' in document) return 'gates';
  return 'sourceKey' in document ? 'points' : 'scores';
};

const toRow = (document: Row): Row =>
  Object.fromEntries(
    Object.entries(document).map(([name, value]) => [
      name,
      name === '_id' && typeof value === 'object' ? `${value}` : value,
    ]),
  );
