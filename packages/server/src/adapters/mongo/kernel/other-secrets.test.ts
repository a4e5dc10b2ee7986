import { describeOtherSecrets } from '../../behaviour/other-secrets.suite.ts';
import { openMongoStores } from '../stores.ts';
import { describeMongo, useDatabases } from './test-database.ts';

describeMongo('Other secrets', () => {
  const { freshUrl } = useDatabases();
  let url: string | null = null;
  describeOtherSecrets('MongoDB', (secrets) => {
    url ??= freshUrl();
    return openMongoStores(url, secrets, true);
  });
});
