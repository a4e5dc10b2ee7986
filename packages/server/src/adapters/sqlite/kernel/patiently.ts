import { setTimeout as pause } from 'node:timers/promises';
import { StoreBusy } from '@twosides/domain/kernel';
import { aroundCalls } from './around-calls.ts';

/** Milliseconds between two tries, and until a call is given up. */
const STEP = 20;
const TIMEOUT = 5_000;

/**
 * The same store, whose calls wait their turn where another process is writing. They wait between tries, not inside
 * SQLite, which would stop this whole process meanwhile. What a call has not begun it begins again: each is one
 * transaction, or finds what is left to do. Its calls reject with {@link StoreBusy} where the other process does not
 * end.
 */
export const patiently = <Store extends object>(store: Store, timeout = TIMEOUT): Store =>
  aroundCalls(store, (call) => untilFree(call, timeout));

const untilFree = async <T>(call: () => Promise<T>, timeout: number): Promise<T> => {
  const deadline = performance.now() + timeout;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > deadline) throw new StoreBusy(error);
      await pause(STEP);
    }
  }
};

/** Another connection holds the lock that is needed: nothing was done. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

const SQLITE_BUSY = 5;
