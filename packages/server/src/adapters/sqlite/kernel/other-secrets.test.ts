import { join } from 'node:path';
import { afterAll } from 'vitest';
import { freshFolder } from '../../../test-support/fresh-folder.ts';
import { describeOtherSecrets } from '../../behaviour/other-secrets.suite.ts';
import { openSqliteStores } from '../stores.ts';

const path = join(freshFolder(afterAll), 'twosides.db');

describeOtherSecrets('SQLite', (secrets) => openSqliteStores(path, secrets, { acceptsNewSecrets: true }));
