import type { Timestamp } from '../kernel/ids.ts';

export type Suspendable = {
  readonly suspendedUntil: Timestamp | null;
};

export const isSuspended = ({ suspendedUntil }: Suspendable, now: Timestamp): boolean =>
  suspendedUntil !== null && suspendedUntil > now;
