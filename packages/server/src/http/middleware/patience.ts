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
    const given = next();
    // Once nobody waits for it any more, its failing is nobody's news.
    given.catch(() => {});
    const { away, stop } = watch(ping);
    await Promise.race([given, away]).finally(stop);
  };

/** `away` rejects when the database has gone, and never resolves. A timer alone: this runs for every request. */
const watch = (ping: () => Promise<void>) => {
  const { promise: away, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | null = null;
  const wait = () => {
    timer = setTimeout(ask, PATIENCE).unref();
  };
  const ask = () =>
    ping().then(
      () => timer && wait(),
      () => reject(new RequestError('unavailable')),
    );
  wait();
  const stop = () => {
    if (timer) clearTimeout(timer);
    timer = null;
  };
  return { away, stop };
};
