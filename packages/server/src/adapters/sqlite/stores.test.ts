import { SECRETS } from '../behaviour/builders.ts';
import { describeStores } from '../behaviour/stores.suite.ts';
import { openSqliteStores } from './stores.ts';

describeStores('the SQLite stores', () => openSqliteStores(':memory:', SECRETS));
