import { endpoints, type Output, type RawInput, type RouteName } from '@twosides/domain/contract';
import type { MemberId, OpId } from '@twosides/domain/kernel';
import { ApiError, NetworkError } from './api-error.ts';

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : object extends Value
    ? { readonly [K in Key]?: Value | undefined }
    : { readonly [K in Key]: Value };

type CallOptions = {
  /** One id per user action. All retries send the same id, so the server applies the action at most once. */
  readonly opId?: OpId | undefined;
  /** The member who acted. The server refuses the call if another member is signed in. */
  readonly memberId?: MemberId | undefined;
  readonly signal?: AbortSignal | undefined;
};

export type CallInput<Name extends RouteName> = Part<'params', RawInput<Name>['params']> &
  Part<'query', RawInput<Name>['query']> &
  Part<'body', RawInput<Name>['body']> &
  CallOptions;

export type CallArguments<Name extends RouteName> =
  object extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];

export type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null };

type ItemOf<Rows> = Rows extends readonly (infer Item)[] ? Item : never;

/**
 * @throws {ApiError} for any response that is not 2xx
 * @throws {NetworkError} if the API gave no response
 */
export async function call<Name extends RouteName>(name: Name, ...[input]: CallArguments<Name>): Promise<Output<Name>> {
  const { body } = await transport(name, input as CallParts | undefined);
  return body as Output<Name>;
}

export async function callPage<Name extends RouteName>(
  name: Name,
  ...[input]: CallArguments<Name>
): Promise<Page<ItemOf<Output<Name>>>> {
  const { body, nextCursor } = await transport(name, input as CallParts | undefined);
  return { items: body as readonly ItemOf<Output<Name>>[], nextCursor };
}

type Parts = Readonly<Record<string, unknown>>;

export type CallParts = CallOptions & {
  readonly params?: Parts | undefined;
  readonly query?: Parts | undefined;
  readonly body?: unknown;
};

export type Transport = (
  name: RouteName,
  parts?: CallParts,
) => Promise<{ readonly body: unknown; readonly nextCursor: string | null }>;

let transport: Transport = overNetwork;

export function answerCallsBy(other: Transport): void {
  transport = other;
}

let notifySessionEnded: (turn: number) => void = () => {};

export function onSessionEnded(listener: (turn: number) => void): void {
  notifySessionEnded = listener;
}

type ServerClock = {
  /** Called with the server's time after each response; NaN if the response does not say. */
  readonly noteServerTime: (at: number) => void;
  readonly toServerTime: (at: number) => number;
};

let clock: ServerClock = { noteServerTime() {}, toServerTime: (at) => at };

export function setServerClock(present: ServerClock): void {
  clock = present;
}

export const toServerTime = (at: number): number => clock.toServerTime(at);

const TIMEOUT = 20_000;

async function overNetwork(name: RouteName, input: CallParts = {}): ReturnType<Transport> {
  const { method, path } = endpoints[name];
  const turn = currentTurn();
  const url = `${pathOf(path, input.params ?? {})}${queryOf(input.query ?? {})}`;
  const asked = fetch(url, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(input.opId !== undefined && { 'Idempotency-Key': input.opId }),
      ...(input.memberId !== undefined && { 'If-Member': input.memberId }),
    },
    body: input.body === undefined ? null : JSON.stringify(input.body),
    signal: signalOf(input.signal),
  });
  const response = await reading(asked, input.signal);
  clock.noteServerTime(Date.parse(response.headers.get('Date') ?? ''));
  const text = await reading(response.text(), input.signal);
  if (!response.ok) {
    const error = new ApiError(response.status, response.statusText, text, response.headers);
    // `currentUser` asks who is signed in, so "nobody" is a normal answer.
    if (error.code === 'authentication-required' && name !== 'currentUser') notifySessionEnded(turn);
    throw error;
  }
  return { body: parseBody(response, text), nextCursor: response.headers.get('X-Next-Cursor') };
}

async function reading<T>(outcome: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await outcome;
  } catch (error) {
    signal?.throwIfAborted();
    throw new NetworkError('The network gave no answer', { cause: error });
  }
}

function signalOf(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** @throws {NetworkError} for anything but JSON */
function parseBody(response: Response, text: string): unknown {
  try {
    if (/^application\/([\w.]+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '')) return JSON.parse(text);
  } catch {
    // A truncated body counts as no response.
  }
  throw new NetworkError('The answer is not of the API');
}

function pathOf(path: string, params: Parts): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
}

function queryOf(query: Parts): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

/** If this has changed since a call started, the response may be about a former viewer. */
let turn = 0;

export const currentTurn = (): number => turn;

export const startTurn = (): number => ++turn;
