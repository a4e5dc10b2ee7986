import { SECRETS } from '../behaviour/builders.ts';
import { describeLongLists } from '../behaviour/long-lists.suite.ts';
import { connect } from './connection.ts';
import { storesOver } from './stores.ts';
import { describeMongo, putAll, useDatabases } from './test-database.ts';

describeMongo('MongoDB', () => {
  const { freshUrl } = useDatabases();
  describeLongLists(async (conflicts) => {
    const connection = await connect(freshUrl());
    const stores = await storesOver(connection, SECRETS);
    const documents = conflicts.map(({ id, ...conflict }) => ({ ...conflict, _id: id, revision: 0 }));
    await putAll(connection, 'conflicts', documents);
    return stores;
  });
});
