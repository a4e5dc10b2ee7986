import { Readable } from 'node:stream';
import type { Context, Middleware } from 'koa';
import { robotsText } from '../../pages/robots.ts';
import type { Sitemap } from '../../pages/sitemap.ts';
import { endingWith } from '../kernel/ending-with.ts';

const HOUR = 'public, max-age=3600';

/** `/robots.txt`, `/sitemap.xml` and its pages. */
export const crawlers =
  (sitemap: Sitemap, publicOrigin: string): Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/robots.txt') {
      ctx.set('Cache-Control', HOUR);
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = robotsText(publicOrigin);
      return;
    }
    if (ctx.path === '/sitemap.xml') return answer(ctx, await sitemap.root());
    const page = /^\/sitemap-([1-9]\d{0,5})\.xml$/.exec(ctx.path)?.[1];
    const body = page === undefined ? null : await sitemap.page(Number(page));
    return body === null ? next() : answer(ctx, body);
  };

const answer = (ctx: Context, body: string | AsyncIterable<string>) => {
  ctx.set('Cache-Control', HOUR);
  ctx.type = 'application/xml; charset=utf-8';
  ctx.body = typeof body === 'string' ? body : endingWith(ctx, Readable.from(body, { objectMode: false }));
};
