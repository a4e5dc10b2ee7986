import type { Readable } from 'node:stream';
import { redirectOf } from '@twosides/domain/wire';
import type { Context, Middleware } from 'koa';
import sirv from 'sirv';
import type { FoundPage } from '../../pages/find-page.ts';
import { NO_ASSETS, type PageAssets } from '../../pages/page-assets.ts';
import type { PageRenderer, Renderable } from '../../pages/page-renderer.ts';
import { createShell } from '../../pages/shell.ts';
import type { Slots } from '../../slots.ts';
import type { VisitorCalls } from '../kernel/api.ts';
import { RequestError } from '../kernel/request-error.ts';
import type { CommonAnswer, ResponseCache } from '../kernel/response-cache.ts';
import type { RateLimiting } from '../middleware/rate-limiting.ts';

/** Files whose name carries a hash of their content. */
const HASHED = /^\/assets\//;

type Parts = {
  /** What the build wrote. */
  readonly folder: string;
  /** Its page. */
  readonly html: string;
  readonly assets: PageAssets;
  readonly findPage: (path: string) => Promise<FoundPage>;
  readonly renderer: PageRenderer;
  /** The calls of a page that is rendered for a request, which count for its address. */
  readonly callsFor: (ctx: Context) => VisitorCalls;
  readonly limits: Pick<RateLimiting, 'countRendering'>;
  readonly slots: Slots;
  readonly cache: ResponseCache;
  /** Told where a page could not be rendered: it is sent as the shell, which the browser renders. */
  readonly onFailure: (error: unknown) => void;
};

/**
 * The built app: its files, and every other address as the page that is there, with its status, metadata and HTML. The
 * same for everybody, and cached by what it shows: any slug of a conflict is one page, and so is all that is not there.
 */
export const servePages = (parts: Parts): Middleware => {
  const { folder, html, assets, findPage, renderer, callsFor, limits, slots, cache, onFailure } = parts;
  const shell = createShell(html);
  const files = sirv(folder, {
    etag: true,
    // `/index` is no address of ours.
    extensions: [],
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      // sirv knows no type for it.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });

  const renderFor = async (ctx: Context, page: Renderable) => {
    await limits.countRendering(ctx);
    try {
      return await slots(() => page.render(callsFor(ctx)));
    } catch (error) {
      // Refused, rather than failed.
      if (error instanceof RequestError) throw error;
      onFailure(error);
      return null;
    }
  };

  const htmlOf = async (ctx: Context, { status, head }: FoundPage, page: Renderable | null, isForMember: boolean) => {
    const rendered = page && (await renderFor(ctx, page));
    if (!rendered) return answerOf(status, shell.with(head, null, NO_ASSETS));
    const shown = isForMember ? { html: rendered.html, state: null } : rendered;
    return answerOf(status, shell.with(head, shown, assets(page.name)));
  };

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const redirect = redirectOf(ctx.path);
    if (redirect !== null) {
      ctx.redirect(redirect + ctx.search);
      return;
    }
    // The service worker's copy of the shell stands for any page, so it says nothing about one.
    if (ctx.path === '/index.html') return cache.answer(ctx, 'shell', async () => answerOf(200, shell.plain));
    // A part of a small file helps nobody, and of one that ends before it begins (`bytes=5-1`) sirv never answers.
    delete ctx.req.headers.range;
    // The shell goes out below with its own status and headers; sirv would answer `/` by itself.
    if (ctx.path !== '/' && (await isAnsweredBy(files, ctx))) return;
    const found = await findPage(ctx.path);
    if (found.movedTo !== undefined) {
      ctx.set('Cache-Control', 'no-cache');
      ctx.redirect(found.movedTo);
      return;
    }
    const query = new URLSearchParams(found.status === 200 ? ctx.search : '');
    const page = await renderer(found.path, query);
    // To hydrate a visitor's page would keep somebody waiting who has just been signed in.
    const isForMember = page !== null && query.has('welcome');
    const key = `page ${page?.address ?? found.path}${isForMember ? ' for a member' : ''}`;
    await cache.answer(ctx, key, () => htmlOf(ctx, found, page, isForMember));
  };
};

const answerOf = (status: 200 | 404, body: string): CommonAnswer => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
  headers: { 'Cache-Control': 'no-cache' },
});

/** Lets sirv answer if it has the file; Koa then keeps its hands off the response. */
const isAnsweredBy = (files: ReturnType<typeof sirv>, ctx: Parameters<Middleware>[0]) =>
  new Promise<boolean>((resolve) => {
    const before = ctx.res.statusCode;
    // A file that has gone since the start (a build under way) ends this answer, not the process.
    ctx.res.once('pipe', (file: Readable) => file.once('error', () => ctx.res.destroy()));
    ctx.res.once('finish', () => resolve(true));
    ctx.res.once('close', () => resolve(true));
    ctx.respond = false;
    ctx.res.statusCode = 200;
    files(ctx.req, ctx.res, () => {
      ctx.respond = true;
      ctx.res.statusCode = before;
      resolve(false);
    });
  });
