import { DAY } from '@twosides/domain/kernel';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite, serverForTest } from '../../test-support/suites.ts';
import { secretIn } from '../../test-support/test-server.ts';

describe('Accounts and sessions', () => {
  const server = serverForSuite('SQLite');
  memberForSuite(server, 'member@example.org');

  const logIn = (client = server.client(), password = PASSWORD) =>
    client.post('/api/auth/login', { email: 'member@example.org', password });

  const statusWith = async (cookies: string) => {
    const another = server.client();
    another.setCookies(cookies);
    return (await another.get('/api/auth/user')).status;
  };

  test('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const cookie = (await logIn()).headers.getSetCookie().find((set) => set.startsWith('twosides='));
    expect(cookie).toMatch(/^twosides=[\w-]{43}; path=\/; expires=.*; samesite=lax; httponly$/i);
  });

  test('renews the session id at login, so a fixated one is useless', async () => {
    const victim = server.client();
    await victim.post('/api/auth/register', { email: 'fixed@example.org', password: PASSWORD });
    const fixed = victim.cookies();
    await logIn(victim);
    expect(victim.cookies()).not.toBe(fixed);
    expect(await statusWith(fixed)).toBe(401);
  });

  test('ends the session at logout, so its cookie is useless', async () => {
    const client = server.client();
    await logIn(client);
    const before = client.cookies();
    expect((await client.post('/api/auth/logout')).status).toBe(200);
    expect(await statusWith(before)).toBe(401);
  });

  test('rejects a changed cookie', async () => {
    const client = server.client();
    await logIn(client);
    expect(await statusWith(client.cookies().replace(/\btwosides=./, 'twosides=!'))).toBe(401);
  });

  test('verifies a link once, in the browser that registered, and says verified to a second click anywhere', async () => {
    const laptop = server.client();
    await laptop.post('/api/auth/register', { email: 'phone@example.org', password: PASSWORD });
    const [mail] = await server.mailsTo('phone@example.org');
    const path = `/api/auth/verify-email?token=${secretIn(mail)}`;
    const elsewhere = server.client();
    expect((await elsewhere.get(path)).body.code).toBe('opened-elsewhere');
    expect((await laptop.get(path)).body).toMatchObject({ alreadyVerified: false, signedIn: true });
    for (const client of [elsewhere, laptop])
      expect((await client.get(path)).body).toMatchObject({ verified: true, alreadyVerified: true });
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
  });

  test.each(['', '?token=', '?token=nonsense', `?token=${'A'.repeat(43)}`])(
    'refuses the verification link %s',
    async (query) => {
      const answer = await server.client().get(`/api/auth/verify-email${query}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'token-invalid']);
    },
  );

  describe('The hint that somebody is signed in', () => {
    const hintIn = (headers: Headers) => headers.getSetCookie().find((cookie) => cookie.startsWith('signed-in='));

    test('comes with a session, is readable by scripts, and says only that there is one, until it ends', async () => {
      const client = server.client();
      const hint = hintIn((await logIn(client)).headers);
      expect(hint).toMatch(/^signed-in=1; path=\/; expires=[^;]+; samesite=lax$/);
      expect(client.cookies()).toContain('signed-in=1');
      await client.post('/api/auth/logout');
      expect(client.cookies()).not.toContain('signed-in');
    });

    test('is corrected by every page, for devices signed in without one and for those signed out', async () => {
      const client = server.client();
      await logIn(client);
      const session = client.cookies().replace(/;? ?signed-in=1/, '');
      const page = (cookie: string) =>
        server.client().send('/trending', { method: 'GET', headers: cookie === '' ? {} : { Cookie: cookie } });
      expect(hintIn((await page(session)).headers)).toMatch(/^signed-in=1;/);
      expect(hintIn((await page(`${session}; signed-in=1`)).headers)).toBeUndefined();
      expect(hintIn((await page('signed-in=1')).headers)).toMatch(/^signed-in=; .*expires=Thu, 01 Jan 1970/);
      expect(hintIn((await page('')).headers)).toBeUndefined();
    });
  });
});

test('renews a session past half its lifetime, and not a younger one', async () => {
  onTestFinished(() => void vi.useRealTimers());
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
