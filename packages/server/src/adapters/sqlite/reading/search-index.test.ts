import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll } from 'vitest';
import { freshFolder } from '../../../test-support/fresh-folder.ts';
import { SECRETS } from '../../behaviour/builders.ts';
import { describeIndexing } from '../../behaviour/reading/search-index.suite.ts';
import { migratedTemplate } from '../kernel/test-template.ts';
import { openSqliteStores } from '../stores.ts';

const path = join(freshFolder(afterAll), 'twosides.db');

describeIndexing('SQLite', async () => ({
  stores: await openSqliteStores(path, SECRETS, { template: migratedTemplate(SECRETS) }),
  emptyIndex: async () => {
    const database = new DatabaseSync(path);
    database.exec('DELETE FROM conflicts_text');
    database.close();
  },
}));
