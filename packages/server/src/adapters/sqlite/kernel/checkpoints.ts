import { Worker } from 'node:worker_threads';
import type { Database } from './database.ts';

/** Writes between checkpoints: some hundred votes, or 1,500 pages. */
const EVERY = 500;
/** Journal size in pages above which a commit runs the checkpoint itself; SQLite's default is 1,000. */
const MOST_PAGES = 16_000;

/** Moves commits from the journal into the database file. */
export type Checkpoints = {
  /** Called after writes; checkpoints when due. */
  note(): void;
  stop(): Promise<void>;
};

/** Checkpoints in a separate thread, where the disk blocks nobody. If it falls behind, commits help. */
export const checkpointsBeside = (path: string, database: Database): Checkpoints => {
  database.execute(`PRAGMA wal_autocheckpoint = ${MOST_PAGES}`);
  let thread: Worker | null = null;
  let noted = database.writes();
  const started = () => {
    const worker = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: path });
    worker.unref();
    // Commits hit the same error and report it.
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
