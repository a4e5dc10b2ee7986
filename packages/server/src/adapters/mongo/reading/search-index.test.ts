import { describeIndexing } from '../../behaviour/reading/search-index.suite.ts';
import { describeMongo, openWatched, useDatabases } from '../kernel/test-database.ts';

describeMongo('the search index', () => {
  const { presentUrl } = useDatabases();

  describeIndexing('MongoDB', async () => {
    const { stores, connection } = await openWatched(await presentUrl());
    return { stores, emptyIndex: async () => void (await connection.collection('search_terms').deleteMany({})) };
  });
});
