import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../../../test-support/fresh-folder.ts';
import { SECRETS } from '../../behaviour/builders.ts';
import { type Database, openDatabase } from '../kernel/database.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migrations.ts';

const MIGRATIONS: readonly Migration[] = [
  'CREATE TABLE things (name TEXT, stamp TEXT) STRICT',
  ({ database, secrets }) => void database.insert('things', { name: 'a', stamp: secrets.stampOf('share', 'a') }),
  ({ database }) => void database.insert('things', { name: 'b', stamp: null }),
];
const WHOLE = {
  version: 3,
  things: [
    { name: 'a', stamp: 'share a' },
    { name: 'b', stamp: null },
  ],
};

describe('migrations on SQLite', () => {
  let folder: string;
  let connections: Database[];
  const opened = () => {
    const database = openDatabase(join(folder, 'things.db'));
    connections.push(database);
    return database;
  };
  beforeEach(() => {
    folder = freshFolder(onTestFinished);
    connections = [];
  });
  afterEach(() => {
    for (const connection of connections) connection.close();
  });
  const thingsIn = (database: Database) => ({
    version: database.value('PRAGMA user_version'),
    things: database.all('SELECT name, stamp FROM things ORDER BY name'),
  });

  test('run once, in order, with the server’s secrets', () => {
    const database = opened();
    for (let start = 0; start < 2; start += 1) migrate(database, SECRETS, MIGRATIONS);
    expect(thingsIn(database)).toEqual(WHOLE);
  });

  test('continue after a start that was killed, whose step is rolled back', () => {
    const database = opened();
    const [first = ''] = MIGRATIONS;
    const dying: Migration = () => {
      database.insert('things', { name: 'a', stamp: null });
      throw new Error('The power is gone.');
    };
    expect(() => migrate(database, SECRETS, [first, dying, ...MIGRATIONS.slice(2)])).toThrow('The power is gone.');
    expect(thingsIn(database)).toEqual({ version: 1, things: [] });
    migrate(database, SECRETS, MIGRATIONS);
    expect(thingsIn(database)).toEqual(WHOLE);
  });

  test('run once when another process starts in between', () => {
    const [one, other] = [opened(), opened()];
    migrate(one, SECRETS, MIGRATIONS.slice(0, 1));
    migrate(other, SECRETS, MIGRATIONS);
    migrate(one, SECRETS, MIGRATIONS);
    expect(thingsIn(one)).toEqual(WHOLE);
  });
});
