import type { Outbox } from './outbox.ts';

/** Does something with the page's outbox, whose code comes after the first paint. */
export const withOutbox = async <T>(act: (outbox: Outbox) => T | Promise<T>): Promise<T> =>
  act((await import('./outbox.ts')).openOutbox());
