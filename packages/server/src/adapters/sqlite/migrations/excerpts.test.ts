import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aConflict, cardOf, SECRETS } from '../../behaviour/builders.ts';
import { toConflictRow } from '../conflicts/conflict-row.ts';
import { openDatabase } from '../kernel/database.ts';
import { openSqliteStores } from '../stores.ts';
import { EXCERPTS_SCHEMA } from './021-040/034-excerpts.ts';
import { insertAsBefore } from './insert-as-before.ts';
import { MIGRATIONS } from './list.ts';
import { migrate } from './migrate.ts';

const LONG = aConflict({ hisSide: 'His words. '.repeat(40), herSide: '' });
/** More than a batch. */
const COUNT = 502;

it('Conflicts of the time before excerpts have them in lists, on SQLite, also where a start has died over it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'twosides-excerpts-'));
  const path = join(folder, 'twosides.db');
  const database = openDatabase(path);
  const before = MIGRATIONS.indexOf(EXCERPTS_SCHEMA);
  migrate(database, SECRETS, before);
  for (let n = 0; n < COUNT; n++) insertAsBefore(database, 'conflicts', toConflictRow(SECRETS, LONG));
  migrate(database, SECRETS, before + 1);
  database.run("UPDATE conflicts SET his_excerpt = 'done before', her_excerpt = '' WHERE id = 1");
  database.close();
  const { reading, close } = await openSqliteStores(path, SECRETS);
  const { items } = await reading.list({ list: 'newest', category: null, limit: COUNT, after: null, viewer: null });
  const { hisExcerpt, herExcerpt } = cardOf(LONG);
  expect(items.map(({ conflict }) => [conflict.hisExcerpt, conflict.herExcerpt])).toEqual([
    ...Array(COUNT - 1).fill([hisExcerpt, herExcerpt]),
    ['done before', ''],
  ]);
  await close();
  rmSync(folder, { recursive: true });
});
