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

const HASHED = /^\/assets\//;

export type Rendering = {
  readonly limits: Pick<RateLimiting, 'countRendering'>;
  readonly slots: Slots;
  readonly cache: ResponseCache;
};

type Parts = Rendering & {
  readonly folder: string;
  readonly html: string;
  readonly assets: PageAssets;
  readonly findPage: (path: string) => Promise<FoundPage>;
  readonly renderer: PageRenderer;
  readonly callsFor: (ctx: Context) => VisitorCalls;
  readonly onFailure: (error: unknown) => void;
};

export const servePages = (parts: Parts): Middleware => {
  const { folder, html, assets, findPage, renderer, callsFor, limits, slots, cache, onFailure } = parts;
  const shell = createShell(html);
  const files = sirv(folder, {
    etag: true,
    // With the default extensions, sirv would serve index.html at `/index`.
    extensions: [],
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      // sirv does not know the type of .ico files.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });

  const failed = (error: unknown): null => {
    onFailure(error);
    return null;
  };

  const renderFor = async (ctx: Context, page: Renderable, read: FoundPage['read']) => {
    await limits.countRendering(ctx);
    const calls = callsFor(ctx);
    const call: VisitorCalls = async (name, input) =>
      name === read?.name ? { body: read.body, nextCursor: null } : calls(name, input);
    try {
      return await slots(() => page.render(call));
    } catch (error) {
      if (error instanceof RequestError) throw error;
      return failed(error);
    }
  };

  const htmlOf = async (ctx: Context, found: FoundPage, page: Renderable | null, isForMember: boolean) => {
    const { status, head, read } = found;
    const rendered = page && (await renderFor(ctx, page, read));
    if (!rendered) return answerOf(status, shell.with(head, null, NO_ASSETS));
    const shown = isForMember ? { html: rendered.html, state: null } : rendered;
    return answerOf(status, shell.with(head, shown, assets(page.name)));
  };

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/index.html') return cache.answer(ctx, 'shell', async () => answerOf(200, shell.plain));
    const redirect = redirectOf(ctx.path);
    if (redirect !== null) {
      ctx.redirect(redirect + ctx.search);
      return;
    }
    // Range headers are removed, because sirv hangs on invalid ones such as `bytes=5-1`.
    delete ctx.req.headers.range;
    if (ctx.path !== '/' && (await isAnsweredBy(files, ctx))) return;
    const found = await findPage(ctx.path);
    if (found.movedTo !== undefined) {
      ctx.set('Cache-Control', 'no-cache');
      ctx.redirect(found.movedTo + ctx.search);
      return;
    }
    const query = new URLSearchParams(found.status === 200 ? ctx.search : '');
    const page = await renderer(found.path, query).catch(failed);
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

const isAnsweredBy = (files: ReturnType<typeof sirv>, ctx: Parameters<Middleware>[0]) =>
  new Promise<boolean>((resolve) => {
    const before = ctx.res.statusCode;
    // If a file was deleted after the server started, the read error ends this response instead of the process.
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
