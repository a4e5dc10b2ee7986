import type { Outbox } from './outbox.ts';

/** Runs something with the page's outbox, loading it first. */
export const withOutbox = async <T>(act: (outbox: Outbox) => T | Promise<T>): Promise<T> =>
  act((await import('./outbox.ts')).openOutbox());
