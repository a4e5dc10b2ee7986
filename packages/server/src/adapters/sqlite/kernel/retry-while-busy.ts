import { setTimeout as pause } from 'node:timers/promises';
import { StoreBusy } from '@twosides/domain/kernel';

/** Milliseconds between two attempts. */
const STEP = 20;
/** Milliseconds. */
const TIMEOUT = 5_000;

/**
 * Retries calls while another process writes, instead of blocking inside SQLite.
 * Rejects with {@link StoreBusy} after the timeout.
 */
export const retryWhileBusy = <Store extends object>(store: Store, timeout = TIMEOUT): Store =>
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

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

const SQLITE_BUSY = 5;

type Call = (...args: never[]) => Promise<unknown>;

export const aroundCalls = <Store extends object>(
  store: Store,
  around: (call: () => Promise<unknown>) => Promise<unknown>,
): Store =>
  Object.fromEntries(
    Object.entries(store as Record<string, Call>).map(([name, call]) => [
      name,
      (...args: never[]) => around(() => call(...args)),
    ]),
  ) as Store;
