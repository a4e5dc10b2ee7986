import { expect, test } from 'vitest';
import { SECRETS } from '../../behaviour/builders.ts';
import { openDatabase } from '../kernel/database.ts';
import { migrate } from '../migrations/migrate.ts';

test('SQL cannot change or delete decisions', () => {
  const database = openDatabase(':memory:');
  migrate(database, SECRETS);
  const said = { verdict: 'keep', effect: 'none', ground: 'spam', facts: '', ruled_by: 'operator', at: 0 };
  database.insert('rulings', { id: 'r', item_kind: 'conflict', item_id: '1', ...said });
  expect(() => database.run("UPDATE rulings SET verdict = 'remove'")).toThrow('A ruling stands');
  expect(() => database.run('DELETE FROM rulings')).toThrow('A ruling stays');
  expect(database.all('SELECT verdict FROM rulings')).toEqual([{ verdict: 'keep' }]);
  database.close();
});
