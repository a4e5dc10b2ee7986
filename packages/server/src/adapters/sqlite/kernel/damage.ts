import { DatabaseSync } from 'node:sqlite';

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGE = new Set([11, 26]);

export const isDamage = (error: unknown): error is Error =>
  error instanceof Error && 'errcode' in error && DAMAGE.has(Number(error.errcode) & 0xff);

/** Takes seconds per gigabyte. Null if the file is undamaged. */
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
