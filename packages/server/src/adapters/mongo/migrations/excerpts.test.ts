import { expect, it } from 'vitest';
import { aConflict, cardOf, SECRETS } from '../../behaviour/builders.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, putAll, useDatabases } from '../kernel/test-database.ts';
import { openMongoStores } from '../stores.ts';
import { EXCERPTS } from './021-040/030-excerpts.ts';
import { MIGRATIONS } from './list.ts';
import { migrate } from './migrate.ts';

const { id: _id, ...LONG } = aConflict({ hisSide: 'His words. '.repeat(40), herSide: '' });
/** More than a batch. */
const COUNT = 502;

describeMongo('Conflicts of the time before excerpts, on MongoDB', () => {
  const { freshUrl } = useDatabases();

  it('have them in lists, also where a start has died over it', async () => {
    const url = freshUrl();
    const connection = await connect(url);
    await migrate(connection, SECRETS, MIGRATIONS.indexOf(EXCERPTS));
    const old = Array.from({ length: COUNT }, (_, n) => ({ _id: n + 1, ...LONG, revision: 0 }));
    await putAll(connection, 'conflicts', [{ ...old[0], hisExcerpt: 'done before', herExcerpt: '' }, ...old.slice(1)]);
    await connection.close();
    const { reading, close } = await openMongoStores(url, SECRETS);
    const { items } = await reading.list({ list: 'newest', category: null, limit: COUNT, after: null, viewer: null });
    const { hisExcerpt, herExcerpt } = cardOf(aConflict(LONG));
    expect(items.map(({ conflict }) => [conflict.hisExcerpt, conflict.herExcerpt])).toEqual([
      ...Array(COUNT - 1).fill([hisExcerpt, herExcerpt]),
      ['done before', ''],
    ]);
    await close();
  });
});
