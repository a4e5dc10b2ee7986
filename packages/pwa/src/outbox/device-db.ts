import type { OutboxReceipt, OutboxRow } from '@twosides/domain/model';
import { Dexie, type EntityTable } from 'dexie';

/** A row of the outbox that could not be read, as it was found. */
export type UnreadableRow = { readonly id?: number; readonly stored: unknown };

/** What this device keeps of its members until the server has it: one database for the page and the service worker. */
export type DeviceDb = Dexie & {
  /** And what a visitor has pressed. */
  readonly outbox: EntityTable<OutboxRow, 'opId'>;
  readonly receipts: EntityTable<OutboxReceipt, 'opId'>;
  readonly unreadable: EntityTable<UnreadableRow, 'id'>;
};

export const DEVICE_DB = 'twosides';

/** Once released, versions are only added: a device may still have rows to send. */
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

/** Milliseconds. Some browsers leave an opening without an answer, of which nobody would hear. */
const OPENING_MAX = 5_000;

/**
 * Works on the device's database. A connection that was lost (the browser has ended it, another tab has upgraded the
 * schema) is opened again, once.
 * @throws where the browser has no database for this page (private windows, a full or broken disk), or does not open it
 * in time
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
 * One transaction, on the disk once it resolves: a phone that is switched off loses nothing that the screen has
 * promised.
 */
export const changing = <T>(work: (db: DeviceDb) => Promise<T>): Promise<T> =>
  onDevice((db) => db.transaction('rw', [db.outbox, db.receipts, db.unreadable], () => work(db)));

const CONNECTION_LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError']);

/** Told by name: browsers and Dexie each have classes of their own. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && CONNECTION_LOST.has(error.name);
}
