import { EventEmitter } from 'node:events';
import type { Context } from 'koa';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../../log.ts';
import { requestLog } from './request-log.ts';

let lines: Record<string, unknown>[];
let log: ReturnType<typeof requestLog>;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  log = requestLog(createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) }));
});
afterEach(() => void vi.useRealTimers());

const answer = async (status: number, { path = '/', ip = '203.0.113.1', isShed = false, isCounted = true } = {}) => {
  const res = Object.assign(new EventEmitter(), { statusCode: status, setHeader: () => {} });
  const ctx = { res, path, ip, method: 'GET', state: {} as Record<string, unknown>, get: () => '' };
  await log(ctx as unknown as Context, async () => {
    Object.assign(ctx.state, { isShed, isCounted });
  });
  res.emit('close');
};

test('cuts a path at 300 characters', async () => {
  await answer(404, { path: `/${'a'.repeat(8_000)}` });
  expect(lines[0]?.path).toBe(`/${'a'.repeat(299)}…`);
});

test('logs one line per address and minute for refused requests, without the address', async () => {
  for (let n = 0; n < 500; n++) await answer(429, { path: `/search/${n}` });
  for (let n = 0; n < 3; n++) await answer(503, { ip: '203.0.113.2', isShed: true });
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toMatchObject([
    { msg: 'requests refused', requests: 500, status: 429, path: '/search/0' },
    { msg: 'requests refused', requests: 3, status: 503 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('203.0.113');
  await answer(429);
  vi.advanceTimersByTime(60_000);
  expect(lines.map(({ client }) => client)).toEqual([lines[0]?.client, expect.anything(), lines[0]?.client]);
});

test('writes a bounded number of lines per minute, however many addresses are refused', async () => {
  for (let n = 0; n < 3_000; n++) await answer(429, { ip: `203.0.${Math.floor(n / 250)}.${n % 250}` });
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1_001);
  expect(lines.at(-1)).toMatchObject({ client: 'others', requests: 2_000 });
});

test('logs a failure on its own line', async () => {
  await answer(503);
  expect(lines).toMatchObject([{ status: 503, msg: 'request', level: 40 }]);
});

test('writes no line for an answered request that no limit counts, and one per minute for its failures', async () => {
  for (const status of [200, 206, 304]) await answer(status, { isCounted: false });
  for (let n = 0; n < 50; n++) await answer(503, { path: '/readyz', isCounted: false });
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toMatchObject([{ requests: 50, status: 503, path: '/readyz', level: 40 }]);
});
