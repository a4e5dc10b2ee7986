import { SECRETS } from '../../behaviour/builders.ts';
import { describeLongLists } from '../../behaviour/reading/long-lists.suite.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, putAll, useDatabases } from '../kernel/test-database.ts';
import { storesOver } from '../stores.ts';

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
