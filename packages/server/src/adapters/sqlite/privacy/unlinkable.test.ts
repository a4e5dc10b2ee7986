import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { freshFolder } from '../../../test-support/fresh-folder.ts';
import { describeCopies, type Row } from '../../behaviour/mailbox-keys/copies.suite.ts';
import { openSqliteStores } from '../stores.ts';

const path = join(freshFolder(afterAll), 'twosides.db');

describeCopies('the SQLite file', async (secrets) => ({
  stores: await openSqliteStores(path, secrets),
  copy: async () => {
    const database = new DatabaseSync(path, { readOnly: true });
    const tables = database.prepare(TABLES).all() as { readonly name: string }[];
    const copy = new Map(
      tables.map(({ name }) => [name, database.prepare(`SELECT * FROM "${name}"`).all().map(toRow)]),
    );
    database.close();
    return copy;
  },
}));

test.each(['votes', 'operations', 'alerts', 'reports', 'helpful_marks'])(
  'The rows of %s in the SQLite file have no number',
  (table) => {
    const database = new DatabaseSync(path, { readOnly: true });
    expect(() => database.prepare(`SELECT rowid FROM ${table}`)).toThrow('no such column: rowid');
    database.close();
  },
);

const TABLES = `
  SELECT name FROM pragma_table_list
  WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'conflicts_text%'`;

const toRow = (row: Readonly<Record<string, unknown>>): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value]));

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
