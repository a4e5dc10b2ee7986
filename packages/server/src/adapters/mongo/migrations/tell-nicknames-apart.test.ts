import { nicknameKey } from '@twosides/domain/names';
import { expect, it } from 'vitest';
import { aConflict, aMember, memberId, NOW, SECRETS } from '../../behaviour/builders.ts';
import { LOOK_ALIKES, NAMES_APART } from '../../behaviour/look-alikes.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, putAll, useDatabases } from '../kernel/test-database.ts';
import { openMongoStores } from '../stores.ts';
import { TELL_NICKNAMES_APART } from './001-020/013-tell-nicknames-apart.ts';
import { MIGRATIONS } from './list.ts';
import { migrate } from './migrate.ts';

/** The last schema in which nicknames could look the same. */
const BEFORE = MIGRATIONS.indexOf(TELL_NICKNAMES_APART) - 1;

describeMongo('Nicknames that look the same, on MongoDB', () => {
  const { freshUrl } = useDatabases();

  it('stay with the eldest, and the others get a number', async () => {
    const url = freshUrl();
    const connection = await connect(url);
    await migrate(connection, SECRETS, BEFORE);
    for (const [n, userNickname] of LOOK_ALIKES.entries()) {
      // The last to be stored has registered first.
      const { id, ...fields } = aMember(`m${n}`, { userNickname, createdAt: NOW - n });
      await putAll(connection, 'users', [{ _id: id, ...fields, nicknameKey: nicknameKey(userNickname), revision: 0 }]);
      const conflict = (anonymous: boolean) => aConflict({ submittedBy: id, userNickname, anonymous });
      await putAll(connection, 'conflicts', [
        { _id: 2 * n + 1, ...conflict(false), revision: 0 },
        { _id: 2 * n + 2, ...conflict(true), revision: 0 },
      ]);
    }
    await connection.close();
    const stores = await openMongoStores(url, SECRETS);
    const members = await Promise.all(LOOK_ALIKES.map((_, n) => stores.accounts.findMember(memberId(`m${n}`))));
    expect(members.map((member) => member?.userNickname)).toEqual(NAMES_APART);
    const shown = await Promise.all(LOOK_ALIKES.map((_, n) => stores.reading.read((2 * n + 1) as never, 0)));
    expect(shown.map((read) => read?.conflict.userNickname)).toEqual(NAMES_APART);
    const hidden = await Promise.all(LOOK_ALIKES.map((_, n) => stores.reading.read((2 * n + 2) as never, 0)));
    expect(hidden.map((read) => read?.conflict.userNickname)).toEqual(LOOK_ALIKES);
    await stores.close();
  });
});
