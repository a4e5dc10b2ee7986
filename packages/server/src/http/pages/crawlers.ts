import { WAYS_PATH } from '@twosides/domain/alerts';
import { ACCOUNT_PAGES } from '@twosides/domain/contract';
import { PAGES } from '@twosides/domain/wire';
import type { Context, Middleware } from 'koa';
import type { Sitemap } from '../../pages/sitemap.ts';
import type { Rendering } from './pages.ts';

type Parts = Rendering & { readonly sitemap: Sitemap; readonly publicOrigin: string };

export const crawlers = ({ sitemap, publicOrigin, cache, slots, limits }: Parts): Middleware => {
  const answer = (ctx: Context, key: string, type: string, write: () => Promise<string>) =>
    cache.answer(ctx, key, async () => ({
      status: 200,
      type: `${type}; charset=utf-8`,
      body: await write(),
      headers: { 'Cache-Control': 'public, max-age=3600' },
    }));
  const answerPage = (ctx: Context, page: number) =>
    answer(ctx, `sitemap ${page}`, 'application/xml', async () => {
      await limits.countRendering(ctx);
      return slots(() => sitemap.page(page));
    });

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/robots.txt') return answer(ctx, 'robots', 'text/plain', async () => robotsText(publicOrigin));
    if (ctx.path === '/.well-known/passkey-endpoints')
      return answer(ctx, 'passkey endpoints', 'application/json', async () => passkeyEndpoints(publicOrigin));
    const page = /^\/sitemap-([1-9]\d{0,5})\.xml$/.exec(ctx.path)?.[1];
    if (page === undefined && ctx.path !== '/sitemap.xml') return next();
    const pages = await sitemap.count();
    if (page !== undefined) return Number(page) <= pages ? answerPage(ctx, Number(page)) : next();
    if (pages === 1) return answerPage(ctx, 1);
    await answer(ctx, 'sitemap index', 'application/xml', async () => sitemap.index(pages));
  };
};

const passkeyEndpoints = (publicOrigin: string): string => {
  const place = `${publicOrigin}${WAYS_PATH}`;
  return JSON.stringify({ enroll: place, manage: place });
};

export const robotsText = (publicOrigin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/og/',
    'Allow: /api/oembed',
    'Disallow: /api/',
    // A rule in robots.txt matches all paths that start with it, so each path is cut at its first parameter.
    ...ACCOUNT_PAGES.map((page) => `Disallow: ${PAGES[page].replace(/:.*/, '')}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
