import { Readable } from 'node:stream';
import Router from '@koa/router';
import { type ApiRoute, type RouteName, routes } from '@twosides/domain/contract';
import { type MemberId, type OpId, parseOpId, type Timestamp } from '@twosides/domain/kernel';
import { suspendedText } from '@twosides/domain/moderation';
import { checkInput, type ErrorCode } from '@twosides/domain/wire';
import type { Context } from 'koa';
import * as v from 'valibot';
import type { RateLimiting } from '../middleware/rate-limiting.ts';
import { NOBODY, type Session, sessionOf } from '../middleware/sessions.ts';
import { addressOf, originOf } from './address-of.ts';
import { ERROR_STATUS } from './error-to-status.ts';
import type { Call, Handler, Handlers } from './handler.ts';
import { readJsonBody } from './json-body.ts';
import { errorBody, RequestError } from './request-error.ts';
import type { CommonAnswer, ResponseCache } from './response-cache.ts';

export type ApiNeeds = {
  readonly handlers: Handlers;
  readonly limits: RateLimiting;
  readonly cache: ResponseCache;
  readonly suspendedUntil: (member: MemberId) => Promise<Timestamp | null>;
};

export const createApiRouter = (needs: ApiNeeds): Router => {
  const router = new Router();
  // Literal paths are registered first, because `/api/conflicts/{id}` also matches `/api/conflicts/anonymous`.
  const names = (Object.keys(routes) as RouteName[]).sort(
    (a, b) => routes[a].path.split('{').length - routes[b].path.split('{').length,
  );
  for (const name of names) {
    const path = routes[name].path.replaceAll(/\{(\w+)\}/g, ':$1');
    router.register(path, [routes[name].method], [(ctx: Context) => answer(ctx, name, needs)]);
  }
  return router;
};

type RawParts = { readonly params?: unknown; readonly query?: unknown };

export type VisitorCalls = (
  name: RouteName,
  parts?: RawParts,
) => Promise<{ readonly body: unknown; readonly nextCursor: string | null }>;

/**
 * API calls that a page makes while it renders. They count against the same rate limits as HTTP requests.
 * @throws RequestError where HTTP would answer with an error
 */
export const visitorCalls =
  (handlers: Handlers, limits: Pick<RateLimiting, 'count'>) =>
  (ctx: Context): VisitorCalls =>
  async (name, { params, query } = {}) => {
    const route: ApiRoute = routes[name];
    if (route.method !== 'GET' || route.access === 'member') throw new RequestError('authentication-required');
    const { address, network } = originOf(ctx);
    const call = {
      params: route.params && parseParams(route.params, params, route.errors),
      query: route.query && parseInput(route.query, query ?? {}),
      body: undefined,
      viewer: null,
      opId: null,
      session: NOBODY,
      address,
      network,
    };
    await limits.count(ctx, name, { email: null, member: null });
    const result = await (handlers[name] as Handler<RouteName>)(call as Call<RouteName>);
    if (!result.ok) throw new RequestError(result.error);
    if ('download' in result.value) throw new RequestError('route-not-found');
    const { body, nextCursor = null } = result.value;
    return { body, nextCursor };
  };

const answer = async (ctx: Context, name: RouteName, { handlers, limits, cache, suspendedUntil }: ApiNeeds) => {
  const handler = handlers[name] as Handler<RouteName>;
  const route: ApiRoute = routes[name];
  ctx.state.route = route.path;
  ctx.set('Cache-Control', 'no-store');
  const session = sessionOf(ctx);
  if (route.access === 'member' && session.memberId === null) throw new RequestError('authentication-required');
  if (isMeantForAnother(ctx, session)) throw new RequestError('other-member');

  const call = {
    params: route.params && parseParams(route.params, ctx.params, route.errors),
    query: route.query && parseInput(route.query, { ...ctx.query }),
    body: route.body && parseInput(route.body, await readJsonBody(ctx)),
    viewer: session.memberId,
    opId: route.operation ? readOpId(ctx) : null,
    session,
    address: addressOf(ctx),
    network: originOf(ctx).network,
  };
  const counted = await limits.count(ctx, name, {
    email: textIn(call.body, 'email'),
    member: session.memberId,
    proof: textIn(call.body, 'proof'),
  });
  if (route.common && session.memberId === null && !isLaterPage(call.query)) {
    const key = `${name} ${JSON.stringify([call.params, call.query])}`;
    return cache.answer(ctx, key, async () => commonAnswer(await handler(call as Call<RouteName>)));
  }
  const result = await handler(call as Call<RouteName>);
  if (route.dropsCachedResponses) cache.drop();
  if (!result.ok) {
    if (result.error === 'suspended' && session.memberId !== null) {
      const until = await suspendedUntil(session.memberId);
      throw new RequestError('suspended', { message: until === null ? undefined : suspendedText(until) });
    }
    ctx.status = ERROR_STATUS[result.error];
    ctx.body = errorBody(result.error);
    return;
  }
  if ('download' in result.value) {
    ctx.attachment(result.value.download.fileName);
    ctx.type = 'application/json';
    ctx.body = endingWith(ctx, Readable.from(result.value.download.text, { objectMode: false }));
    return;
  }
  const { body, nextCursor, replayed, dropsCachedResponses } = result.value;
  if (dropsCachedResponses) cache.drop();
  ctx.status = replayed ? 200 : (route.status ?? 200);
  // Serialized once here, because Koa would serialize an object again each time it reads its length.
  ctx.type = 'application/json';
  ctx.body = JSON.stringify(body);
  if (route.paged && nextCursor) ctx.set('X-Next-Cursor', nextCursor);
  if (!replayed) return;
  ctx.set('Idempotency-Replayed', 'true');
  await counted.giveBack();
};

const isLaterPage = (query: unknown) => (query as { readonly cursor?: string } | undefined)?.cursor !== undefined;

/** @throws RequestError for an error result, so that errors are not cached */
const commonAnswer = (result: Awaited<ReturnType<Handler<RouteName>>>): CommonAnswer => {
  if (!result.ok) throw new RequestError(result.error);
  if ('download' in result.value) throw new Error('Downloads cannot be cached');
  const { body, nextCursor } = result.value;
  return {
    status: 200,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(body),
    headers: { 'Cache-Control': 'no-cache', ...(nextCursor && { 'X-Next-Cursor': nextCursor }) },
  };
};

const textIn = (body: unknown, field: 'email' | 'proof'): string | null => {
  const value = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[field] : null;
  return typeof value === 'string' ? value : null;
};

const parseInput = (schema: v.GenericSchema, input: unknown): unknown => {
  const checked = checkInput(schema, input);
  if (checked.ok) return checked.value;
  throw new RequestError('invalid-input', { fields: checked.error });
};

const parseParams = (schema: v.GenericSchema, params: unknown, errors: readonly ErrorCode[] = []): unknown => {
  const result = v.safeParse(schema, params);
  if (result.success) return result.output;
  throw new RequestError(errors.find((code) => code.endsWith('-not-found')) ?? 'route-not-found');
};

/** A queued action may be sent after another member signed in. `If-Member` names the member who queued it. */
const isMeantForAnother = (ctx: Context, { memberId }: Session): boolean => {
  const expected = ctx.get('If-Member');
  return expected !== '' && memberId !== null && expected !== memberId;
};

const readOpId = (ctx: Context): OpId | null => {
  const header = ctx.get('Idempotency-Key');
  if (header === '') return null;
  const opId = parseOpId(header);
  if (opId === null) throw new RequestError('invalid-operation-id');
  return opId;
};

/** Closes the connection if the text fails midway, so that the download neither looks complete nor hangs. */
const endingWith = (ctx: Context, text: Readable): Readable => text.once('error', () => ctx.res.destroy());
