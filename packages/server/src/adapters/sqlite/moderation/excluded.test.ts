import { expect, test } from 'vitest';
import { SECRETS } from '../../behaviour/builders.ts';
import { openDatabase } from '../kernel/database.ts';
import { migrate } from '../migrations/migrate.ts';

test('SQL cannot change or delete the audit log of votes', () => {
  const database = openDatabase(':memory:');
  migrate(database, SECRETS);
  database.execute('PRAGMA foreign_keys = OFF');
  const said = { act: 'exclude', votes: 12, networks: 1, facts: 'New here.', acted_by: 'operator', at: 0 };
  database.insert('exclusions', { id: 'a', conflict_id: 1, ...said });
  expect(() => database.run('UPDATE exclusions SET votes = 0')).toThrow('An act stands');
  expect(() => database.run('DELETE FROM exclusions')).toThrow('An act stays');
  expect(database.all('SELECT votes FROM exclusions')).toEqual([{ votes: 12 }]);
  database.close();
});
