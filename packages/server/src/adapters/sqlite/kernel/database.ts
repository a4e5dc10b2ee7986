import { closeSync, openSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Secrets } from '@twosides/domain/kernel';
import type { WriteKind, WriteOf } from '@twosides/domain/model';
import type { OnJob } from '../../stores.ts';
import { isDamage } from './damage.ts';
import { type Column, type Row, readRow, toColumn, toColumns, toSql, type Value } from './rows.ts';

/** Milliseconds to wait for another writing process during startup. */
const BUSY_TIMEOUT = 5000;

/**
 * All calls are synchronous, so a transaction never spans an `await`. Rows are records with fields in camel case,
 * booleans and parsed JSON.
 */
export type Database = {
  all<Found>(sql: string, ...values: Value[]): Found[];
  first<Found>(sql: string, ...values: Value[]): Found | null;
  has(sql: string, ...values: Value[]): boolean;
  /** The first column of all rows. */
  list<Found>(sql: string, ...values: Value[]): Found[];
  /** The first column of the first row; null if there is no row. */
  value<Found>(sql: string, ...values: Value[]): Found | null;
  /** @returns the number of changed rows */
  run(sql: string, ...values: Value[]): number;
  /** @returns the row's id */
  insert(table: string, row: Row): number;
  /** Throws if the row violates a unique constraint outside `key`. */
  upsert(table: string, key: string, row: Row): void;
  update(table: string, key: Row, row: Row): void;
  execute(script: string): void;
  /** Runs `work` in a transaction that holds the write lock. */
  write<T>(work: () => T): T;
  /** Calls `callback` after the commit. A rollback discards `callback`. */
  onCommit(callback: () => void): void;
  /** Runs `work` in a transaction that reads one snapshot. */
  read<T>(work: () => T): T;
  writes(): number;
  damage(): string | null;
  close(): void;
};

/** The secrets hash ids and encrypt texts before they are stored. */
export type SiteDatabase = Database & { readonly secrets: Secrets; readonly jobListeners: Set<OnJob> };

export type WriteHandlers = { readonly [Kind in WriteKind]: (database: SiteDatabase, write: WriteOf<Kind>) => void };

/**
 * A power failure loses only commits after the last checkpoint or sync of the journal.
 * @param template a migrated database to start from (tests)
 */
export const openDatabase = (path: string, template: Uint8Array | null = null): Database => {
  if (path !== ':memory:') {
    closeSync(openSync(path, 'a', 0o600));
    if (template && statSync(path).size === 0) writeFileSync(path, template);
  }
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  if (path === ':memory:' && template) connection.deserialize(template);
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON;');

  const statements = new Map<string, Prepared>();
  const prepared = (sql: string): Prepared => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = connection.prepare(sql);
    const fresh = { statement, columns: statement.columns().map(({ name }) => toColumn(name)) };
    statements.set(sql, fresh);
    return fresh;
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

  const afterCommit: (() => void)[] = [];
  const transaction = <T>(begin: string, work: () => T): T => {
    afterCommit.length = 0;
    const result = committed(begin, work);
    for (const callback of afterCommit.splice(0)) callback();
    return result;
  };
  const committed = <T>(begin: string, work: () => T): T => {
    prepared(begin).statement.run();
    try {
      const result = work();
      prepared('COMMIT').statement.run();
      return result;
    } catch (error) {
      // After some errors, such as a full disk, SQLite has already rolled back.
      if (connection.isTransaction) prepared('ROLLBACK').statement.run();
      throw error;
    }
  };

  const all = <Found>(sql: string, ...values: Value[]) =>
    noticing(() => {
      const { statement, columns } = prepared(sql);
      return statement.all(...values.map(toSql)).map((row) => readRow(columns, row) as Found);
    });
  const first = <Found>(sql: string, ...values: Value[]) =>
    noticing(() => {
      const { statement, columns } = prepared(sql);
      const row = statement.get(...values.map(toSql));
      return row === undefined ? null : (readRow(columns, row) as Found);
    });
  const change = (sql: string, values: readonly Value[]) =>
    writing(() => prepared(sql).statement.run(...values.map(toSql)));

  return {
    all,
    first,
    has: (sql, ...values) => first(sql, ...values) !== null,
    list: <Found>(sql: string, ...values: Value[]) =>
      all<Readonly<Record<string, Found>>>(sql, ...values).flatMap((row) => Object.values(row).slice(0, 1)),
    value: <Found>(sql: string, ...values: Value[]) => {
      const row = first<Readonly<Record<string, Found | null>>>(sql, ...values);
      return (row && Object.values(row)[0]) ?? null;
    },
    run: (sql, ...values) => Number(change(sql, values).changes),
    insert: (table, row) => {
      const { names, values } = toColumns(row);
      return Number(change(insertSql(table, names), values).lastInsertRowid);
    },
    upsert: (table, key, row) => {
      const { names, values } = toColumns(row);
      const updates = names.map((name) => `${name} = excluded.${name}`);
      change(`${insertSql(table, names)} ON CONFLICT (${key}) DO UPDATE SET ${updates.join(', ')}`, values);
    },
    update: (table, key, row) => {
      const [changed, wanted] = [toColumns(row), toColumns(key)];
      const changes = changed.names.map((name) => `${name} = ?`);
      const conditions = wanted.names.map((name) => `${name} = ?`);
      const sql = `UPDATE ${table} SET ${changes.join(', ')} WHERE ${conditions.join(' AND ')}`;
      change(sql, [...changed.values, ...wanted.values]);
    },
    execute: (script) => {
      // Prepared statements remember columns, which the script may change.
      statements.clear();
      writing(() => connection.exec(script));
    },
    write: (work) => writing(() => transaction('BEGIN IMMEDIATE', work)),
    onCommit: (callback) => void afterCommit.push(callback),
    read: (work) => noticing(() => transaction('BEGIN', work)),
    writes: () => writes,
    damage: () => damage,
    close: () => connection.close(),
  };
};

type Prepared = { readonly statement: StatementSync; readonly columns: readonly Column[] };

const insertSql = (table: string, names: readonly string[]): string =>
  `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
