import { StoreBusy } from '@twosides/domain/kernel';

/** A database that cannot be reached or written to right now, by the names and codes of the drivers' errors. */
export const isStoreAway = (error: unknown): boolean =>
  error instanceof StoreBusy ||
  (error instanceof Error &&
    (/^Mongo(Network|ServerSelection|NotConnected|PoolCleared|TopologyClosed)|^MongooseServerSelectionError/.test(
      error.name,
    ) ||
      ('errcode' in error && SQLITE_AWAY.has(Number(error.errcode) & 0xff))));

/** SQLITE_BUSY, SQLITE_LOCKED, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN. */
const SQLITE_AWAY = new Set([5, 6, 10, 13, 14]);
