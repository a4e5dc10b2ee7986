import { StoreBusy } from '@twosides/domain/kernel';

export const isStoreAway = (error: unknown): boolean =>
  error instanceof StoreBusy ||
  (error instanceof Error &&
    (/^Mongo(Network|ServerSelection|NotConnected|PoolCleared|TopologyClosed)|^MongooseServerSelectionError/.test(
      error.name,
    ) ||
      ('errcode' in error && SQLITE_AWAY.has(Number(error.errcode) & 0xff))));

/** SQLite's error codes BUSY, LOCKED, IOERR, FULL and CANTOPEN. */
const SQLITE_AWAY = new Set([5, 6, 10, 13, 14]);
