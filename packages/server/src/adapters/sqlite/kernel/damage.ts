import { DatabaseSync } from 'node:sqlite';

/** SQLite's codes for a corrupt file and for a file that is no database. */
const DAMAGE = new Set([11, 26]);

/** Whether an error means corruption rather than busy, full or away. */
export const isDamage = (error: unknown): error is Error =>
  error instanceof Error && 'errcode' in error && DAMAGE.has(Number(error.errcode) & 0xff);

/**
 * Checks the whole file; takes seconds per gigabyte.
 * @returns the problem, or null
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
