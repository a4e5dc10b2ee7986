import { Worker } from 'node:worker_threads';
import type { Database } from './database.ts';

/** Number of writes between two checkpoints. */
const EVERY = 500;
/** If the journal has more pages, a commit runs the checkpoint itself. SQLite's default is 1,000. */
const MOST_PAGES = 16_000;

export type Checkpoints = {
  note(): void;
  stop(): Promise<void>;
};

export const checkpointsBeside = (path: string, database: Database): Checkpoints => {
  database.execute(`PRAGMA wal_autocheckpoint = ${MOST_PAGES}`);
  let thread: Worker | null = null;
  let noted = database.writes();
  const started = () => {
    const worker = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: path });
    worker.unref();
    worker.once('error', () => {
      thread = null;
    });
    return worker;
  };
  return {
    note: () => {
      if (database.writes() - noted < EVERY) return;
      noted = database.writes();
      thread ??= started();
      thread.postMessage('checkpoint');
    },
    stop: async () => {
      await thread?.terminate();
    },
  };
};
