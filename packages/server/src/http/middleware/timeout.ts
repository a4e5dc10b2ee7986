import type { Context, Middleware } from 'koa';

/** Milliseconds before the database ping, which takes up to 2 s, so that a client gets its 503 within five seconds. */
const TIMEOUT = 2_700;

/** After a 503, a write may still be applied, so the client repeats it with the same operation id. */
export const timeout =
  (ping: () => Promise<void>, answerError: (ctx: Context, cause: unknown) => void): Middleware =>
  async (ctx, next) => {
    const headers = ctx.res.getHeaders();
    const { away, stop } = watch(ping);
    const handled = next().then(() => null);
    handled.catch(() => {});
    const gone = await Promise.race([handled, away]).finally(stop);
    if (gone === null || ctx.headerSent) return;
    for (const name of ctx.res.getHeaderNames()) ctx.res.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) ctx.res.setHeader(name, value);
    answerError(ctx, gone.cause);
    // Sends the response now, because the running handler shares this context and could change it.
    ctx.respond = false;
    ctx.compress = false;
    ctx.res.end(typeof ctx.body === 'string' ? ctx.body : JSON.stringify(ctx.body));
  };

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
