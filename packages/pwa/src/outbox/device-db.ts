import type { OutboxReceipt, OutboxRow } from '@twosides/domain/model';
import { Dexie, type EntityTable } from 'dexie';

/** An unreadable outbox row, as found. */
export type UnreadableRow = { readonly id?: number; readonly stored: unknown };

/** Unsent data of this device's members, shared by page and service worker. */
export type DeviceDb = Dexie & {
  /** Includes visitors' pending votes. */
  readonly outbox: EntityTable<OutboxRow, 'opId'>;
  readonly receipts: EntityTable<OutboxReceipt, 'opId'>;
  readonly unreadable: EntityTable<UnreadableRow, 'id'>;
};

export const DEVICE_DB = 'twosides';

/** Once released, only add versions: devices may have unsent rows. */
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

/** Milliseconds. Some browsers never answer an open request. */
const OPENING_MAX = 5_000;

/**
 * Uses the device's database. Reopens a lost connection (closed by the browser, or upgraded by another tab) once.
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

/**
 * A strict-durability transaction: once it resolves, a phone that is switched off loses nothing the screen promised.
 */
export const changing = <T>(work: (db: DeviceDb) => Promise<T>): Promise<T> =>
  onDevice((db) => db.transaction('rw', [db.outbox, db.receipts, db.unreadable], () => work(db)));

const CONNECTION_LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError']);

/** By name, since browsers and Dexie have different classes. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && CONNECTION_LOST.has(error.name);
}
