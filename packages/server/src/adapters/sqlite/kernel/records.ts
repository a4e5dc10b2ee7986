import type { Database, Row } from './database.ts';

type Stored<Value> = [Value] extends [boolean]
  ? 'flag'
  : [NonNullable<Value>] extends [string | number]
    ? 'plain'
    : 'json';

export type Records<T> = {
  readonly columns: readonly string[];
  read(row: Row): T;
  toRow(record: Partial<T>): Row;
  first(database: Database, sql: string, ...values: Row[string][]): T | null;
  all(database: Database, sql: string, ...values: Row[string][]): T[];
};

/** @param names the columns whose name is not the field's name in snake case */
export const recordsOf = <T extends object>(
  fields: { readonly [Field in keyof T]-?: Stored<T[Field]> },
  names: { readonly [Field in keyof T]?: string } = {},
): Records<T> => {
  const mapped = (Object.entries(fields) as [keyof T & string, 'plain' | 'flag' | 'json'][]).map(([field, stored]) => ({
    field,
    stored,
    column: names[field] ?? snakeCase(field),
  }));
  const read = (row: Row): T => {
    const record: Record<string, unknown> = {};
    for (const { field, stored, column } of mapped) {
      const value = row[column];
      record[field] = stored === 'flag' ? value === 1 : stored === 'json' ? JSON.parse(String(value)) : value;
    }
    return record as T;
  };
  return {
    columns: mapped.map(({ column }) => column),
    read,
    toRow: (record) => {
      const row: Record<string, unknown> = {};
      for (const { field, stored, column } of mapped) {
        const value = record[field];
        if (value === undefined) continue;
        const isJson = stored === 'json' && value !== null;
        row[column] = stored === 'flag' ? Number(value) : isJson ? JSON.stringify(value) : value;
      }
      return row as Row;
    },
    first: (database, sql, ...values) => {
      const row = database.first<Row>(sql, ...values);
      return row && read(row);
    },
    all: (database, sql, ...values) => database.all<Row>(sql, ...values).map(read),
  };
};

const snakeCase = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
