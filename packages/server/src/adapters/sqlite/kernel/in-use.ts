import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * The lock lasts until it is released or the process ends.
 * @returns a function that releases the lock; null if another process's lock prevents this one
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
