import { describeStores } from '../behaviour/stores.suite.ts';
import { openSqliteStores } from './stores.ts';

describeStores('the SQLite stores', () => openSqliteStores(':memory:'));
