import { expect, it } from 'vitest';
import { EARLY_SESSIONS, expectDevices } from '../../behaviour/accounts/early-sessions.ts';
import { aMember, SECRETS } from '../../behaviour/builders.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, putAll, useDatabases } from '../kernel/test-database.ts';
import { openMongoStores } from '../stores.ts';
import { DEVICES } from './001-020/014-devices.ts';
import { MIGRATIONS } from './list.ts';
import { migrate } from './migrate.ts';

describeMongo('Devices that are signed in when MongoDB learns to remember them', () => {
  const { freshUrl } = useDatabases();

  it('are no news afterwards', async () => {
    const url = freshUrl();
    const connection = await connect(url);
    await migrate(connection, SECRETS, MIGRATIONS.indexOf(DEVICES));
    for (const name of ['ada', 'ben']) {
      const { id, ...fields } = aMember(name);
      await putAll(connection, 'users', [{ _id: id, ...fields, revision: 0 }]);
    }
    await putAll(connection, 'sessions', [
      { _id: 'visitor', sess: {}, expire: new Date(EARLY_SESSIONS[0].expire) },
      ...EARLY_SESSIONS.map(({ sid, member, session, expire }) => ({
        _id: sid,
        sess: {},
        expire: new Date(expire),
        member: { id: member, session },
      })),
    ]);
    await connection.close();
    const stores = await openMongoStores(url, SECRETS);
    await expectDevices(stores);
    expect(await stores.accounts.findMember('gone' as never)).toBeNull();
    await stores.close();
  });
});
