import type { OpId } from '@twosides/domain/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, isAuthenticationRequired, NetworkError, userMessageOf } from './api-error.ts';
import { call, callPage, setServerClock } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

test('a call fills in path and query, and omits missing values', async () => {
  const fetch = answer(Response.json([]));
  await callPage('comments', { params: { id: '17' }, query: { cursor: undefined } });
  await callPage('trending', { query: { limit: '5', category: 'love' } });
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/api/conflicts/17/comments',
    '/api/trending?limit=5&category=love',
  ]);
});

test('a call without a body has no content type and still sends the cookies', async () => {
  const fetch = answer(Response.json({ message: 'Signed out' }));
  await call('logout');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'include',
    body: null,
    headers: { Accept: 'application/json' },
  });
});

test('a call under an operation id carries it as Idempotency-Key', async () => {
  const fetch = answer(Response.json({}));
  const opId = '0b2f6c1e-7a55-4f0e-9a51-1d3b8f1f2a77' as OpId;
  await call('castVote', { params: { id: '3' }, body: { side: 'her' }, opId });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    body: '{"side":"her"}',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': opId },
  });
});

test('every answer carries the server’s time', async () => {
  const times: number[] = [];
  setServerClock({ noteServerTime: (at) => times.push(at), toServerTime: (at) => at });
  answer(Response.json([], { headers: { Date: 'Wed, 25 Nov 2026 18:59:20 GMT' } }));
  await callPage('trending');
  answer(Response.json([]));
  await callPage('trending');
  expect(times).toEqual([Date.UTC(2026, 10, 25, 18, 59, 20), Number.NaN]);
});

test('a page names the next cursor', async () => {
  answer(Response.json([{ id: 1 }], { headers: { 'X-Next-Cursor': '9_3' } }));
  expect(await callPage('trending')).toEqual({ items: [{ id: 1 }], nextCursor: '9_3' });
});

test('the last page has no next cursor', async () => {
  answer(Response.json([]));
  expect(await callPage('trending')).toEqual({ items: [], nextCursor: null });
});

test('an answer that is not 2xx is an error of the status, a colon and the body', async () => {
  const body =
    '{"error":"Nickname is already taken","code":"nickname-taken","fields":{"userNickname":"Nickname is already taken"}}';
  answer(new Response(body, { status: 409 }));
  const error = await failureOf(call('updateProfile', { body: {} }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: `409: ${body}`,
    status: 409,
    code: 'nickname-taken',
    userMessage: 'Nickname is already taken',
    fields: { userNickname: 'Nickname is already taken' },
  });
});

test('an empty error body leaves the status text', async () => {
  answer(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  expect(await failureOf(call('logout'))).toMatchObject({
    message: '502: Bad Gateway',
    code: null,
    userMessage: null,
    fields: {},
  });
});

test("a proxy's error page has no words for a person", async () => {
  answer(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(userMessageOf(await failureOf(call('logout')))).toBeNull();
});

test('401 asks for a sign-in, and so does a message that says so', async () => {
  answer(new Response('', { status: 401, statusText: 'Unauthorized' }));
  expect(isAuthenticationRequired(await failureOf(call('currentUser')))).toBe(true);
  expect(isAuthenticationRequired(new Error('Authentication required'))).toBe(true);
  expect(isAuthenticationRequired(new NetworkError('The network gave no answer'))).toBe(false);
});

test('a missing network is a separate error', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  expect(await failureOf(call('trending'))).toBeInstanceOf(NetworkError);
});

test("a captive portal's page is no answer of the API, whatever its status", async () => {
  answer(new Response('<html>Welcome to Train WiFi</html>', { headers: { 'Content-Type': 'text/html' } }));
  expect(await failureOf(call('trending'))).toBeInstanceOf(NetworkError);
});

test('an interrupted answer counts as no answer', async () => {
  answer(new Response('[{"id":1', { headers: { 'Content-Type': 'application/json' } }));
  expect(await failureOf(call('trending'))).toBeInstanceOf(NetworkError);
});

test('an aborted call is not a network failure', async () => {
  const controller = new AbortController();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const outcome = failureOf(call('trending', { signal: controller.signal }));
  controller.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
});

function answer(response: Response) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => response.clone());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function failureOf(outcome: Promise<unknown>): Promise<unknown> {
  return outcome.then(
    () => expect.unreachable('It did not fail'),
    (error: unknown) => error,
  );
}
