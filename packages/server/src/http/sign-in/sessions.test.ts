import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { serverForSuite } from '../../test-support/suites.ts';
import { secretIn } from '../../test-support/test-server.ts';

describe('Accounts and sessions', () => {
  const server = serverForSuite('SQLite');
  beforeAll(async () => {
    await signUp(server, 'member@example.org');
  });

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
});
