import { join } from 'node:path';
import { afterAll } from 'vitest';
import { freshFolder } from '../../../test-support/fresh-folder.ts';
import { aMember, SECRETS } from '../../behaviour/builders.ts';
import { describeLongLists } from '../../behaviour/reading/long-lists.suite.ts';
import { toMemberRow } from '../accounts/member-row.ts';
import { toConflictRow } from '../conflicts/conflict-row.ts';
import { openDatabase } from '../kernel/database.ts';
import { migrate } from '../migrations/migrate.ts';
import { openSqliteStores } from '../stores.ts';

describeLongLists(async (conflicts) => {
  const path = join(freshFolder(afterAll), 'twosides.db');
  const database = openDatabase(path);
  migrate(database, SECRETS);
  database.write(() => {
    database.insert('users', toMemberRow(aMember('author')));
    for (const conflict of conflicts) database.insert('conflicts', toConflictRow(SECRETS, conflict));
  });
  database.close();
  return openSqliteStores(path, SECRETS);
});
