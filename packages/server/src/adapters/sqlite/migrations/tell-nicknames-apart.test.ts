import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aConflict, aMember, memberId, NOW, SECRETS } from '../../behaviour/builders.ts';
import { LOOK_ALIKES, NAMES_APART } from '../../behaviour/look-alikes.ts';
import { toMemberRow } from '../accounts/member-row.ts';
import { toConflictRow } from '../conflicts/conflict-row.ts';
import { openDatabase } from '../kernel/database.ts';
import { openSqliteStores } from '../stores.ts';
import { TELL_NICKNAMES_APART } from './021-040/025-tell-nicknames-apart.ts';
import { insertAsBefore } from './insert-as-before.ts';
import { MIGRATIONS } from './list.ts';
import { migrate } from './migrate.ts';

/** The last schema in which nicknames could look the same. */
const BEFORE = MIGRATIONS.indexOf(TELL_NICKNAMES_APART) - 1;

it('Of nicknames that look the same the eldest stays, on SQLite, and the others get a number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'twosides-names-'));
  const database = openDatabase(join(folder, 'twosides.db'));
  migrate(database, SECRETS, BEFORE);
  LOOK_ALIKES.forEach((userNickname, n) => {
    // The last to be stored has registered first.
    insertAsBefore(database, 'users', toMemberRow(aMember(`m${n}`, { userNickname, createdAt: NOW - n })));
    for (const anonymous of [false, true])
      insertAsBefore(database, 'conflicts', {
        ...toConflictRow(SECRETS, aConflict({ userNickname, anonymous })),
        submitted_by: `m${n}`,
      });
  });
  database.close();
  const stores = await openSqliteStores(join(folder, 'twosides.db'), SECRETS);
  const members = await Promise.all(LOOK_ALIKES.map((_, n) => stores.accounts.findMember(memberId(`m${n}`))));
  expect(members.map((member) => member?.userNickname)).toEqual(NAMES_APART);
  const shown = await Promise.all(LOOK_ALIKES.map((_, n) => stores.reading.read((2 * n + 1) as never, 0)));
  expect(shown.map((read) => read?.conflict.userNickname)).toEqual(NAMES_APART);
  const hidden = await Promise.all(LOOK_ALIKES.map((_, n) => stores.reading.read((2 * n + 2) as never, 0)));
  expect(hidden.map((read) => read?.conflict.userNickname)).toEqual(LOOK_ALIKES);
  await stores.close();
  rmSync(folder, { recursive: true });
});
