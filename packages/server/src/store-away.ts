import { StoreBusy } from '@twosides/domain/kernel';

/** Whether an error of a database driver means that the database cannot be reached or written to right now. */
export const isStoreAway = (error: unknown): boolean =>
  error instanceof StoreBusy ||
  (error instanceof Error &&
    (/^Mongo(Network|ServerSelection|NotConnected|PoolCleared|TopologyClosed)|^MongooseServerSelectionError/.test(
      error.name,
    ) ||
      ('errcode' in error && SQLITE_AWAY.has(Number(error.errcode) & 0xff))));

/** SQLite's codes for BUSY, LOCKED, IOERR, FULL and CANTOPEN. */
const SQLITE_AWAY = new Set([5, 6, 10, 13, 14]);
