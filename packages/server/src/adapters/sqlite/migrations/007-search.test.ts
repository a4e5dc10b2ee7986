import { expect, test } from 'vitest';
import { aConflict, aMember, SECRETS } from '../../behaviour/builders.ts';
import { toMemberRow } from '../accounts/member-row.ts';
import { toConflictRow } from '../conflicts/conflict-row.ts';
import { openDatabase } from '../kernel/database.ts';
import { createSearchStore } from '../reading/search-store.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

test('conflicts posted before the migration are found by their tags, unless they are hidden', async () => {
  const database = openDatabase(':memory:');
  migrate(database, SECRETS, MIGRATIONS.slice(0, 6));
  database.insert('users', toMemberRow(aMember('author')));
  for (const [id, review] of [
    [1, null],
    [2, 'collapsed'],
  ] as const)
    database.insert('conflicts', { id, ...toConflictRow(SECRETS, aConflict({ tags: ['chores'], review })) });
  migrate(database, SECRETS);
  expect(await createSearchStore(database).findConflicts(['chores'], 20)).toEqual([1]);
  database.close();
});
