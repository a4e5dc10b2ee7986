import type { Timestamp } from '../kernel/ids.ts';

/** What a store knows of a mailbox key before it does something that others meet. */
export type Suspendable = {
  /** Until when the member's mailbox key is suspended, also where that is over; null: it is not. */
  readonly suspendedUntil: Timestamp | null;
};

/** Whether what somebody does now is refused because they are suspended. */
export const isSuspended = ({ suspendedUntil }: Suspendable, now: Timestamp): boolean =>
  suspendedUntil !== null && suspendedUntil > now;
