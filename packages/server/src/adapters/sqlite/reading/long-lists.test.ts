import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aMember, SECRETS } from '../../behaviour/builders.ts';
import { describeLongLists } from '../../behaviour/reading/long-lists.suite.ts';
import { toMemberRow } from '../accounts/member-row.ts';
import { toConflictRow } from '../conflicts/conflict-row.ts';
import { openDatabase } from '../kernel/database.ts';
import { migrate } from '../migrations/migrate.ts';
import { openSqliteStores } from '../stores.ts';

describeLongLists(async (conflicts) => {
  const folder = await mkdtemp(join(tmpdir(), 'twosides-lists-'));
  const path = join(folder, 'twosides.db');
  const database = openDatabase(path);
  migrate(database, SECRETS);
  database.write(() => {
    database.insert('users', toMemberRow(aMember('author')));
    for (const conflict of conflicts) database.insert('conflicts', toConflictRow(SECRETS, conflict));
  });
  database.close();
  const stores = await openSqliteStores(path, SECRETS);
  return {
    ...stores,
    close: async () => {
      await stores.close();
      await rm(folder, { recursive: true });
    },
  };
});
