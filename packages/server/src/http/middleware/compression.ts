import { constants } from 'node:zlib';
import type { Middleware } from 'koa';
import compress from 'koa-compress';

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
    threshold: 1024,
    encodingPreference: ['br', 'gzip'],
    // Faster than the next quality, for three bytes more in a hundred; higher ones are for what is kept. A window of
    // 4 MB, which is the default, costs many times what compressing into it does.
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } },
    zstd: false,
    deflate: false,
  });
  return (ctx, next) => {
    // Who takes nothing that there is, not even plain text, gets plain text: koa-compress would fail over it.
    if (ctx.acceptsEncodings('br', 'gzip', 'identity') === false) ctx.compress = false;
    return compressing(ctx, next);
  };
};
