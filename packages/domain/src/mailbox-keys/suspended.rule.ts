import type { Timestamp } from '../kernel/ids.ts';

/** What a store loads before a public action. */
export type Suspendable = {
  /** Until when the member's mailbox is suspended, even if that has passed; null if never. */
  readonly suspendedUntil: Timestamp | null;
};

/** Whether an action is refused because of a suspension. */
export const isSuspended = ({ suspendedUntil }: Suspendable, now: Timestamp): boolean =>
  suspendedUntil !== null && suspendedUntil > now;
