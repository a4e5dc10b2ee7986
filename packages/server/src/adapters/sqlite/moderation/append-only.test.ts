import { expect, test } from 'vitest';
import { SECRETS } from '../../behaviour/builders.ts';
import { openDatabase } from '../kernel/database.ts';
import { migrate } from '../migrations/migrate.ts';

const RULING = { id: 'r', item_kind: 'conflict', item_id: '1', verdict: 'keep', effect: 'none', ground: 'spam' };
const EXCLUSION = { id: 'a', conflict_id: 1, act: 'exclude', votes: 12, networks: 1, acted_by: 'operator' };

test.each([
  ['decisions', 'rulings', { ...RULING, ruled_by: 'operator' }, "verdict = 'remove'", 'A ruling'],
  ['the audit log of votes', 'exclusions', EXCLUSION, 'votes = 0', 'An act'],
] as const)('SQL cannot change or delete %s', (_, table, row, change, it) => {
  const database = openDatabase(':memory:');
  migrate(database, SECRETS);
  database.execute('PRAGMA foreign_keys = OFF');
  database.insert(table, { ...row, facts: 'New here.', at: 0 });
  const before = database.all(`SELECT * FROM ${table}`);
  expect(() => database.run(`UPDATE ${table} SET ${change}`)).toThrow(`${it} stands`);
  expect(() => database.run(`DELETE FROM ${table}`)).toThrow(`${it} stays`);
  expect(database.all(`SELECT * FROM ${table}`)).toEqual(before);
  database.close();
});
