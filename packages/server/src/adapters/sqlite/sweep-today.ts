import { setImmediate } from 'node:timers/promises';
import type { Timestamp } from '@twosides/domain';
import type { Database } from './database.ts';

/** Votes of one transaction: few enough that requests which wait for the write lock do not notice. */
const BATCH = 2000;

/**
 * Each vote says itself whether it still counts, so that it is taken out exactly once whatever the clocks of several
 * processes say, also when it is stored with a time that an earlier sweep has already passed.
 */
export const sweepToday = async (database: Database, until: Timestamp): Promise<void> => {
  while (sweepBatch(database, until) === BATCH) await setImmediate();
};

const sweepBatch = (database: Database, until: Timestamp): number =>
  database.write(() => {
    const swept = database.all<{ id: number; conflict_id: number }>(OLD_VOTES, until, BATCH);
    const counts = new Map<number, number>();
    for (const { id, conflict_id } of swept) {
      database.run('UPDATE votes SET in_today = 0 WHERE id = ?', id);
      counts.set(conflict_id, (counts.get(conflict_id) ?? 0) + 1);
    }
    for (const [id, count] of counts)
      database.run('UPDATE conflicts SET today_votes = today_votes - ? WHERE id = ?', count, id);
    return swept.length;
  });

export const OLD_VOTES = `
  SELECT id, conflict_id FROM votes INDEXED BY votes_in_today
  WHERE in_today = 1 AND voted_at <= ? ORDER BY voted_at LIMIT ?`;
