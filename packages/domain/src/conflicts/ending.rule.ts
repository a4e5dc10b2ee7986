import type { Timestamp } from '../kernel/ids.ts';
import type { Update } from '../model/update.ts';

export const endedAfter = (
  endedAt: Timestamp | null,
  { ending, notifiedAt }: Pick<Update, 'ending' | 'notifiedAt'>,
): Timestamp | null => {
  if (ending === 'rather-not-say') return endedAt;
  return ending === 'still-open' ? null : notifiedAt;
};

export const outcomeOf = (updates: readonly Pick<Update, 'ending' | 'notifiedAt'>[]): Timestamp | null =>
  updates.reduce<Timestamp | null>(endedAfter, null);
