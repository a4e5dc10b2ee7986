import type { Context, Middleware } from 'koa';

/** Milliseconds until a request checks the database; together with the ping, under five seconds. */
const TIMEOUT = 2_700;

/**
 * Answers 503 if the database is gone while a request waits; a dead but open connection would hang until the driver
 * gives up. A slow database is waited for. The action may still happen; resending its operation id tells.
 * @param ping rejects soon if the database does not answer
 * @param answerError sets the error response
 */
export const timeout =
  (ping: () => Promise<void>, answerError: (ctx: Context, cause: unknown) => void): Middleware =>
  async (ctx, next) => {
    const headers = ctx.res.getHeaders();
    const { away, stop } = watch(ping);
    const handled = next().then(() => null);
    // Nobody is left to receive its error.
    handled.catch(() => {});
    const gone = await Promise.race([handled, away]).finally(stop);
    if (gone === null || ctx.headerSent) return;
    for (const name of ctx.res.getHeaderNames()) ctx.res.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) ctx.res.setHeader(name, value);
    answerError(ctx, gone.cause);
    // Send now: the running handler shares this context and could change a later response.
    ctx.respond = false;
    ctx.compress = false;
    ctx.res.end(typeof ctx.body === 'string' ? ctx.body : JSON.stringify(ctx.body));
  };

/** `away` resolves if the database is gone. Only a timer, because every request runs it. */
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
