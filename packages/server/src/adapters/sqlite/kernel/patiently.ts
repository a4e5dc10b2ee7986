import { setTimeout as pause } from 'node:timers/promises';
import { StoreBusy } from '@twosides/domain/kernel';
import { aroundCalls } from './around-calls.ts';

/** Milliseconds between tries, and until giving up. */
const STEP = 20;
const TIMEOUT = 5_000;

/**
 * Wraps a store so that calls wait for another writing process between tries instead of blocking inside SQLite. Each
 * call is one transaction or resumes its work, so it can be repeated. Rejects with {@link StoreBusy} if the other
 * process does not finish.
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

/** Another connection holds the lock; nothing was done. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

const SQLITE_BUSY = 5;
