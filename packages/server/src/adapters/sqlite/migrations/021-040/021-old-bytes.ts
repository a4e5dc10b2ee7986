import type { Migration } from '../migration.ts';

/** Writes the whole file again, and empties the journal: nothing of the old tables is left on the disk. */
export const OLD_BYTES: Migration = {
  outside: (database) => {
    database.execute('VACUUM');
    database.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  },
};
