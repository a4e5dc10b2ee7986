import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';

export type Value = string | number | boolean | null | object;

/** The fields are columns in camel case. Undefined fields are left out. */
export type Row = Readonly<Record<string, Value | undefined>>;

export type Column = {
  readonly name: string;
  readonly field: string;
  readonly read: (value: SQLOutputValue | undefined) => unknown;
};

/** SQLite knows neither booleans nor JSON, so a field is converted by its name, in whichever table or query it is. */
const IS_BOOLEAN = /^(is|has|shows|allows)[A-Z]/;
const OTHER_BOOLEANS = new Set([
  'agreed',
  'anonymous',
  'blocked',
  'bridges',
  'changedMind',
  'emailUpdates',
  'emailVerified',
  'established',
  'forStories',
  'hiddenByAuthor',
  'muted',
  'onboardingCompleted',
  'rests',
  'sawSplit',
  'used',
  'votesWait',
  'weighs',
]);

const JSON_FIELDS = new Set([
  'attempt',
  'care',
  'conflictIds',
  'contentNotes',
  'devices',
  'history',
  'item',
  'notes',
  'passkey',
  'preferences',
  'sess',
  'subject',
  'tags',
  'transports',
]);

export const toColumn = (name: string): Column => {
  const field = toField(name);
  return { name, field, read: readerOf(field) };
};

const toField = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const readerOf = (field: string): Column['read'] => {
  if (IS_BOOLEAN.test(field) || OTHER_BOOLEANS.has(field)) return (value) => (value === null ? null : value === 1);
  if (JSON_FIELDS.has(field)) return (value) => (value === null ? null : JSON.parse(String(value)));
  return (value) => value;
};

export const readRow = (columns: readonly Column[], row: Readonly<Record<string, SQLOutputValue>>): unknown => {
  const record: Record<string, unknown> = {};
  for (const { name, field, read } of columns) record[field] = read(row[name]);
  return record;
};

export const toSql = (value: Value): SQLInputValue => {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
};

/** @throws if a field holds JSON but would not be read as JSON */
export const toColumns = (row: Row): { readonly names: string[]; readonly values: Value[] } => {
  const names: string[] = [];
  const values: Value[] = [];
  for (const [field, value] of Object.entries(row)) {
    if (value === undefined) continue;
    const name = toColumnName(field);
    if (typeof value === 'object' && value !== null && !JSON_FIELDS.has(toField(name)))
      throw new Error(`“${field}” holds JSON, so JSON_FIELDS must name it.`);
    names.push(name);
    values.push(value);
  }
  return { names, values };
};

/** @throws if the name could be anything but a column, because it becomes a part of the SQL */
export const toColumnName = (field: string): string => {
  if (!/^\w+$/.test(field)) throw new Error(`“${field}” is not the name of a column.`);
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
};
