import { DAY } from '@twosides/domain/kernel';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commentIdOf, NOW, SECRETS } from '../../behaviour/builders.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, useDatabases } from '../kernel/test-database.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

describeMongo('the bridging order of an earlier database', () => {
  const { freshUrl } = useDatabases();
  let connection: Connection;
  beforeAll(async () => {
    connection = await connect(freshUrl());
  });
  afterAll(() => connection.close());

  test('begins with marks of the day of their comment', async () => {
    const into = (name: string) => connection.collection<{ _id: string | number }>(name);
    await migrate(connection, SECRETS, MIGRATIONS.slice(0, 4));
    await into('conflicts').insertOne({ _id: 1 });
    for (const serial of [1, 2]) {
      const commentId = commentIdOf(serial);
      const comment = { _id: commentId, conflictId: 1, postedAt: NOW + serial * DAY, helpfulCount: 1 };
      await into('comments').insertOne(comment);
      await into('helpful_marks').insertOne({ _id: `${serial}`, commentId, markedBy: 'v' } as never);
    }
    await migrate(connection, SECRETS);
    const midnight = NOW - (NOW % DAY);
    expect(await into('helpful_marks').find().sort({ _id: 1 }).toArray()).toMatchObject([
      { markedOn: midnight + DAY, changedMind: false },
      { markedOn: midnight + 2 * DAY, changedMind: false },
    ]);
    expect(await into('comment_orders').find().toArray()).toEqual([
      { _id: 1, changes: 0, markedOn: midnight + 2 * DAY, orderedAt: null, dueAt: 0 },
    ]);
    expect(await into('comments').findOne({})).toMatchObject({ place: 0, bridges: false, mindsCount: 0 });
    expect(await into('conflicts').findOne({})).toMatchObject({ timesOrdered: 0 });
  });
});
