import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import compress from 'koa-compress';

/** Bytes under which compressing saves nobody anything. */
const WORTH_COMPRESSING = 1_024;
/** Characters up to which it costs less to compress an answer than to have another thread do it. */
const MOST_AT_ONCE = 65_536;

/**
 * Faster than the next quality, for three bytes more in a hundred; higher ones are for what is kept. A window of 4 MB,
 * which is the default, costs many times what compressing into it does.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** The smallest first. */
const COMPRESSORS = {
  br: (text: string) => brotliCompressSync(text, BROTLI),
  gzip: (text: string) => gzipSync(text),
};
const ENCODINGS = Object.keys(COMPRESSORS) as (keyof typeof COMPRESSORS)[];

/**
 * Brotli, else gzip, for text of 1 kB and more: pages, JSON and the sitemap alike.
 *
 * BREACH reads a secret off the length of an answer that also repeats what the attacker chose. Pages are the same for
 * everyone and hold no secret. Of the API no answer to a GET holds both, and another site can neither send a write nor
 * have a session sent along with anything but a navigation (SameSite=Lax). An answer that changes this sets
 * `ctx.compress = false`.
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
    // As koa-compress says of every answer; set before what is sent past Koa.
    ctx.res.setHeader('Vary', 'Accept-Encoding');
    await next();
    // Kept answers are compressed already, and an answer without a body never is.
    if (ctx.compress === false || !ctx.body) return;
    // Who takes nothing that there is, not even plain text, gets plain text: koa-compress would fail over it.
    if (ctx.acceptsEncodings(...ENCODINGS, 'identity') === false) return;
    compressText(ctx);
    await compressing(ctx, NOTHING_LEFT);
  };
};

const NOTHING_LEFT = async () => {};

/** Most answers are texts of a few kB. What is longer, or written while it is sent, is left to koa-compress. */
const compressText = (ctx: Context) => {
  const { body } = ctx;
  if (typeof body !== 'string' || body.length > MOST_AT_ONCE || ctx.length < WORTH_COMPRESSING) return;
  if (ctx.method === 'HEAD') return;
  const encoding = ENCODINGS.find((one) => ctx.acceptsEncodings(one));
  if (encoding === undefined) return;
  ctx.body = COMPRESSORS[encoding](body);
  ctx.set('Content-Encoding', encoding);
};
