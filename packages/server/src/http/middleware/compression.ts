import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import compress from 'koa-compress';

/** Bytes. Compressing a smaller body saves too little. */
export const WORTH_COMPRESSING = 1_024;
/** Characters. Compressing a text up to this size synchronously costs less than handing it to another thread. */
const MOST_AT_ONCE = 65_536;

/** A quality of 3 takes a third of the time of 5 for a tenth more bytes. A window of 2^16 bytes holds a page. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 } };

export const COMPRESSORS = {
  br: (body: string | Buffer) => brotliCompressSync(body, BROTLI),
  gzip: (body: string | Buffer) => gzipSync(body),
};
export type Encoding = keyof typeof COMPRESSORS;
export const ENCODINGS = Object.keys(COMPRESSORS) as Encoding[];

/**
 * The BREACH attack reads a secret from a compressed response that also contains the attacker's text. A response that
 * contains both must set `ctx.compress = false`.
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
    // Sets the header before the handler runs, because some handlers send the response without Koa.
    ctx.res.setHeader('Vary', 'Accept-Encoding');
    await next();
    if (ctx.compress === false || !ctx.body) return;
    // koa-compress would throw for a client that accepts none of the encodings.
    if (ctx.acceptsEncodings(...ENCODINGS, 'identity') === false) return;
    compressText(ctx);
    await compressing(ctx, NOTHING_LEFT);
  };
};

const NOTHING_LEFT = async () => {};

const compressText = (ctx: Context) => {
  const { body } = ctx;
  if (typeof body !== 'string' || body.length > MOST_AT_ONCE || ctx.length < WORTH_COMPRESSING) return;
  if (ctx.method === 'HEAD') return;
  const encoding = ENCODINGS.find((one) => ctx.acceptsEncodings(one));
  if (encoding === undefined) return;
  ctx.body = COMPRESSORS[encoding](body);
  ctx.set('Content-Encoding', encoding);
};
