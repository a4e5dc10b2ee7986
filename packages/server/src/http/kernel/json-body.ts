import type { Context } from 'koa';
import getRawBody from 'raw-body';
import secureJson from 'secure-json-parse';
import { RequestError } from './request-error.ts';

const MAX_BYTES = 65_536;
const MAX_DEPTH = 20;

/**
 * @returns undefined if the request has no body
 * @throws RequestError for another media type, a body over 64 KiB, malformed or too deep JSON, and `__proto__` keys
 */
export const readJsonBody = async (ctx: Context): Promise<unknown> => {
  if (!hasBody(ctx)) return undefined;
  if (ctx.is('application/json') === false || ctx.request.type !== 'application/json')
    throw new RequestError('unsupported-media-type');
  const text = await readText(ctx);
  if (text === '') return undefined;
  const value = parse(text);
  // Arrays are refused, because a schema would accept an array as an object without fields.
  if (Array.isArray(value) || isDeeperThan(value, MAX_DEPTH)) throw new RequestError('invalid-input');
  return value;
};

const hasBody = (ctx: Context) => ctx.get('Transfer-Encoding') !== '' || (ctx.request.length ?? 0) > 0;

const readText = async (ctx: Context) => {
  const bytes = await getRawBody(ctx.req, { length: ctx.request.length ?? null, limit: MAX_BYTES }).catch(
    (error: unknown) => {
      // Closes the connection instead of reading the rest of the body.
      ctx.set('Connection', 'close');
      throw new RequestError(
        error instanceof Error && 'type' in error && error.type === 'entity.too.large'
          ? 'body-too-large'
          : 'malformed-json',
      );
    },
  );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RequestError('malformed-json');
  }
};

const parse = (text: string): unknown => {
  try {
    return secureJson.parse(text, undefined, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    // The parser's error is dropped, because it contains the request's raw text.
    throw new RequestError('malformed-json');
  }
};

const isDeeperThan = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((child) => isDeeperThan(child, depth - 1)));
