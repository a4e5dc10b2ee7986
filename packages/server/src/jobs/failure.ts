import { HOUR } from '@twosides/domain/kernel';
import type { Logger } from 'pino';
import { isStoreAway } from '../store-away.ts';

/** Repeated background failures: logged once, then at growing intervals, until they end. */
export type Failure = {
  report(what: string, error: unknown): void;
  /** The failure is over. */
  end(what: string): void;
};

/** If the database is gone, everything that needs it is one failure. */
const DATABASE = 'the database';
const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = HOUR;

/** @param now monotonic milliseconds */
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
      // Whatever succeeded needed it.
      over(DATABASE);
    },
  };
};
