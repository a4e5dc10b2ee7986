import { SECRETS } from '../behaviour/builders.ts';
import { describeStores } from '../behaviour/stores.suite.ts';
import { begunUnder } from './kernel/test-begun.ts';
import { openSqliteStores } from './stores.ts';

const begun = begunUnder(SECRETS);

describeStores('the SQLite stores', () => openSqliteStores(':memory:', SECRETS, { begun }));
