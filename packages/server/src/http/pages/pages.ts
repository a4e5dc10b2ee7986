import type { Readable } from 'node:stream';
import { PAGE_REDIRECTS } from '@twosides/domain/wire';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import type { FoundPage } from '../../pages/find-page.ts';
import { NO_ASSETS, type PageAssets } from '../../pages/page-assets.ts';
import type { PageRenderer, Renderable } from '../../pages/page-renderer.ts';
import { createShell } from '../../pages/shell.ts';
import type { CommonAnswer, KeptAnswers } from '../kernel/kept-answers.ts';

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
  readonly kept: KeptAnswers;
  /** Told where a page could not be rendered: it is sent as the shell, which the browser renders. */
  readonly onFailure: (error: unknown) => void;
};

/**
 * The built app: its files, and every other address as the page that is there, with its status, metadata and HTML. The
 * same for everybody.
 */
export const servePages = ({ folder, html, assets, findPage, renderer, kept, onFailure }: Parts): Middleware => {
  const shell = createShell(html);
  const files = sirv(folder, {
    etag: true,
    // `/index` is no address of ours.
    extensions: [],
    brotli: true,
    gzip: true,
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });

  const htmlOf = async (path: string, page: Renderable | null, isForMember: boolean) => {
    const { status, head, movedTo } = await findPage(path);
    if (movedTo !== undefined) return movedAnswer(movedTo);
    const rendered = await page?.render().catch(onFailure);
    if (!rendered || !page) return answerOf(status, shell.with(head, null, NO_ASSETS));
    const shown = isForMember ? { html: rendered.html, state: null } : rendered;
    return answerOf(status, shell.with(head, shown, assets(page.name)));
  };

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const redirect = PAGE_REDIRECTS[ctx.path];
    if (redirect) {
      ctx.redirect(redirect + ctx.search);
      return;
    }
    // The service worker's copy of the shell stands for any page, so it says nothing about one.
    if (ctx.path === '/index.html') return kept.answer(ctx, 'shell', async () => answerOf(200, shell.plain));
    // A part of a small file helps nobody, and of one that ends before it begins (`bytes=5-1`) sirv never answers.
    delete ctx.req.headers.range;
    // The shell goes out below with its own status and headers; sirv would answer `/` by itself.
    if (ctx.path !== '/' && (await isAnsweredBy(files, ctx))) return;
    const query = new URLSearchParams(ctx.search);
    const page = await renderer(ctx.path, query);
    // To take over a visitor's page would keep somebody waiting who has just been signed in.
    const isForMember = page !== null && query.has('welcome');
    const key = `page ${page?.address ?? ctx.path}${isForMember ? ' for a member' : ''}`;
    await kept.answer(ctx, key, () => htmlOf(ctx.path, page, isForMember));
  };
};

const answerOf = (status: 200 | 404, body: string): CommonAnswer => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
  headers: { 'Cache-Control': 'no-cache' },
});

/** For as long as it is folded. */
const movedAnswer = (location: string): CommonAnswer => ({
  status: 302,
  type: 'text/plain; charset=utf-8',
  body: `Redirecting to ${location}.`,
  headers: { 'Cache-Control': 'no-cache', Location: location },
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
