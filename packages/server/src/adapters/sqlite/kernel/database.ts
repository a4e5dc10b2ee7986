import { closeSync, openSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Secrets } from '@twosides/domain/kernel';
import type { WriteKind, WriteOf } from '@twosides/domain/model';
import { isDamage } from './damage.ts';

/** Milliseconds to wait for another writing process during startup. */
const BUSY_TIMEOUT = 5000;

export type Row = Readonly<Record<string, SQLInputValue>>;

/** All calls are synchronous, so a transaction never spans an `await`. */
export type Database = {
  all<Found>(sql: string, ...values: SQLInputValue[]): Found[];
  first<Found>(sql: string, ...values: SQLInputValue[]): Found | null;
  /** The first column of the first row; null if there is no row. */
  value<Found>(sql: string, ...values: SQLInputValue[]): Found | null;
  /** @returns the number of changed rows */
  run(sql: string, ...values: SQLInputValue[]): number;
  insert(table: string, row: Row): number;
  /** Throws if the row violates a unique constraint outside `key`. */
  upsert(table: string, key: string, row: Row): void;
  /** @returns the number of changed rows */
  update(table: string, key: Row, row: Row): number;
  execute(script: string): void;
  waitNoMore(): void;
  /** Runs `work` in a transaction that holds the write lock. */
  write<T>(work: () => T): T;
  /** Calls `follow` after the commit. A rollback discards `follow`. */
  whenStored(follow: () => void): void;
  /** Runs `work` in a transaction that reads one snapshot. */
  read<T>(work: () => T): T;
  writes(): number;
  damage(): string | null;
  close(): void;
};

/** The secrets hash ids and encrypt texts before they are stored. */
export type SiteDatabase = Database & { readonly secrets: Secrets };

export type WriteHandlers = { readonly [Kind in WriteKind]: (database: SiteDatabase, write: WriteOf<Kind>) => void };

/**
 * A power failure loses only commits after the last checkpoint or sync of the journal.
 * @param begun the contents of a new file, as returned by `serialize()`
 */
export const openDatabase = (path: string, begun: Uint8Array | null = null): Database => {
  if (path !== ':memory:') {
    closeSync(openSync(path, 'a', 0o600));
    if (begun && statSync(path).size === 0) writeFileSync(path, begun);
  }
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  if (path === ':memory:' && begun) connection.deserialize(begun);
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON;');

  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };

  let damage: string | null = null;
  const noticing = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      if (isDamage(error)) damage = `The database ${path} is damaged: ${error.message}`;
      throw error;
    }
  };

  let writes = 0;
  const writing = <T>(work: () => T): T => {
    writes += 1;
    return noticing(work);
  };

  const following: (() => void)[] = [];
  const transaction = <T>(begin: string, work: () => T): T => {
    following.length = 0;
    const result = committed(begin, work);
    for (const follow of following.splice(0)) follow();
    return result;
  };
  const committed = <T>(begin: string, work: () => T): T => {
    prepared(begin).run();
    try {
      const result = work();
      prepared('COMMIT').run();
      return result;
    } catch (error) {
      // After some errors, such as a full disk, SQLite has already rolled back.
      if (connection.isTransaction) prepared('ROLLBACK').run();
      throw error;
    }
  };

  return {
    all: <Found>(sql: string, ...values: SQLInputValue[]) => noticing(() => prepared(sql).all(...values) as Found[]),
    first: <Found>(sql: string, ...values: SQLInputValue[]) =>
      noticing(() => (prepared(sql).get(...values) ?? null) as Found | null),
    value: <Found>(sql: string, ...values: SQLInputValue[]) =>
      noticing(() => (Object.values(prepared(sql).get(...values) ?? {})[0] ?? null) as Found | null),
    run: (sql, ...values) => writing(() => Number(prepared(sql).run(...values).changes)),
    insert: (table, row) => writing(() => Number(prepared(insertSql(table, row)).run({ ...row }).lastInsertRowid)),
    upsert: (table, key, row) => {
      const updates = Object.keys(row).map((column) => `${column} = excluded.${column}`);
      const sql = `${insertSql(table, row)} ON CONFLICT (${key}) DO UPDATE SET ${updates.join(', ')}`;
      writing(() => prepared(sql).run({ ...row }));
    },
    update: (table, key, row) => {
      const changes = Object.keys(row).map((column) => `${column} = ?`);
      const those = Object.keys(key).map((column) => `${column} = ?`);
      const sql = `UPDATE ${table} SET ${changes.join(', ')} WHERE ${those.join(' AND ')}`;
      return writing(() => Number(prepared(sql).run(...Object.values(row), ...Object.values(key)).changes));
    },
    execute: (script) => {
      // Prepared statements remember columns, which the script may change.
      statements.clear();
      writing(() => connection.exec(script));
    },
    waitNoMore: () => connection.exec('PRAGMA busy_timeout = 0'),
    write: (work) => writing(() => transaction('BEGIN IMMEDIATE', work)),
    whenStored: (follow) => void following.push(follow),
    read: (work) => noticing(() => transaction('BEGIN', work)),
    writes: () => writes,
    damage: () => damage,
    close: () => connection.close(),
  };
};

const insertSql = (table: string, row: Row): string => {
  const columns = Object.keys(row);
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((column) => `:${column}`).join(', ')})`;
};
