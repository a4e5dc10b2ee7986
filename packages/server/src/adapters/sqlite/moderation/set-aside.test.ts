import { expect, it } from 'vitest';
import { SECRETS } from '../../behaviour/builders.ts';
import { openDatabase } from '../kernel/database.ts';
import { migrate } from '../migrations/migrate.ts';

it('What moderators have done with votes is changed and deleted by nobody, not by SQL either', () => {
  const database = openDatabase(':memory:');
  migrate(database, SECRETS);
  database.execute('PRAGMA foreign_keys = OFF');
  const said = { act: 'set-aside', votes: 12, networks: 1, facts: 'New here.', acted_by: 'operator', at: 0 };
  database.insert('set_aside_acts', { id: 'a', conflict_id: 1, ...said });
  expect(() => database.run('UPDATE set_aside_acts SET votes = 0')).toThrow('An act stands');
  expect(() => database.run('DELETE FROM set_aside_acts')).toThrow('An act stays');
  expect(database.all('SELECT votes FROM set_aside_acts')).toEqual([{ votes: 12 }]);
  database.close();
});
