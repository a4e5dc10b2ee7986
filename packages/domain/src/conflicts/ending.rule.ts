import type { Timestamp } from '../kernel/ids.ts';
import type { Update } from '../model/update.ts';

/**
 * When the ending was told that stands after an update; null: there is none. The latest word counts: what was over may
 * be open again.
 */
export const endedAfter = (
  endedAt: Timestamp | null,
  { ending, notifiedAt }: Pick<Update, 'ending' | 'notifiedAt'>,
): Timestamp | null => {
  if (ending === 'rather-not-say') return endedAt;
  return ending === 'still-open' ? null : notifiedAt;
};

/** The same after these, in the order in which they were told. */
export const outcomeOf = (updates: readonly Pick<Update, 'ending' | 'notifiedAt'>[]): Timestamp | null =>
  updates.reduce<Timestamp | null>(endedAfter, null);
