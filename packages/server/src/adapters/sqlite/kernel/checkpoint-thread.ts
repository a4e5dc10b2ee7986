import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The maximum number of passes. A pass may miss commits that are made during it. Once a pass misses none, SQLite can
 * overwrite the journal from its beginning.
 */
const MOST_PASSES = 5;

const database = new DatabaseSync(workerData);
database.exec('PRAGMA synchronous = NORMAL');
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort?.on('message', () => {
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const met = checkpoint.get();
    if (met?.log === met?.checkpointed) return;
  }
});
