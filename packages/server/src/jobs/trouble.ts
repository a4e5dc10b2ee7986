import type { Logger } from 'pino';
import { isStoreAway } from '../store-away.ts';

/** What keeps going wrong in the background: told once, then at growing intervals, until it is over. */
export type Trouble = {
  report(what: string, error: unknown): void;
  /** What was reported works again. */
  end(what: string): void;
};

/** All that needs the database fails when it has gone: that is one trouble. */
const DATABASE = 'the database';
const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = 3_600_000;

/** @param now milliseconds that never jump */
export const createTrouble = (log: Logger, now: () => number = () => performance.now()): Trouble => {
  const known = new Map<string, { times: number; pause: number; tellAt: number }>();
  const over = (what: string) => {
    const trouble = known.get(what);
    if (!trouble) return;
    known.delete(what);
    log.info({ times: trouble.times }, `${what}: works again`);
  };
  return {
    report: (what, error) => {
      const name = isStoreAway(error) ? DATABASE : what;
      const trouble = known.get(name) ?? { times: 0, pause: FIRST_PAUSE, tellAt: now() };
      known.set(name, trouble);
      trouble.times += 1;
      if (now() < trouble.tellAt) return;
      log.error({ err: String(error), times: trouble.times }, `${name}: failed`);
      trouble.tellAt = now() + trouble.pause;
      trouble.pause = Math.min(trouble.pause * 2, LONGEST_PAUSE);
    },
    end: (what) => {
      over(what);
      // Whatever has just been done needed it.
      over(DATABASE);
    },
  };
};
