import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'vitest';
import { EARLY_SESSIONS, expectDevices } from '../../behaviour/accounts/early-sessions.ts';
import { aMember, SECRETS } from '../../behaviour/builders.ts';
import { toMemberRow } from '../accounts/member-row.ts';
import { openDatabase } from '../kernel/database.ts';
import { openSqliteStores } from '../stores.ts';
import { DEVICES_SCHEMA } from './021-040/027-devices.ts';
import { insertAsBefore } from './insert-as-before.ts';
import { MIGRATIONS } from './list.ts';
import { migrate } from './migrate.ts';

it('Devices that are signed in when SQLite learns to remember them are no news afterwards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'twosides-devices-'));
  const database = openDatabase(join(folder, 'twosides.db'));
  migrate(database, SECRETS, MIGRATIONS.indexOf(DEVICES_SCHEMA));
  for (const name of ['ada', 'ben']) insertAsBefore(database, 'users', toMemberRow(aMember(name)));
  for (const { sid, member, session, expire } of EARLY_SESSIONS)
    database.insert('sessions', {
      sid,
      sess: '{}',
      expire,
      member_id: member,
      public_id: session.id,
      device: session.device,
      created_at: session.createdAt,
      last_seen_at: session.lastSeenAt,
    });
  database.close();
  const stores = await openSqliteStores(join(folder, 'twosides.db'), SECRETS);
  await expectDevices(stores);
  await stores.close();
  rmSync(folder, { recursive: true });
});
