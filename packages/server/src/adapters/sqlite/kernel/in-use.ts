import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * A lock file next to the database, released by the system however a process ends. Users share it; whoever replaces
 * the file holds it alone.
 * @returns a release function; null if somebody else's hold forbids it
 */
export const holdLock = (path: string, how: 'shared' | 'alone'): (() => void) | null => {
  const file = `${path}.lock`;
  closeSync(openSync(file, 'a', 0o600));
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    if (how === 'alone') lock.exec('BEGIN EXCLUSIVE');
    else {
      lock.exec('BEGIN');
      lock.prepare('SELECT count(*) FROM sqlite_schema').get();
    }
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return null;
    throw error;
  }
};

const BUSY = 5;
