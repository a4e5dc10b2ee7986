import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECRETS } from '../../behaviour/builders.ts';
import { type Database, openDatabase } from '../kernel/database.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';

/**
 * A table of four rows; a column filled row by row from the secrets; what SQLite does outside of transactions; and one
 * row more.
 */
const MIGRATIONS: readonly Migration[] = [
  "CREATE TABLE things (name TEXT, stamp TEXT); INSERT INTO things (name) VALUES ('a'), ('b'), ('c'), ('d');",
  {
    batch: ({ database, secrets }) => {
      const next = database.first<{ name: string }>('SELECT name FROM things WHERE stamp IS NULL ORDER BY name');
      if (next === null) return false;
      database.run('UPDATE things SET stamp = ? WHERE name = ?', secrets.stampOf('share', next.name), next.name);
      return true;
    },
  },
  { outside: (database) => database.execute('VACUUM') },
  { once: ({ database }) => void database.run("INSERT INTO things VALUES ('e', 'by code')") },
];
const WHOLE = [
  ...['a', 'b', 'c', 'd'].map((name) => ({ name, stamp: `share ${name}` })),
  { name: 'e', stamp: 'by code' },
];

describe('migrations on SQLite', () => {
  let folder: string;
  let connections: Database[];
  const opened = () => {
    const database = openDatabase(join(folder, 'things.db'));
    connections.push(database);
    return database;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'twosides-migrations-'));
    connections = [];
  });
  afterEach(() => {
    for (const connection of connections) connection.close();
    rmSync(folder, { recursive: true });
  });
  const thingsIn = (database: Database) => ({
    version: database.first('PRAGMA user_version'),
    things: database.all('SELECT name, stamp FROM things ORDER BY name'),
  });

  it('are each done once, in their order, with the server’s secrets', () => {
    const database = opened();
    for (let start = 0; start < 2; start += 1) migrate(database, SECRETS, 4, MIGRATIONS);
    expect(thingsIn(database)).toEqual({ version: { user_version: 4 }, things: WHOLE });
  });

  it('go on after the batch in which an earlier start has died', () => {
    const database = opened();
    let batches = 0;
    const dying = MIGRATIONS.map((migration) =>
      typeof migration === 'object' && 'batch' in migration
        ? {
            batch: (needs: Parameters<typeof migration.batch>[0]) => {
              if (++batches === 3) throw new Error('The power is gone.');
              return migration.batch(needs);
            },
          }
        : migration,
    );
    expect(() => migrate(database, SECRETS, 4, dying)).toThrow('The power is gone.');
    expect(thingsIn(database)).toEqual({
      version: { user_version: 1 },
      things: ['a', 'b', 'c', 'd'].map((name, n) => ({ name, stamp: n < 2 ? `share ${name}` : null })),
    });
    migrate(database, SECRETS, 4, MIGRATIONS);
    expect(thingsIn(database).things).toEqual(WHOLE);
  });

  it('are each done once where another process starts in the middle', () => {
    const [one, other] = [opened(), opened()];
    const interrupted: Migration[] = MIGRATIONS.map((migration) =>
      typeof migration === 'object' && 'outside' in migration
        ? { outside: () => migrate(other, SECRETS, 4, MIGRATIONS) }
        : migration,
    );
    migrate(one, SECRETS, 4, interrupted);
    expect(thingsIn(one)).toEqual({ version: { user_version: 4 }, things: WHOLE });
  });
});
