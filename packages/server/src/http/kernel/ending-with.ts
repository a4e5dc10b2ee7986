import type { Readable } from 'node:stream';
import type { Context } from 'koa';

/**
 * A text that breaks off must not look complete, nor hang: the connection ends with it, also where a compressor stands
 * in between.
 */
export const endingWith = (ctx: Context, text: Readable): Readable => text.once('error', () => ctx.res.destroy());
