import type { Outbox } from './outbox.ts';

export const withOutbox = async <T>(act: (outbox: Outbox) => T | Promise<T>): Promise<T> =>
  act((await import('./outbox.ts')).openOutbox());
