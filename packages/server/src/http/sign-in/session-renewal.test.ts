import { DAY } from '@twosides/domain/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { signUp } from '../../test-support/people.ts';
import { serverForTest } from '../../test-support/suites.ts';

afterEach(() => void vi.useRealTimers());

test('renews a session past half its lifetime, and not a younger one', async () => {
  const server = await serverForTest('SQLite');
  const client = await signUp(server, 'daily@example.org');
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(start + 10 * DAY);
  expect((await client.get('/api/auth/user')).headers.getSetCookie()).toEqual([]);
  vi.setSystemTime(start + 40 * DAY);
  expect((await client.get('/api/auth/user')).headers.getSetCookie()).toHaveLength(2);
  vi.setSystemTime(start + 90 * DAY);
  expect((await client.get('/api/auth/user')).status).toBe(200);
  vi.setSystemTime(start + 200 * DAY);
  expect((await client.get('/api/auth/user')).status).toBe(401);
});

test('uses the server’s clock throughout', async () => {
  let ahead = 400 * DAY;
  const server = await serverForTest('SQLite', { clock: () => Date.now() + ahead });
  const client = await signUp(server, 'ahead@example.org');
  const [session] = (await client.get('/api/auth/sessions')).body;
  const age = Date.parse(session.createdAt) - Date.now() - ahead;
  expect([age <= 0, age > -DAY, session.lastSeenAt]).toEqual([true, true, session.createdAt]);
  ahead += 59 * DAY;
  expect((await client.get('/api/auth/user')).status).toBe(200);
  ahead += 61 * DAY;
  expect((await client.get('/api/auth/user')).status).toBe(401);
});
