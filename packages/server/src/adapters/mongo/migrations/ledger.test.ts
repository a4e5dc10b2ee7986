import type { Connection } from 'mongoose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SECRETS } from '../../behaviour/builders.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, putAll, useDatabases } from '../kernel/test-database.ts';
import { LEDGER } from './001-020/015-ledger.ts';
import { migrate } from './migrate.ts';

/** The last schema in which operations, points and scores were apart, and the first without what they were in. */
const [BEFORE, AFTER] = [14, 17];
/** More than one transaction moves. */
const MANY = 1_200;

describeMongo('The ledger on MongoDB', () => {
  const { freshUrl } = useDatabases();
  let connection: Connection;
  beforeEach(async () => {
    connection = await connect(freshUrl());
    await migrate(connection, SECRETS, BEFORE);
  });
  afterEach(() => connection.close());

  it('is made of all that was in three collections, also where a start has died over it', async () => {
    const serials = Array.from({ length: MANY }, (_, serial) => serial);
    await putAll(
      connection,
      'points',
      serials.map((serial) => ({ memberId: `m-${serial}`, sourceKey: 'streak:1', points: 50 })),
    );
    await putAll(connection, 'scores', [{ memberId: 'm-1', span: 'all', start: 0, points: 50 }]);
    await putAll(connection, 'operations', [{ _id: 'a o', actor: 'a', opId: 'o' }]);
    const { db } = connection;
    if (db === undefined) throw new Error('The connection is not open.');
    await LEDGER.outside({ database: db, secrets: SECRETS });

    await migrate(connection, SECRETS, AFTER);
    const found = await db.collection<{ readonly _id: string; readonly points?: number }>('ledger').find().toArray();
    expect(new Set(found.map(({ _id }) => _id))).toEqual(
      new Set(['a o', 'm-1 all 0', ...serials.map((serial) => `m-${serial} streak:1`)]),
    );
    expect(found.reduce((sum, { points = 0 }) => sum + points, 0)).toBe((MANY + 1) * 50);
    const names = (await db.listCollections().toArray()).map(({ name }) => name);
    expect(names.filter((name) => ['operations', 'points', 'scores'].includes(name))).toEqual([]);
  });
});
