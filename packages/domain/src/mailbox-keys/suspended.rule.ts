import type { Timestamp } from '../kernel/ids.ts';

export type Suspendable = {
  /** When the suspension of the member's mailbox ends or ended; null if it was never suspended. */
  readonly suspendedUntil: Timestamp | null;
};

export const isSuspended = ({ suspendedUntil }: Suspendable, now: Timestamp): boolean =>
  suspendedUntil !== null && suspendedUntil > now;
