import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Clock, startOfDay, type Timestamp } from '@twosides/domain/kernel';
import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import { TooManyRequests } from './request-error.ts';

/** A response that is the same for everybody, without session data. */
export type CommonAnswer = {
  readonly status: 200 | 404;
  readonly type: string;
  readonly body: string;
  /** All but type, length, encoding, `Vary` and `ETag`, which follow from the body. */
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Caches common responses. Each is built by one request at a time, compressed once per encoding, and fresh for a
 * second, at most until 0:00 UTC.
 */
export type ResponseCache = {
  /**
   * Answers from the cache, or builds. Answers conditional GET and HEAD with 304. Failed builds are not cached.
   * @param key identifies the content, never the request, so that made-up URLs cannot fill the cache
   */
  answer(ctx: Context, key: string, build: () => Promise<CommonAnswer>): Promise<void>;
  /**
   * Answers a visitor's repeated request from the cache before anything else. Common headers and request counting come
   * before it.
   */
  readonly first: Middleware;
  /** Empties the cache, including builds in progress: something is no longer public. */
  drop(): void;
};

/** Milliseconds from the start of a build. */
const FRESH_FOR = 1_000;
/** Including all encodings. A page takes some 100 kB. */
const MOST_BYTES = 48 * 1024 * 1024;
/** Different URLs and encodings lead to the same response. */
const MOST_REQUESTS = 1_024;
/** Longer URLs are made up. */
const LONGEST_ADDRESS = 500;
/** Smaller bodies are not worth compressing. */
const WORTH_COMPRESSING = 1_024;

/** 256 kB holds a page; the default 4 MB costs memory the allocator keeps. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Smallest first. Brotli takes some milliseconds at this quality, off the event loop. */
const COMPRESSORS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: promisify<Buffer, Buffer>(gzip),
};
type Encoding = keyof typeof COMPRESSORS;
const ENCODINGS = Object.keys(COMPRESSORS) as Encoding[];

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
      // A new object, so that the cache updates its size.
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
      send(ctx, await encode(packed, takes));
      if (packed.status === 200 && isVisitors(ctx)) asked.set(requestOf(ctx), { key, takes, route: ctx.state.route });
    } catch (error) {
      // The first caller's own limit must not affect the others.
      if (isOwn || !(error instanceof TooManyRequests)) throw error;
      await answer(ctx, key, build);
    }
  };

  return {
    answer,
    first: (ctx, next) => {
      const earlier = isVisitors(ctx) ? asked.get(requestOf(ctx)) : undefined;
      const entry = earlier && cache.get(earlier.key);
      const encoded = entry && isFresh(entry, clock()) && entry.built?.ready.get(earlier.takes);
      if (!encoded) return next();
      ctx.state.route = earlier.route;
      send(ctx, encoded);
      return Promise.resolve();
    },
    drop: () => cache.clear(),
  };
};

/**
 * An LRU cache in two parts: entries requested once share a quarter of the space, so a crawler cannot evict those
 * requested repeatedly.
 */
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

/** Overhead per entry. */
const ENTRY_BYTES = 1_024;
/** Both encodings together are less than half of the body. */
const sizeOf = ({ body }: Packed) => ENTRY_BYTES + Math.ceil(1.5 * body.length);

type CacheEntry = {
  readonly since: Timestamp;
  /** Null while building. */
  readonly built: Packed | null;
  readonly packed: Promise<Packed>;
};

/** Route, key and encoding of a visitor's earlier request. */
type Asked = { readonly key: string; readonly takes: Encoding | undefined; readonly route: unknown };

/** Without a cookie there is neither a session nor a hint of one. */
const isVisitors = ({ method, headers, originalUrl }: Context): boolean =>
  method === 'GET' &&
  headers.cookie === undefined &&
  !headers['cache-control']?.includes('no-cache') &&
  originalUrl.length <= LONGEST_ADDRESS;

const requestOf = ({ headers, originalUrl }: Context): string => `${headers['accept-encoding'] ?? ''} ${originalUrl}`;

/** Also handles a clock that was set back. Midnight changes today's five. */
const isFresh = ({ since }: CacheEntry, now: Timestamp) =>
  now >= since && now - since < FRESH_FOR && startOfDay(now) === startOfDay(since);

/** A response, its content hash, and its encodings. */
type Packed = Omit<CommonAnswer, 'body'> & {
  readonly name: string;
  readonly body: Buffer;
  /** By requested encoding. */
  readonly encoded: Map<Encoding | undefined, Promise<Encoded>>;
  readonly ready: Map<Encoding | undefined, Encoded>;
};

/** A response ready to send. */
type Encoded = Pick<Packed, 'status' | 'body'> & {
  /** Also sent with a 304. */
  readonly headers: readonly Header[];
  readonly ofBody: readonly Header[];
};
type Header = readonly [name: string, value: string];

/** @param earlier reused if unchanged, since it is already compressed */
const pack = ({ body, ...answer }: CommonAnswer, earlier: Packed | null | undefined): Packed => {
  const name = createHash('sha256')
    .update(JSON.stringify([answer, body]))
    .digest('base64url')
    .slice(0, 27);
  if (earlier?.name === name) return earlier;
  return { ...answer, name, body: Buffer.from(body), encoded: new Map(), ready: new Map() };
};

/** @param takes the client's smallest encoding, if any */
const encode = (packed: Packed, takes: Encoding | undefined): Promise<Encoded> => {
  const earlier = packed.encoded.get(takes);
  if (earlier !== undefined) return earlier;
  const { status, type, headers, name, body, ready } = packed;
  const encoding = body.length < WORTH_COMPRESSING ? undefined : takes;
  const make = async () => {
    const encoded: Encoded = {
      status,
      headers: [
        ...Object.entries(headers),
        ['Vary', 'Accept-Encoding'],
        // A strong ETag differs per encoding.
        ['ETag', encoding === undefined ? `"${name}"` : `"${name}-${encoding}"`],
      ],
      ofBody: [['Content-Type', type], ...(encoding === undefined ? [] : [['Content-Encoding', encoding] as const])],
      body: encoding === undefined ? body : await COMPRESSORS[encoding](body),
    };
    ready.set(takes, encoded);
    return encoded;
  };
  const made = make();
  packed.encoded.set(takes, made);
  return made;
};

const send = (ctx: Context, { status, headers, ofBody, body }: Encoded) => {
  // The request has already timed out.
  if (ctx.headerSent) return;
  ctx.status = status;
  for (const [name, value] of headers) ctx.res.setHeader(name, value);
  // Already compressed, or not worth it.
  ctx.compress = false;
  if (ctx.headers['if-none-match'] !== undefined && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  for (const [name, value] of ofBody) ctx.res.setHeader(name, value);
  ctx.body = body;
};
