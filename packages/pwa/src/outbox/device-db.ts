import type { OutboxReceipt, OutboxRow } from '@twosides/domain/model';
import { Dexie, type EntityTable } from 'dexie';

export type UnreadableRow = { readonly id?: number; readonly stored: unknown };

export type DeviceDb = Dexie & {
  readonly outbox: EntityTable<OutboxRow, 'opId'>;
  readonly receipts: EntityTable<OutboxReceipt, 'opId'>;
  readonly unreadable: EntityTable<UnreadableRow, 'id'>;
};

export const DEVICE_DB = 'twosides';

/** To change the schema, add a version. Never change a released version, because devices may have unsent rows. */
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

/** @throws if the browser has no database (e.g. in a private window) or does not open it in time */
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

/** When this has resolved, the changes survive a power cut. */
export const changing = <T>(work: (db: DeviceDb) => Promise<T>): Promise<T> =>
  onDevice((db) => db.transaction('rw', [db.outbox, db.receipts, db.unreadable], () => work(db)));

const CONNECTION_LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError']);

/** Compares names, because browsers and Dexie use different error classes. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && CONNECTION_LOST.has(error.name);
}
