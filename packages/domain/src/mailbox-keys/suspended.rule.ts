import type { Timestamp } from '../kernel/ids.ts';

export type Suspendable = {
  /** Until when the member's mailbox is suspended, even if that has passed; null if never. */
  readonly suspendedUntil: Timestamp | null;
};

export const isSuspended = ({ suspendedUntil }: Suspendable, now: Timestamp): boolean =>
  suspendedUntil !== null && suspendedUntil > now;
