import type { Outbox } from './outbox.ts';

/** Runs `act` with the page's outbox, after loading its code. */
export const withOutbox = async <T>(act: (outbox: Outbox) => T | Promise<T>): Promise<T> =>
  act((await import('./outbox.ts')).openOutbox());
