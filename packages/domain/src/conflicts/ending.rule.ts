import type { Timestamp } from '../kernel/ids.ts';
import type { Update } from '../model/update.ts';

/**
 * When the ending was told that stands after an update; null: there is none. The latest word counts: what was over may
 * be open again.
 */
export const endedAfter = (
  endedAt: Timestamp | null,
  { ending, toldAt }: Pick<Update, 'ending' | 'toldAt'>,
): Timestamp | null => {
  if (ending === 'rather-not-say') return endedAt;
  return ending === 'still-open' ? null : toldAt;
};

/** The same after these, in the order in which they were told. */
export const endingOf = (updates: readonly Pick<Update, 'ending' | 'toldAt'>[]): Timestamp | null =>
  updates.reduce<Timestamp | null>(endedAfter, null);
