import { findCategory } from '@twosides/domain/model';
import { nicknameKey } from '@twosides/domain/names';
import { FEED_LISTS, type FeedAddress } from '@twosides/domain/reading';
import type { Middleware } from 'koa';
import { atomFeed, jsonFeed } from '../../pages/feeds.ts';
import { decoded } from '../../pages/find-page.ts';
import type { UseCases } from '../../use-cases.ts';
import { onlyReading, RequestError } from '../kernel/request-error.ts';
import type { Rendering } from './pages.ts';

type Parts = Pick<UseCases, 'readFeed'> & Rendering & { readonly publicOrigin: string };

const FORMATS = {
  atom: { write: atomFeed, type: 'application/atom+xml; charset=utf-8' },
  json: { write: jsonFeed, type: 'application/feed+json; charset=utf-8' },
} as const;

export const feeds =
  ({ readFeed, publicOrigin, cache, slots, limits }: Parts): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith('/feeds/')) return next();
    onlyReading(ctx);
    const [, name = '', format] = /^\/feeds\/(.+)\.(atom|json)$/.exec(ctx.path) ?? [];
    const address = addressOf(name);
    if (address === null || (format !== 'atom' && format !== 'json')) throw new RequestError('route-not-found');
    const { write, type } = FORMATS[format];
    // The same key and content for every spelling of a nickname.
    const key = 'nickname' in address ? `user/${nicknameKey(address.nickname)}` : name;
    await cache.answer(ctx, `feed ${key}.${format}`, async () => {
      await limits.countRendering(ctx);
      return slots(async () => {
        const feed = await readFeed(address);
        if (feed === null) throw new RequestError('route-not-found');
        const path = 'nickname' in address ? `/feeds${feed.path}.${format}` : ctx.path;
        return { status: 200, type, body: write(feed, { publicOrigin, path }), headers: HEADERS };
      });
    });
  };

const HEADERS = {
  'Cache-Control': 'public, max-age=300',
  'X-Robots-Tag': 'noindex',
};

const addressOf = (name: string): FeedAddress | null => {
  const parts = name.split('/');
  if (parts.length === 1) return listOf(parts[0], null);
  if (parts.length === 2 && parts[0] === 'user') return memberOf(parts[1] ?? '');
  const category = findCategory(parts[1] ?? '');
  return parts.length === 3 && parts[0] === 'category' && category ? listOf(parts[2], category.id) : null;
};

const listOf = (name: string | undefined, category: Extract<FeedAddress, { list: unknown }>['category']) => {
  const list = FEED_LISTS.find((one) => one === name);
  return list === undefined ? null : { list, category };
};

const memberOf = (segment: string): FeedAddress | null => {
  const nickname = decoded(segment);
  return nickname === null ? null : { nickname };
};
