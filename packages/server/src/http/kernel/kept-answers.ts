import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Clock, startOfDay, type Timestamp } from '@twosides/domain/kernel';
import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';

/** What everybody is answered who asks for the same: nothing of a session may be in it. */
export type CommonAnswer = {
  readonly status: 200 | 302 | 404;
  readonly type: string;
  readonly body: string;
  /** All but type, length, encoding, `Vary` and `ETag`, which follow from the body. */
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Answers kept for a second under a key, at most until 0:00 UTC, whoever asks: built by one at a time, and compressed
 * once.
 */
export type KeptAnswers = {
  /**
   * Answers with what is kept under the key, else with what is built. A GET or HEAD is answered with 304 where the
   * client has the same already. A build that fails is kept for nobody.
   */
  answer(ctx: Context, key: string, build: () => Promise<CommonAnswer>): Promise<void>;
  /**
   * Answers a visitor whose very same request was answered with what is still kept: nothing else is asked of it. What
   * must stand on every answer, and whatever counts requests, comes before.
   */
  readonly first: Middleware;
  /** Forgets all: something that was public no longer is. What is being built meanwhile is not kept either. */
  drop(): void;
};

/** Milliseconds from the beginning of a build. */
const KEPT_FOR = 1_000;
/** A page has some 100 kB with all its encodings. The least recently used goes first. */
const MOST_ANSWERS = 256;
/** A request has as many names as there are addresses and sets of encodings for the same. */
const MOST_REQUESTS = 1_024;
/** Bytes under which compressing saves nobody anything. */
const WORTH_COMPRESSING = 1_024;

/** The smallest first. At this quality a page takes brotli some milliseconds, outside the event loop. */
const COMPRESSORS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
type Encoding = keyof typeof COMPRESSORS;
const ENCODINGS = Object.keys(COMPRESSORS) as Encoding[];

export const createKeptAnswers = (clock: Clock): KeptAnswers => {
  const kept = new LRUCache<string, Kept>({ max: MOST_ANSWERS });
  const asked = new LRUCache<string, Asked>({ max: MOST_REQUESTS });

  const find = (key: string, build: () => Promise<CommonAnswer>): Kept => {
    const earlier = kept.get(key);
    if (earlier && (earlier.built === null || isFresh(earlier.since, clock()))) return earlier;
    const packed = (async () => pack(await build(), earlier?.built))();
    const entry: Kept = { since: clock(), built: null, packed };
    kept.set(key, entry);
    packed.then(
      (built) => {
        entry.built = built;
      },
      () => kept.delete(key),
    );
    return entry;
  };

  return {
    answer: async (ctx, key, build) => {
      const packed = await find(key, build).packed;
      const takes = ENCODINGS.find((one) => ctx.acceptsEncodings(one));
      send(ctx, await encode(packed, takes));
      if (isVisitors(ctx)) asked.set(requestOf(ctx), { key, takes, route: ctx.state.route });
    },
    first: (ctx, next) => {
      const earlier = isVisitors(ctx) ? asked.get(requestOf(ctx)) : undefined;
      const entry = earlier && kept.get(earlier.key);
      const encoded = entry && isFresh(entry.since, clock()) && entry.built?.ready.get(earlier.takes);
      if (!encoded) return next();
      ctx.state.route = earlier.route;
      send(ctx, encoded);
      return Promise.resolve();
    },
    drop: () => kept.clear(),
  };
};

type Kept = { readonly since: Timestamp; built: Packed | null; readonly packed: Promise<Packed> };

/** What a visitor’s request has come to: by which route, to what is kept under which key, in which encoding. */
type Asked = { readonly key: string; readonly takes: Encoding | undefined; readonly route: unknown };

/** Without a cookie there is neither a session nor a hint of one, on which an answer may depend. */
const isVisitors = ({ method, headers }: Context): boolean =>
  method === 'GET' && headers.cookie === undefined && !headers['cache-control']?.includes('no-cache');

const requestOf = ({ headers, originalUrl }: Context): string => `${headers['accept-encoding'] ?? ''} ${originalUrl}`;

/** A clock that is set back makes nothing last. What is told of a day ends with it: midnight brings another five. */
const isFresh = (since: Timestamp, now: Timestamp) =>
  now >= since && now - since < KEPT_FOR && startOfDay(now) === startOfDay(since);

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
  // Whoever has waited too long was answered something else.
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
