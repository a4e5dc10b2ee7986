import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * A lock beside the database, which the system lets go of however a process ends. All who work with the database share
 * it; anyone who replaces the file has it alone.
 * @returns lets go of it; null where somebody else's hold forbids it
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
