import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DAY } from '@twosides/domain/kernel';

/**
 * Milliseconds that a start waits for the look through the file; what is found later is told by
 * {@link FileWatch.damage}.
 */
const TIMEOUT = 5_000;

/** Looks through the database's file at the start and then daily, beside the work on it. */
export type FileWatch = {
  /** What was found to be wrong; null so far. */
  damage(): string | null;
  stop(): Promise<void>;
};

/** @throws where the file is damaged, and that was found soon */
export const watchFile = async (path: string): Promise<FileWatch> => {
  let damage: string | null = null;
  let thread: Worker | null = null;
  const look = async () => {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return;
    thread = new Worker(new URL('./damage-thread.ts', import.meta.url), { workerData: path });
    const found = await answerOf(thread);
    damage ??= found;
    thread = null;
  };
  await Promise.race([look(), pause(TIMEOUT, undefined, { ref: false })]);
  if (damage !== null) throw new Error(damaged(path, damage));
  const timer = setInterval(look, DAY).unref();
  return {
    damage: () => damage && damaged(path, damage),
    stop: async () => {
      clearInterval(timer);
      await thread?.terminate();
    },
  };
};

/** A thread that could not look (the file is away, or locked) has found nothing. */
const answerOf = (thread: Worker) =>
  new Promise<string | null>((resolve) => {
    thread.once('message', resolve);
    thread.once('error', () => resolve(null));
    thread.once('exit', () => resolve(null));
  });

const damaged = (path: string, what: string): string =>
  `The database ${path} is damaged (${what.replaceAll('\n', ' ').trim()}). Stop the server and bring the newest back-up back: ` +
  'npm run restore -- FILE --force. The damaged files are put aside, not deleted.';
