import { DatabaseSync } from 'node:sqlite';

/** SQLITE_CORRUPT, and SQLITE_NOTADB for a file that is no database. */
const DAMAGE = new Set([11, 26]);

/** Whether an error means that the file is damaged, and not busy, full or missing. */
export const isDamage = (error: unknown): error is Error =>
  error instanceof Error && 'errcode' in error && DAMAGE.has(Number(error.errcode) & 0xff);

/**
 * Checks the whole file, which takes seconds per gigabyte.
 * @returns a description of the damage, or null
 */
export const damageOf = (path: string): string | null => {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    const found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    return found === 'ok' ? null : String(found);
  } catch (error) {
    if (isDamage(error)) return error.message;
    throw error;
  } finally {
    database.close();
  }
};
