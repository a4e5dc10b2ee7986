import { expect, test } from 'vitest';
import { SECRETS } from '../../behaviour/builders.ts';
import { migrate } from '../migrations/migrate.ts';
import { openDatabase } from './database.ts';
import { toColumn } from './rows.ts';

test('every column that may only be 0 or 1 is read as a boolean', () => {
  const database = openDatabase(':memory:');
  migrate(database, SECRETS);
  const scripts = database.all<{ sql: string | null }>('SELECT sql FROM sqlite_schema');
  const names = scripts.flatMap(({ sql }) => [...(sql ?? '').matchAll(/CHECK \((\w+) IN \(0, 1\)\)/g)]);
  expect(names.length).toBeGreaterThan(20);
  expect(names.map(([, name = '']) => name).filter((name) => toColumn(name).read(1) !== true)).toEqual([]);
  database.close();
});
