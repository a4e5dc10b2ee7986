import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import compress from 'koa-compress';

/** Minimum size of compressed bodies, in bytes. Smaller bodies gain too little. */
const WORTH_COMPRESSING = 1_024;
/** Up to this size, compressing at once costs less than handing the text to another thread. */
const MOST_AT_ONCE = 65_536;

/** Quality 3 is nearly as small as 4, and faster. Setting up the default window of 4 MB would dominate the cost. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Smallest result first. */
const COMPRESSORS = {
  br: (text: string) => brotliCompressSync(text, BROTLI),
  gzip: (text: string) => gzipSync(text),
};
const ENCODINGS = Object.keys(COMPRESSORS) as (keyof typeof COMPRESSORS)[];

/**
 * Compresses text of 1 kB and more with Brotli, else gzip.
 * The BREACH attack needs a secret and text chosen by the attacker in one compressed response. No page and no API
 * response to a GET has both, and other sites cannot send writes. A response with both must set `ctx.compress = false`.
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
    // Set early, for responses that are sent without Koa.
    ctx.res.setHeader('Vary', 'Accept-Encoding');
    await next();
    // Cached responses are already compressed. A 304 has no body.
    if (ctx.compress === false || !ctx.body) return;
    // A client that accepts none of the encodings gets uncompressed text; koa-compress would throw.
    if (ctx.acceptsEncodings(...ENCODINGS, 'identity') === false) return;
    compressText(ctx);
    await compressing(ctx, NOTHING_LEFT);
  };
};

const NOTHING_LEFT = async () => {};

/** Compresses a short text at once. Longer and streamed bodies are left to koa-compress. */
const compressText = (ctx: Context) => {
  const { body } = ctx;
  if (typeof body !== 'string' || body.length > MOST_AT_ONCE || ctx.length < WORTH_COMPRESSING) return;
  if (ctx.method === 'HEAD') return;
  const encoding = ENCODINGS.find((one) => ctx.acceptsEncodings(one));
  if (encoding === undefined) return;
  ctx.body = COMPRESSORS[encoding](body);
  ctx.set('Content-Encoding', encoding);
};
