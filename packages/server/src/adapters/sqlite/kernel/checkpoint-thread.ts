import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

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
