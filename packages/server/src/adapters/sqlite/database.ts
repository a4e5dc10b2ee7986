import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** Milliseconds to wait for another process that is writing. */
const BUSY_TIMEOUT = 5000;

export type Row = Readonly<Record<string, SQLInputValue>>;

/** One connection. Every call is synchronous, so a transaction never spans an await. */
export type Database = {
  all<Found>(sql: string, ...values: SQLInputValue[]): Found[];
  first<Found>(sql: string, ...values: SQLInputValue[]): Found | null;
  /** @returns how many rows it changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** @returns the new row's serial. */
  insert(table: string, row: Row): number;
  /** Inserts the row, or replaces the one with the same `key`; breaking any other uniqueness throws. */
  upsert(table: string, key: string, row: Row): void;
  execute(script: string): void;
  /** All of the work, durably, or none of it; no other connection writes in between. */
  write<T>(work: () => T): T;
  /** Reads that all see the same moment. */
  read<T>(work: () => T): T;
  close(): void;
};

/** @param path a file, made when missing and readable by its owner only, or `:memory:` */
export const openDatabase = (path: string): Database => {
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');

  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };

  const transaction = <T>(begin: string, work: () => T): T => {
    prepared(begin).run();
    try {
      const result = work();
      prepared('COMMIT').run();
      return result;
    } catch (error) {
      // Some failures (a full disk) have already rolled back.
      if (connection.isTransaction) prepared('ROLLBACK').run();
      throw error;
    }
  };

  return {
    all: <Found>(sql: string, ...values: SQLInputValue[]) => prepared(sql).all(...values) as Found[],
    first: <Found>(sql: string, ...values: SQLInputValue[]) =>
      (prepared(sql).get(...values) as Found | undefined) ?? null,
    run: (sql, ...values) => Number(prepared(sql).run(...values).changes),
    insert: (table, row) => Number(prepared(insertSql(table, row)).run({ ...row }).lastInsertRowid),
    upsert: (table, key, row) => {
      const updates = Object.keys(row).map((column) => `${column} = excluded.${column}`);
      prepared(`${insertSql(table, row)} ON CONFLICT (${key}) DO UPDATE SET ${updates.join(', ')}`).run({ ...row });
    },
    execute: (script) => connection.exec(script),
    write: (work) => transaction('BEGIN IMMEDIATE', work),
    read: (work) => transaction('BEGIN', work),
    close: () => connection.close(),
  };
};

const insertSql = (table: string, row: Row): string => {
  const columns = Object.keys(row);
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((column) => `:${column}`).join(', ')})`;
};
