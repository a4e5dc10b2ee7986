import type { Timestamp } from '../kernel/ids.ts';
import type { Update } from '../model/update.ts';

/**
 * When the current ending was posted; null if there is none. The latest update counts: what was over may be open
 * again.
 */
export const endedAfter = (
  endedAt: Timestamp | null,
  { ending, notifiedAt }: Pick<Update, 'ending' | 'notifiedAt'>,
): Timestamp | null => {
  if (ending === 'rather-not-say') return endedAt;
  return ending === 'still-open' ? null : notifiedAt;
};

/** The ending after several updates, in order. */
export const outcomeOf = (updates: readonly Pick<Update, 'ending' | 'notifiedAt'>[]): Timestamp | null =>
  updates.reduce<Timestamp | null>(endedAfter, null);
