import { Worker } from 'node:worker_threads';
import type { Database } from './database.ts';

/** Writes from one checkpoint to the next: some hundred votes, or 1,500 pages. */
const EVERY = 500;
/** Pages in the journal from which on commits make a checkpoint themselves, as they do after 1,000 without this. */
const MOST_PAGES = 16_000;

/** What takes commits from the journal into the database's own file. */
export type Checkpoints = {
  /** Told after writes; makes a checkpoint where it is time. */
  note(): void;
  stop(): Promise<void>;
};

/** Makes checkpoints in a thread of its own, where the disk stops nobody; where it falls behind, commits make some. */
export const checkpointsBeside = (path: string, database: Database): Checkpoints => {
  database.execute(`PRAGMA wal_autocheckpoint = ${MOST_PAGES}`);
  let thread: Worker | null = null;
  let noted = database.writes();
  const started = () => {
    const worker = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: path });
    worker.unref();
    // What it has met commits meet too, and say so to somebody.
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
