import { expect, test } from 'vitest';
import { SECRETS } from '../behaviour/builders.ts';
import { describeStores } from '../behaviour/stores.suite.ts';
import { connect } from './kernel/connection.ts';
import { describeMongo, useDatabases } from './kernel/test-database.ts';
import { clusteringNotice, findUnclustered, openMongoStores } from './stores.ts';

describeMongo('MongoDB', () => {
  const { openFresh } = useDatabases();
  describeStores('behind the ports', openFresh, { runs: 3 });
});

test('does not warn about collections clustered by id', () => {
  expect(clusteringNotice([])).toBeNull();
});

describeMongo('a database that stores votes in insertion order', () => {
  const { freshUrl } = useDatabases();

  test('is warned about at startup, with the collections’ names, and no other database is', async () => {
    const url = freshUrl();
    const stores = await openMongoStores(url, SECRETS);
    await stores.close();
    const connection = await connect(url);
    const plain = await findUnclustered(connection);
    const asked = await connection.db
      ?.createCollection('probe', { clusteredIndex: { key: { _id: 1 }, unique: true } })
      .then(
        () => true,
        () => false,
      );
    await connection.close();
    expect(plain.toSorted()).toEqual(asked ? [] : ['helpful_marks', 'ledger', 'reports', 'votes']);
    for (const name of plain) expect(stores.notice).toContain(name);
    expect(stores.notice === null).toBe(asked);
  });
});
