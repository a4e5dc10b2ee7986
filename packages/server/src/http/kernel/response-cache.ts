import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Clock, startOfDay, type Timestamp } from '@twosides/domain/kernel';
import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import { TooManyRequests } from './request-error.ts';

/** An answer that is the same for everybody: nothing of a session may be in it. */
export type CommonAnswer = {
  readonly status: 200 | 404;
  readonly type: string;
  readonly body: string;
  /** All but type, length, encoding, `Vary` and `ETag`, which follow from the body. */
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * A cache of common answers. Each is built by one request at a time, compressed once per encoding, and fresh for a
 * second, at most until 0:00 UTC.
 */
export type ResponseCache = {
  /**
   * Answers with what is cached under the key, else with what is built. A GET or HEAD is answered with 304 where the
   * client has the same already. A build that fails is not cached.
   * @param key names what the answer shows, never what was asked: made-up addresses must not fill the cache
   */
  answer(ctx: Context, key: string, build: () => Promise<CommonAnswer>): Promise<void>;
  /**
   * Answers a visitor's repeated request with what is still cached, before anything else is asked of it. What must
   * stand on every answer, and whatever counts requests, comes before.
   */
  readonly first: Middleware;
  /** Empties the cache: something that was public no longer is. What is being built meanwhile is not cached either. */
  drop(): void;
};

/** Milliseconds from the beginning of a build. */
const FRESH_FOR = 1_000;
/** Of all answers with their encodings. A page has some 100 kB. */
const MOST_BYTES = 48 * 1024 * 1024;
/** The same answer has as many requests as there are addresses and sets of encodings for it. */
const MOST_REQUESTS = 1_024;
/** Characters of an address; a longer one is made up. */
const LONGEST_ADDRESS = 500;
/** Bytes under which compressing saves nobody anything. */
const WORTH_COMPRESSING = 1_024;

/** A window of 256 kB holds a page; that of 4 MB, the default, costs memory that the allocator keeps. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** The smallest first. At this quality a page takes brotli some milliseconds, outside the event loop. */
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
      // Another object, so that the cache counts its size.
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
      // Whoever asked first has used up their own limit, which is no reason to refuse the others.
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
 * An LRU cache in two parts: what was asked for once is in a quarter of the room, so that somebody who asks for
 * everything once flushes nothing that is asked for again.
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

/** What an entry takes beside its answer. */
const ENTRY_BYTES = 1_024;
/** Both encodings together have less than half of the bytes. */
const sizeOf = ({ body }: Packed) => ENTRY_BYTES + Math.ceil(1.5 * body.length);

type CacheEntry = {
  readonly since: Timestamp;
  /** null while it is being built. */
  readonly built: Packed | null;
  readonly packed: Promise<Packed>;
};

/** How a visitor's request was answered: by which route, from which key, in which encoding. */
type Asked = { readonly key: string; readonly takes: Encoding | undefined; readonly route: unknown };

/** Without a cookie there is neither a session nor a hint of one, on which an answer may depend. */
const isVisitors = ({ method, headers, originalUrl }: Context): boolean =>
  method === 'GET' &&
  headers.cookie === undefined &&
  !headers['cache-control']?.includes('no-cache') &&
  originalUrl.length <= LONGEST_ADDRESS;

const requestOf = ({ headers, originalUrl }: Context): string => `${headers['accept-encoding'] ?? ''} ${originalUrl}`;

/** A clock that was set back makes nothing last. Midnight brings another day's five. */
const isFresh = ({ since }: CacheEntry, now: Timestamp) =>
  now >= since && now - since < FRESH_FOR && startOfDay(now) === startOfDay(since);

/** An answer under a name that says all of it, with what has been made of it to be sent. */
type Packed = Omit<CommonAnswer, 'body'> & {
  readonly name: string;
  readonly body: Buffer;
  /** In each encoding that was asked for. */
  readonly encoded: Map<Encoding | undefined, Promise<Encoded>>;
  readonly ready: Map<Encoding | undefined, Encoded>;
};

/** An answer ready to be sent. */
type Encoded = Pick<Packed, 'status' | 'body'> & {
  /** Of a 304 too. */
  readonly headers: readonly Header[];
  readonly ofBody: readonly Header[];
};
type Header = readonly [name: string, value: string];

/** @param earlier where the answer is still the same, it is compressed already */
const pack = ({ body, ...answer }: CommonAnswer, earlier: Packed | null | undefined): Packed => {
  const name = createHash('sha256')
    .update(JSON.stringify([answer, body]))
    .digest('base64url')
    .slice(0, 27);
  if (earlier?.name === name) return earlier;
  return { ...answer, name, body: Buffer.from(body), encoded: new Map(), ready: new Map() };
};

/** @param takes the smallest encoding that the client can read; undefined: none */
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
        // Strong: the same bytes, so each encoding has one of its own.
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
  // A request that took too long has been answered.
  if (ctx.headerSent) return;
  ctx.status = status;
  for (const [name, value] of headers) ctx.res.setHeader(name, value);
  // Compressed already, or not to be.
  ctx.compress = false;
  if (ctx.headers['if-none-match'] !== undefined && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  for (const [name, value] of ofBody) ctx.res.setHeader(name, value);
  ctx.body = body;
};
