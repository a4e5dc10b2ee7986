import { createHash } from 'node:crypto';
import { type Clock, startOfDay, type Timestamp } from '@twosides/domain/kernel';
import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import { COMPRESSORS, ENCODINGS, type Encoding, WORTH_COMPRESSING } from '../middleware/compression.ts';
import { TooManyRequests } from './request-error.ts';

/** Must contain no session data, because everybody gets the same response. */
export type CommonAnswer = {
  readonly status: 200 | 404;
  readonly type: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

export type ResponseCache = {
  /** `key` identifies the content, not the URL, because made-up URLs could otherwise fill the cache. */
  answer(ctx: Context, key: string, build: () => Promise<CommonAnswer>): Promise<void>;
  readonly first: Middleware;
  drop(): void;
};

/** Milliseconds since the server began to build the response. */
const FRESH_FOR = 1_000;
/** Bytes, including the compressed copies. A page takes about 100 kB. */
const MOST_BYTES = 48 * 1024 * 1024;
const MOST_REQUESTS = 1_024;
const LONGEST_ADDRESS = 500;

export const createResponseCache = (clock: Clock, mostBytes = MOST_BYTES): ResponseCache => {
  const cache = createTieredCache<CacheEntry>(mostBytes, ({ built }) => (built === null ? ENTRY_BYTES : sizeOf(built)));
  const asked = createTieredCache<Asked>(MOST_REQUESTS, () => 1);

  const find = (key: string, build: () => Promise<CommonAnswer>) => {
    const earlier = cache.get(key);
    if (earlier && (earlier.built === null || isFresh(earlier, clock()))) return { entry: earlier, isOwn: false };
    const packed = (async () => pack(await build(), earlier?.built))();
    const entry: CacheEntry = { since: clock(), built: null, packed };
    cache.set(key, entry);
    const isCached = () => cache.peek(key) === entry;
    packed.then(
      // The entry is a new object, because the cache computes the size only of new objects.
      (built) => isCached() && cache.set(key, { ...entry, built }),
      () => isCached() && cache.delete(key),
    );
    return { entry, isOwn: true };
  };

  const answer: ResponseCache['answer'] = async (ctx, key, build) => {
    const { entry, isOwn } = find(key, build);
    try {
      const packed = await entry.packed;
      const takes = ENCODINGS.find((one) => ctx.acceptsEncodings(one));
      send(ctx, encode(packed, takes));
      if (packed.status === 200 && isVisitors(ctx)) asked.set(requestOf(ctx), { key, takes, route: ctx.state.route });
    } catch (error) {
      // A caller who exceeds a rate limit must not fail the other callers who wait for the same response.
      if (isOwn || !(error instanceof TooManyRequests)) throw error;
      await answer(ctx, key, build);
    }
  };

  return {
    answer,
    first: (ctx, next) => {
      const earlier = isVisitors(ctx) ? asked.get(requestOf(ctx)) : undefined;
      const entry = earlier && cache.get(earlier.key);
      const encoded = entry && isFresh(entry, clock()) && entry.built?.encoded.get(earlier.takes);
      if (!encoded) return next();
      ctx.state.route = earlier.route;
      send(ctx, encoded);
      return Promise.resolve();
    },
    drop: () => cache.clear(),
  };
};

/** Entries that were requested only once share a quarter of the space, so a crawler cannot evict popular entries. */
const createTieredCache = <Value extends object>(maxSize: number, sizeOf: (value: Value) => number) => {
  const part = (share: number) =>
    new LRUCache<string, Value>({ maxSize: Math.ceil(maxSize * share), sizeCalculation: sizeOf });
  const [once, again] = [part(1 / 4), part(3 / 4)];
  return {
    get: (key: string) => {
      const found = again.get(key) ?? once.get(key);
      if (found && once.delete(key)) again.set(key, found);
      return found;
    },
    peek: (key: string) => again.peek(key) ?? once.peek(key),
    set: (key: string, value: Value) => void (again.has(key) ? again : once).set(key, value),
    delete: (key: string) => {
      once.delete(key);
      again.delete(key);
    },
    clear: () => {
      once.clear();
      again.clear();
    },
  };
};

const ENTRY_BYTES = 1_024;
const sizeOf = ({ body }: Packed) => ENTRY_BYTES + Math.ceil(1.5 * body.length);

type CacheEntry = {
  readonly since: Timestamp;
  readonly built: Packed | null;
  readonly packed: Promise<Packed>;
};

type Asked = { readonly key: string; readonly takes: Encoding | undefined; readonly route: unknown };

const isVisitors = ({ method, headers, originalUrl }: Context): boolean =>
  method === 'GET' &&
  headers.cookie === undefined &&
  !headers['cache-control']?.includes('no-cache') &&
  originalUrl.length <= LONGEST_ADDRESS;

const requestOf = ({ headers, originalUrl }: Context): string => `${headers['accept-encoding'] ?? ''} ${originalUrl}`;

/** A response is stale from midnight UTC on, because today's five conflicts change then. */
const isFresh = ({ since }: CacheEntry, now: Timestamp) =>
  now >= since && now - since < FRESH_FOR && startOfDay(now) === startOfDay(since);

type Packed = Omit<CommonAnswer, 'body'> & {
  readonly name: string;
  readonly body: Buffer;
  readonly encoded: Map<Encoding | undefined, Encoded>;
};

type Encoded = Pick<Packed, 'status' | 'body'> & {
  /** A 304 response has these headers, but not those in `ofBody`. */
  readonly headers: readonly Header[];
  readonly ofBody: readonly Header[];
};
type Header = readonly [name: string, value: string];

const pack = ({ body, ...answer }: CommonAnswer, earlier: Packed | null | undefined): Packed => {
  const name = createHash('sha256').update(JSON.stringify(answer)).update(body).digest('base64url').slice(0, 27);
  if (earlier?.name === name) return earlier;
  return { ...answer, name, body: Buffer.from(body), encoded: new Map() };
};

const encode = (packed: Packed, takes: Encoding | undefined): Encoded => {
  const earlier = packed.encoded.get(takes);
  if (earlier !== undefined) return earlier;
  const { status, type, headers, name, body } = packed;
  const encoding = body.length < WORTH_COMPRESSING ? undefined : takes;
  const encoded: Encoded = {
    status,
    headers: [
      ...Object.entries(headers),
      ['Vary', 'Accept-Encoding'],
      // A strong ETag must differ per encoding (RFC 9110, section 8.8.3).
      ['ETag', encoding === undefined ? `"${name}"` : `"${name}-${encoding}"`],
    ],
    ofBody: [['Content-Type', type], ...(encoding === undefined ? [] : [['Content-Encoding', encoding] as const])],
    body: encoding === undefined ? body : COMPRESSORS[encoding](body),
  };
  packed.encoded.set(takes, encoded);
  return encoded;
};

const send = (ctx: Context, { status, headers, ofBody, body }: Encoded) => {
  // The `timeout` middleware may have answered this request already.
  if (ctx.headerSent) return;
  ctx.status = status;
  for (const [name, value] of headers) ctx.res.setHeader(name, value);
  ctx.compress = false;
  if (ctx.headers['if-none-match'] !== undefined && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  for (const [name, value] of ofBody) ctx.res.setHeader(name, value);
  ctx.body = body;
};
