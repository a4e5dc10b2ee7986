import type { Timestamp } from '@twosides/domain/kernel';
import type { KeptPress } from '@twosides/domain/model';
import { isPressOver } from '@twosides/domain/outbox';
import { changing, type DeviceDb, onDevice } from './device-db.ts';
import { parsePress } from './row-schema.ts';

/** Keeps what a visitor has pressed, in the place of whatever a visitor has pressed before. */
export const keepPress = (press: KeptPress): Promise<void> =>
  changing(async (db) => {
    await deletePresses(db);
    await db.table<KeptPress>('outbox').put(press);
  });

/** What a visitor has pressed here, as long as it counts. @param noted the id of the one that counts */
export const readPress = (now: Timestamp, noted: string | null): Promise<KeptPress | null> =>
  onDevice(async (db) => {
    const stored = (await db.outbox.toArray()).map(parsePress);
    return stored.find((press) => press !== null && isPressOpen(press, now, noted)) ?? null;
  });

/** Nobody is asked about it any more. */
export const forgetPresses = (): Promise<void> => changing((db) => deletePresses(db));

/** Leaves nothing on the disk of what counts no longer. */
export const forgetOldPresses = (now: Timestamp, noted: string | null): Promise<void> =>
  changing((db) => deletePresses(db, (press) => !isPressOpen(press, now, noted)));

const isPressOpen = (press: KeptPress, now: Timestamp, noted: string | null) =>
  !isPressOver(press, now) && press.opId === noted;

/** For a transaction that deletes more. */
export async function deletePresses(db: DeviceDb, isMeant: (press: KeptPress) => boolean = () => true): Promise<void> {
  await db.outbox
    .filter((stored) => {
      const press = parsePress(stored);
      return press !== null && isMeant(press);
    })
    .delete();
}
