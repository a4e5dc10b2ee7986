import { describeStores } from '../behaviour/stores.suite.ts';
import { describeMongo, useDatabases } from './kernel/test-database.ts';

describeMongo('MongoDB', () => {
  const { openFresh } = useDatabases();
  describeStores('behind the ports', openFresh);
});
