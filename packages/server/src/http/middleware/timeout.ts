import type { Context, Middleware } from 'koa';

/**
 * Milliseconds after which a request asks whether the database is still there; with the ping's own time, less than five
 * seconds.
 */
const TIMEOUT = 2_700;

/**
 * Answers 503 to a request that waits for a database which has gone. A connection that is dead but not closed would
 * else keep everybody waiting until the driver gives up on it; a database that is merely slow is waited for. What was
 * begun may still be done: anyone who sends it again under its operation id learns what became of it.
 * @param ping rejects soon when the database does not answer
 * @param answerError sets the response to what says that the database has gone
 */
export const timeout =
  (ping: () => Promise<void>, answerError: (ctx: Context, cause: unknown) => void): Middleware =>
  async (ctx, next) => {
    const headers = ctx.res.getHeaders();
    const { away, stop } = watch(ping);
    const handled = next().then(() => null);
    // Once the request is answered, nobody is left to hear of its failure.
    handled.catch(() => {});
    const gone = await Promise.race([handled, away]).finally(stop);
    if (gone === null || ctx.headerSent) return;
    for (const name of ctx.res.getHeaderNames()) ctx.res.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) ctx.res.setHeader(name, value);
    answerError(ctx, gone.cause);
    // Sent at once: whatever is still under way has this context too, and could change what is sent later.
    ctx.respond = false;
    ctx.compress = false;
    ctx.res.end(typeof ctx.body === 'string' ? ctx.body : JSON.stringify(ctx.body));
  };

/** `away` resolves when the database has gone, else never. A timer alone: this runs for every request. */
const watch = (ping: () => Promise<void>) => {
  const { promise: away, resolve } = Promise.withResolvers<{ readonly cause: unknown }>();
  let timer: NodeJS.Timeout | null = null;
  const wait = () => {
    timer = setTimeout(ask, TIMEOUT).unref();
  };
  const ask = () =>
    ping().then(
      () => timer && wait(),
      (cause: unknown) => resolve({ cause }),
    );
  wait();
  const stop = () => {
    if (timer) clearTimeout(timer);
    timer = null;
  };
  return { away, stop };
};
