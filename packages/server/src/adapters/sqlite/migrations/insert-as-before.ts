import type { Database, Row } from '../kernel/database.ts';

/** Of a present row, what a table of an earlier schema has columns for. */
export const insertAsBefore = (database: Database, table: 'users' | 'conflicts' | 'comments', row: Row): void => {
  const columns = database.all<{ name: string }>(`PRAGMA table_info(${table})`).map(({ name }) => name);
  database.insert(table, Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name))));
};
