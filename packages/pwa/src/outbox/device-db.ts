import type { OutboxReceipt, OutboxRow } from '@twosides/domain/model';
import { Dexie, type EntityTable } from 'dexie';

/** An outbox row that this build cannot read, as found. */
export type UnreadableRow = { readonly id?: number; readonly stored: unknown };

/** All tabs and the service worker share it. */
export type DeviceDb = Dexie & {
  /** Also holds a visitor's pending vote. */
  readonly outbox: EntityTable<OutboxRow, 'opId'>;
  readonly receipts: EntityTable<OutboxReceipt, 'opId'>;
  readonly unreadable: EntityTable<UnreadableRow, 'id'>;
};

export const DEVICE_DB = 'twosides';

/** Never change a released version, only add versions: devices may hold unsent rows. */
export function openDeviceDb(): DeviceDb {
  const db = new Dexie(DEVICE_DB, { chromeTransactionDurability: 'strict' }) as DeviceDb;
  db.version(1).stores({
    outbox: 'opId, seq, memberId',
    receipts: 'opId, memberId, acknowledgedAt',
    unreadable: '++id',
  });
  return db;
}

let shared: DeviceDb | undefined;

/** Milliseconds. Some browsers never answer a request to open the database. */
const OPENING_MAX = 5_000;

/**
 * If the connection was lost (the browser closed it, another tab upgraded the database), reopens it and retries once.
 * @throws if there is no database (private windows, full or broken disks) or it does not open in time
 */
export async function onDevice<T>(work: (db: DeviceDb) => PromiseLike<T>): Promise<T> {
  shared ??= openDeviceDb();
  try {
    await shared.open().timeout(OPENING_MAX);
    return await work(shared);
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    shared.close({ disableAutoOpen: false });
    await shared.open().timeout(OPENING_MAX);
    return await work(shared);
  }
}

/** Strict durability: once this resolves, the changes survive a power cut. */
export const changing = <T>(work: (db: DeviceDb) => Promise<T>): Promise<T> =>
  onDevice((db) => db.transaction('rw', [db.outbox, db.receipts, db.unreadable], () => work(db)));

const CONNECTION_LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError']);

/** Compares names, because browsers and Dexie use different error classes. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && CONNECTION_LOST.has(error.name);
}
