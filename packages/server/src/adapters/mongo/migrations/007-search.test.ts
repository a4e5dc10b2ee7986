import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECRETS } from '../../behaviour/builders.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, useDatabases } from '../kernel/test-database.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

describeMongo('the search index of an earlier database', () => {
  const { freshUrl } = useDatabases();
  let connection: Connection;
  beforeAll(async () => {
    connection = await connect(freshUrl());
  });
  afterAll(() => connection.close());

  test('gets the tags of conflicts that are not hidden', async () => {
    await migrate(connection, SECRETS, MIGRATIONS.slice(0, 6));
    const conflict = { title: 'A kettle', hisSide: 'His', herSide: 'Hers', tags: ['chores'], isActive: true };
    const into = (name: string) => connection.collection<{ _id: number }>(name);
    const conflicts = [null, 'collapsed'].map((review, n) => ({ _id: n + 1, ...conflict, review }));
    await into('conflicts').insertMany(conflicts);
    await migrate(connection, SECRETS);
    expect(await into('search_terms').find().toArray()).toEqual([
      { _id: 1, title: ['a', 'kettle'], all: ['a', 'kettle', 'hers', 'his', 'chores'] },
    ]);
  });
});
