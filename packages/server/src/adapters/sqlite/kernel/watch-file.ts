import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DAY } from '@twosides/domain/kernel';

/** How many milliseconds `watchFile` waits for its first check of the file. */
const TIMEOUT = 5_000;

export type FileWatch = {
  damage(): string | null;
  stop(): Promise<void>;
};

/** @throws if the first check finds damage within `TIMEOUT` */
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

const answerOf = (thread: Worker) =>
  new Promise<string | null>((resolve) => {
    thread.once('message', resolve);
    thread.once('error', () => resolve(null));
    thread.once('exit', () => resolve(null));
  });

const damaged = (path: string, what: string): string =>
  `The database ${path} is damaged (${what.replaceAll('\n', ' ').trim()}). Stop the server and restore the latest backup: ` +
  'npm run restore -- FILE --force. The damaged files are moved aside, not deleted.';
