import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import mongoose from 'mongoose';
import type { Database, TestServer } from './test-server.ts';

type StoredRecord = { readonly table: string; readonly values: readonly (readonly [string, unknown])[] };

export const everyRecord = async (server: TestServer, database: Database): Promise<readonly StoredRecord[]> =>
  database === 'SQLite' ? sqliteRecords(server.dataDir) : mongoRecords(server.mongodbUrl ?? '');

const sqliteRecords = (dataDir: string): StoredRecord[] => {
  const file = new DatabaseSync(join(dataDir, 'twosides.sqlite'), { readOnly: true });
  const tables = file
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE 'CREATE VIRTUAL%'",
    )
    .all() as { name: string }[];
  const records = tables.flatMap(({ name }) =>
    (file.prepare(`SELECT * FROM "${name}"`).all() as Record<string, unknown>[]).map((row) => toRecord(name, row)),
  );
  file.close();
  return records;
};

const mongoRecords = async (url: string): Promise<StoredRecord[]> => {
  const connection = await mongoose.createConnection(url).asPromise();
  const collections = (await connection.db?.collections()) ?? [];
  const found = await Promise.all(
    collections.map(async (collection) => {
      const documents = await collection.find().toArray();
      return documents.map((document) => toRecord(collection.collectionName, document));
    }),
  );
  await connection.close();
  return found.flat();
};

const toRecord = (table: string, row: Readonly<Record<string, unknown>>): StoredRecord => ({
  table,
  values: Object.entries(row).flatMap(([name, value]) => valuesIn(camelCase(name), value)),
});

const valuesIn = (name: string, value: unknown): [string, unknown][] => {
  const said = typeof value === 'string' && /^[[{]/.test(value) ? parsed(value) : value;
  if (Array.isArray(said)) return [[name, said], ...said.flatMap((item) => valuesIn(`${name}[]`, item))];
  if (typeof said === 'object' && said !== null && Object.getPrototypeOf(said) === Object.prototype)
    return Object.entries(said).flatMap(([key, item]) => valuesIn(key, item));
  return [[name, said]];
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
