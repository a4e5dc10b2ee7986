import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { PAGE_REDIRECTS } from '@twosides/domain/wire';
import type { Context, Middleware } from 'koa';
import sirv from 'sirv';
import type { FoundPage } from '../../pages/find-page.ts';
import { createShell } from '../../pages/shell.ts';

/** Files whose name carries a hash of their content. */
const HASHED = /^\/assets\//;

/**
 * The built app: its files, and its shell for every other address, with the status and the metadata of the page that is
 * there.
 * @param folder what the build wrote
 * @param html its page
 */
export const servePages = (
  folder: string,
  html: string,
  findPage: (path: string) => Promise<FoundPage>,
): Middleware => {
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

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const redirect = PAGE_REDIRECTS[ctx.path];
    if (redirect) {
      ctx.redirect(redirect + ctx.search);
      return;
    }
    // The service worker's copy of the shell stands for any page, so it says nothing about one.
    if (ctx.path === '/index.html') return answer(ctx, 200, shell.plain);
    // A part of a small file helps nobody, and of one that ends before it begins (`bytes=5-1`) sirv never answers.
    delete ctx.req.headers.range;
    // The shell goes out below with its own status and headers; sirv would answer `/` by itself.
    if (ctx.path !== '/' && (await isAnsweredBy(files, ctx))) return;
    const { status, head } = await findPage(ctx.path);
    answer(ctx, status, shell.with(head));
  };
};

const answer = (ctx: Context, status: 200 | 404, html: string) => {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-cache');
  // Weak: one for all encodings of the same page.
  ctx.set('ETag', `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`);
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html;
};

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
