import { expect, test } from 'vitest';
import { SECRETS } from '../../behaviour/builders.ts';
import { migrate } from '../migrations/migrate.ts';
import { openDatabase } from './database.ts';
import { toColumn } from './rows.ts';

test('security: the name of a field cannot add to the SQL', () => {
  const database = openDatabase(':memory:');
  database.execute('CREATE TABLE things (name TEXT, is_secret INTEGER)');
  database.insert('things', { name: 'a', isSecret: true });
  const bad = { "name = 'b', is_secret": 0 };
  expect(() => database.insert('things', bad)).toThrow('is not the name of a column');
  expect(() => database.update('things', { name: 'a' }, bad)).toThrow('is not the name of a column');
  expect(() => database.update('things', { 'name = name OR name': 'x' }, { name: 'b' })).toThrow(
    'is not the name of a column',
  );
  expect(database.all('SELECT * FROM things')).toEqual([{ name: 'a', isSecret: true }]);
  database.close();
});

test('every column that may only be 0 or 1 is read as a boolean', () => {
  const database = openDatabase(':memory:');
  migrate(database, SECRETS);
  const scripts = database.all<{ sql: string | null }>('SELECT sql FROM sqlite_schema');
  const names = scripts.flatMap(({ sql }) => [...(sql ?? '').matchAll(/CHECK \((\w+) IN \(0, 1\)\)/g)]);
  expect(names.length).toBeGreaterThan(20);
  expect(names.map(([, name = '']) => name).filter((name) => toColumn(name).read(1) !== true)).toEqual([]);
  database.close();
});

test('a list or record is refused in a field that would not be read as JSON', () => {
  const database = openDatabase(':memory:');
  database.execute('CREATE TABLE things (tags TEXT, colors TEXT)');
  database.insert('things', { tags: ['a'], colors: 'red' });
  expect(() => database.insert('things', { tags: [], colors: ['red'] })).toThrow('JSON_FIELDS must name it');
  expect(() => database.update('things', { colors: 'red' }, { colors: {} })).toThrow('JSON_FIELDS must name it');
  expect(database.all('SELECT * FROM things')).toEqual([{ tags: ['a'], colors: 'red' }]);
  database.close();
});
