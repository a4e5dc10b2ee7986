import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_REDIRECTS } from '@twosides/domain';
import type { Middleware } from 'koa';
import sirv from 'sirv';

/** Files whose name carries a hash of their content. */
const HASHED = /^\/assets\//;

/**
 * The built app: its files, and its shell for every other address, with the status of the page that is there.
 * @param folder what the build wrote
 */
export const servePages = async (folder: string, statusOf: (path: string) => Promise<200 | 404>): Promise<Middleware> => {
  const shell = await readFile(join(folder, 'index.html'));
  const files = sirv(folder, {
    etag: true,
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
    // The shell goes out below with its own status and headers; sirv would answer `/` by itself.
    if (ctx.path !== '/' && ctx.path !== '/index.html' && (await isAnsweredBy(files, ctx))) return;
    ctx.status = await statusOf(ctx.path);
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = shell;
  };
};

/** Lets sirv answer if it has the file; Koa then keeps its hands off the response. */
const isAnsweredBy = (files: ReturnType<typeof sirv>, ctx: Parameters<Middleware>[0]) =>
  new Promise<boolean>((resolve) => {
    const before = ctx.res.statusCode;
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
