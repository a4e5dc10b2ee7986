import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { serverForSuite } from '../../test-support/suites.ts';

const server = serverForSuite('SQLite');
beforeAll(async () => {
  await signUp(server, 'member@example.org');
});

const EMAIL = { email: 'member@example.org', password: PASSWORD };
const hintIn = (headers: Headers) => headers.getSetCookie().find((cookie) => cookie.startsWith('signed-in='));

test('comes with a session, is readable by scripts, and says only that there is one', async () => {
  const client = server.client();
  const hint = hintIn((await client.post('/api/auth/login', EMAIL)).headers);
  expect(hint).toMatch(/^signed-in=1; path=\/; expires=[^;]+; samesite=lax$/);
  expect(client.cookies()).toContain('signed-in=1');
});

test('is removed with the session', async () => {
  const client = server.client();
  await client.post('/api/auth/login', EMAIL);
  await client.post('/api/auth/logout');
  expect(client.cookies()).not.toContain('signed-in');
});

test('is corrected by every page, for devices signed in without one and for those signed out', async () => {
  const client = server.client();
  await client.post('/api/auth/login', EMAIL);
  const session = client.cookies().replace(/;? ?signed-in=1/, '');
  const page = (cookie: string) =>
    server.client().send('/trending', { method: 'GET', headers: cookie === '' ? {} : { Cookie: cookie } });
  expect(hintIn((await page(session)).headers)).toMatch(/^signed-in=1;/);
  expect(hintIn((await page(`${session}; signed-in=1`)).headers)).toBeUndefined();
  expect(hintIn((await page('signed-in=1')).headers)).toMatch(/^signed-in=; .*expires=Thu, 01 Jan 1970/);
  expect(hintIn((await page('')).headers)).toBeUndefined();
});
