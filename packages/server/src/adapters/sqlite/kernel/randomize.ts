/** Replaces an id by random ones, so that nobody can link the rows anymore. Parameters: the id, limit of rows. */
export const randomizeSql = (table: string, key: string, column: string, bytes = 32): string => `
  UPDATE ${table} SET ${column} = lower(hex(randomblob(${bytes})))
  WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${column} = ? LIMIT ?)`;
