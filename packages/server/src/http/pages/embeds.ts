import { readFileSync } from 'node:fs';
import { isEmbeddable } from '@twosides/domain/conflicts';
import { SITE_NAME } from '@twosides/domain/contract';
import { type ConflictId, parseConflictId } from '@twosides/domain/kernel';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { EMBED_SIZE, embedCode } from '@twosides/domain/sharing';
import { matchPage } from '@twosides/domain/wire';
import type { Context, Middleware } from 'koa';
import { EMBED_STYLE_PATH, embedPage } from '../../pages/embed.ts';
import { IMAGE_HEIGHT, IMAGE_WIDTH } from '../../pages/head-tags.ts';
import type { UseCases } from '../../use-cases.ts';
import { onlyReading, RequestError } from '../kernel/request-error.ts';
import type { ResponseCache } from '../kernel/response-cache.ts';

type Parts = Pick<UseCases, 'readConflict'> & {
  readonly publicOrigin: string;
  readonly cache: ResponseCache;
};

const STYLE = readFileSync(new URL('../../pages/embed.css', import.meta.url), 'utf8');

/** Serves pages for frames on other sites, and oEmbed (https://oembed.com). */
export const embeds = ({ readConflict, publicOrigin, cache }: Parts): Middleware => {
  const find = async (id: ConflictId | null): Promise<ConflictDetailView> => {
    const conflict = id === null ? null : await readConflict(null, id);
    if (!conflict?.ok || !isEmbeddable(conflict.value)) throw new RequestError('conflict-not-found');
    return conflict.value;
  };

  const answerPage = (ctx: Context, id: ConflictId | null) =>
    cache.answer(ctx, `embed ${id}`, async () => ({
      status: 200,
      type: 'text/html; charset=utf-8',
      body: embedPage(await find(id), publicOrigin),
      headers: PAGE_HEADERS,
    }));

  const answerStyle = (ctx: Context) =>
    cache.answer(ctx, 'embed style', async () => ({
      status: 200,
      type: 'text/css; charset=utf-8',
      body: STYLE,
      // Even this style sheet is cross-origin, because the page is in a sandboxed frame with an opaque origin.
      headers: { 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    }));

  const answerOembed = (ctx: Context) => {
    const { format, url, maxwidth, maxheight } = ctx.query;
    // Scripts of any site may read this response, because it contains no session data.
    ctx.set('Access-Control-Allow-Origin', '*');
    if (format !== undefined && format !== 'json') {
      ctx.status = 501;
      ctx.body = { error: 'Only format=json is supported', code: 'invalid-input' };
      return;
    }
    const size = { width: sizeOf(maxwidth, EMBED_SIZE.width), height: sizeOf(maxheight, EMBED_SIZE.height) };
    const id = typeof url === 'string' ? conflictIdAt(url, publicOrigin) : null;
    const hasImage = sizeOf(maxwidth, IMAGE_WIDTH) === IMAGE_WIDTH && sizeOf(maxheight, IMAGE_HEIGHT) === IMAGE_HEIGHT;
    return cache.answer(ctx, `oembed ${id} ${size.width} ${size.height} ${hasImage}`, async () => ({
      status: 200,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(oembedOf(await find(id), publicOrigin, size, hasImage)),
      headers: OEMBED_HEADERS,
    }));
  };

  return async (ctx, next) => {
    const isOembed = ctx.path === '/api/oembed';
    if (!isOembed && !ctx.path.startsWith('/embed/')) return next();
    onlyReading(ctx);
    if (isOembed) return answerOembed(ctx);
    if (ctx.path === EMBED_STYLE_PATH) return answerStyle(ctx);
    return answerPage(ctx, parseConflictId(/^\/embed\/conflict\/(\d+)$/.exec(ctx.path)?.[1] ?? ''));
  };
};

const PAGE_HEADERS = {
  'Cache-Control': 'public, max-age=300',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'noindex',
};

const OEMBED_HEADERS = {
  'Cache-Control': 'public, max-age=300',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'noindex',
};

const conflictIdAt = (address: string, publicOrigin: string): ConflictId | null => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin !== new URL(publicOrigin).origin) return null;
  const match = matchPage(url.pathname);
  return match?.page === 'conflict' ? parseConflictId(match.params.id ?? '') : null;
};

const sizeOf = (most: string | readonly string[] | undefined, size: number): number =>
  typeof most === 'string' && /^[1-9]\d{0,5}$/.test(most) ? Math.min(size, Number(most)) : size;

type Size = { readonly width: number; readonly height: number };

const oembedOf = (conflict: ConflictDetailView, publicOrigin: string, size: Size, hasImage: boolean) => ({
  version: '1.0',
  type: 'rich',
  title: conflict.title,
  author_name: conflict.userNickname,
  provider_name: SITE_NAME,
  provider_url: `${publicOrigin}/`,
  cache_age: 300,
  ...(hasImage && {
    thumbnail_url: `${publicOrigin}/api/og/conflict/${conflict.id}`,
    thumbnail_width: IMAGE_WIDTH,
    thumbnail_height: IMAGE_HEIGHT,
  }),
  html: embedCode(publicOrigin, conflict, size),
  ...size,
});
