import { HOUR } from '@twosides/domain/kernel';
import type { Logger } from 'pino';
import { isStoreAway } from '../store-away.ts';

/** Logs a repeated failure once, then at growing intervals until it ends. */
export type Failure = {
  report(what: string, error: unknown): void;
  end(what: string): void;
};

const DATABASE = 'the database';
const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = HOUR;

/** `now`: monotonic milliseconds. */
export const createFailureLog = (log: Logger, now: () => number = () => performance.now()): Failure => {
  const known = new Map<string, { times: number; pause: number; tellAt: number }>();
  const over = (what: string) => {
    const failure = known.get(what);
    if (!failure) return;
    known.delete(what);
    log.info({ times: failure.times }, `${what}: works again`);
  };
  return {
    report: (what, error) => {
      const name = isStoreAway(error) ? DATABASE : what;
      const failure = known.get(name) ?? { times: 0, pause: FIRST_PAUSE, tellAt: now() };
      known.set(name, failure);
      failure.times += 1;
      if (now() < failure.tellAt) return;
      log.error({ err: String(error), times: failure.times }, `${name}: failed`);
      failure.tellAt = now() + failure.pause;
      failure.pause = Math.min(failure.pause * 2, LONGEST_PAUSE);
    },
    end: (what) => {
      over(what);
      over(DATABASE);
    },
  };
};
