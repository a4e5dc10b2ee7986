import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import compress from 'koa-compress';

/** Smaller bodies are not worth compressing. */
const WORTH_COMPRESSING = 1_024;
/** Up to this size, compressing here costs less than another thread. */
const MOST_AT_ONCE = 65_536;

/** Nearly as good as the next quality and faster. The default 4 MB window costs many times the compression. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Smallest first. */
const COMPRESSORS = {
  br: (text: string) => brotliCompressSync(text, BROTLI),
  gzip: (text: string) => gzipSync(text),
};
const ENCODINGS = Object.keys(COMPRESSORS) as (keyof typeof COMPRESSORS)[];

/**
 * Compresses text of 1 kB and more with Brotli, else gzip.
 * BREACH needs a secret and attacker-chosen text in one response. Pages are the same for everybody. No API response to
 * a GET has both, and other sites can neither send writes nor have cookies sent except with navigations
 * (SameSite=Lax). A response that changes this must set `ctx.compress = false`.
 */
export const compression = (): Middleware => {
  const compressing = compress({
    threshold: WORTH_COMPRESSING,
    encodingPreference: ENCODINGS,
    br: BROTLI,
    zstd: false,
    deflate: false,
  });
  return async (ctx, next) => {
    // Set early, for responses sent outside Koa.
    ctx.res.setHeader('Vary', 'Accept-Encoding');
    await next();
    // Cached responses are already compressed; 304s and the like have no body.
    if (ctx.compress === false || !ctx.body) return;
    // Clients that accept nothing get plain text; koa-compress would throw.
    if (ctx.acceptsEncodings(...ENCODINGS, 'identity') === false) return;
    compressText(ctx);
    await compressing(ctx, NOTHING_LEFT);
  };
};

const NOTHING_LEFT = async () => {};

/** Most responses are small. Longer or streamed ones are left to koa-compress. */
const compressText = (ctx: Context) => {
  const { body } = ctx;
  if (typeof body !== 'string' || body.length > MOST_AT_ONCE || ctx.length < WORTH_COMPRESSING) return;
  if (ctx.method === 'HEAD') return;
  const encoding = ENCODINGS.find((one) => ctx.acceptsEncodings(one));
  if (encoding === undefined) return;
  ctx.body = COMPRESSORS[encoding](body);
  ctx.set('Content-Encoding', encoding);
};
