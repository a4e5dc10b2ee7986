import { setImmediate } from 'node:timers/promises';
import { HOUR, type Timestamp } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';

/** The number of hourly counts per transaction, small enough not to delay requests. */
const BATCH = 2000;

/** Subtracts no vote twice, even if several processes sweep with different clocks. */
export const sweepToday = async (database: Database, until: Timestamp): Promise<void> => {
  while (sweepBatch(database, until) === BATCH) await setImmediate();
};

const sweepBatch = (database: Database, until: Timestamp): number =>
  database.write(() => {
    const swept = database.all<HourCount>(OVER_HOURS, until - HOUR, BATCH);
    for (const { conflict_id, hour, votes } of swept) {
      database.run('DELETE FROM today_votes WHERE conflict_id = ? AND hour = ?', conflict_id, hour);
      database.run('UPDATE conflicts SET today_votes = today_votes - ? WHERE id = ?', votes, conflict_id);
    }
    return swept.length;
  });

type HourCount = { readonly conflict_id: number; readonly hour: number; readonly votes: number };

export const OVER_HOURS = `
  SELECT conflict_id, hour, votes FROM today_votes INDEXED BY today_votes_hour
  WHERE hour <= ? ORDER BY hour LIMIT ?`;
