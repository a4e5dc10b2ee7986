import { setTimeout as pause } from 'node:timers/promises';
import type { Middleware } from 'koa';
import { RequestError } from '../kernel/request-error.ts';

/**
 * Milliseconds after which a request asks whether the database is still there; with the ping's own time, less than five
 * seconds.
 */
const PATIENCE = 2_700;

/**
 * Answers 503 to a request that waits for a database which has gone. A connection that is dead but not closed would
 * else keep everybody waiting until the driver gives up on it; a database that is merely slow is waited for. What was
 * begun may still be done: anyone who sends it again under its operation id learns what became of it.
 * @param ping rejects soon when the database does not answer
 */
export const patience =
  (ping: () => Promise<void>): Middleware =>
  async (_ctx, next) => {
    const answered = new AbortController();
    const given = next().finally(() => answered.abort());
    // Once nobody waits for it any more, its failing is nobody's news.
    given.catch(() => {});
    await Promise.race([given, untilAway(ping, answered.signal)]);
  };

/** Rejects when the database has gone; never resolves. */
const untilAway = async (ping: () => Promise<void>, signal: AbortSignal): Promise<never> => {
  while (!signal.aborted) {
    await pause(PATIENCE, null, { signal, ref: false }).catch(() => {});
    if (signal.aborted) break;
    await ping().catch(() => {
      throw new RequestError('unavailable');
    });
  }
  return new Promise<never>(() => {});
};
