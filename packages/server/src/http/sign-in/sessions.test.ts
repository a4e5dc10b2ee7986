import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signUp, signUpAndOnboard } from '../../test-support/people.ts';
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

  test('gives the same answer for an unknown address and a wrong password', async () => {
    const wrong = await logIn(server.client(), 'wrong password');
    const unknown = await server.client().post('/api/auth/login', { email: 'nobody@example.org', password: PASSWORD });
    expect([wrong.status, wrong.text]).toEqual([
      401,
      '{"error":"Invalid email or password","code":"invalid-credentials"}',
    ]);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  test('gives a taken address the same answer as a new one, and mails its owner', async () => {
    const taken = await server
      .client()
      .post('/api/auth/register', { email: 'member@example.org', password: 'another one' });
    const fresh = await server
      .client()
      .post('/api/auth/register', { email: 'fresh@example.org', password: 'another one' });
    expect([taken.status, taken.text]).toEqual([fresh.status, fresh.text]);
    const mails = await server.mailsTo('member@example.org');
    expect(mails.at(-1)?.subject).toBe('You already have a TwoSides account');
    expect((await logIn()).status).toBe(200);
  });

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
    expect((await laptop.get(path)).body).toEqual({
      verified: true,
      alreadyVerified: false,
      signedIn: true,
      user: expect.objectContaining({ email: 'phone@example.org' }),
      needsOnboarding: true,
      returnTo: null,
      flow: null,
    });
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

  test('resets a password by a link that works once, and ends every session', async () => {
    const client = await signUp(server, 'forgetful@example.org');
    const asked = await server.client().post('/api/auth/forgot-password', { email: 'forgetful@example.org' });
    const unknown = await server.client().post('/api/auth/forgot-password', { email: 'nobody@example.org' });
    expect([asked.status, asked.text]).toEqual([unknown.status, unknown.text]);

    const token = secretIn((await server.mailsTo('forgetful@example.org')).at(-1));
    const redeemed = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.client().post('/api/auth/reset-password', { token, newPassword: 'a new password' }),
      ),
    );
    expect(redeemed.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    const login = (password: string) =>
      server.client().post('/api/auth/login', { email: 'forgetful@example.org', password });
    expect([(await login(PASSWORD)).status, (await login('a new password')).status]).toEqual([401, 200]);
  });

  test('keeps nicknames unique regardless of case, and refuses reserved ones', async () => {
    await signUpAndOnboard(server, 'rosa@example.org', 'Rosa');
    const other = await signUp(server, 'other@example.org');
    const named = (userNickname: string) =>
      other.post('/api/auth/onboarding', {
        userNickname,
        userPronouns: 'they/them',
        partnerNickname: 'Kim',
        partnerPronouns: 'xe/xem',
      });
    expect((await named('ROSA')).body).toEqual({ error: 'Nickname is already taken', code: 'nickname-taken' });
    expect((await named('Admin')).status).toBe(409);
    expect((await named('Rosalie')).status).toBe(200);
  });

  test('changes only the given profile fields, and shows a new name on the conflicts', async () => {
    const client = await signUpAndOnboard(server, 'vera@example.org', 'Vera');
    const { id } = (
      await client.post('/api/conflicts', {
        title: 'A title of some length',
        hisSide: 'x'.repeat(20),
        herSide: 'y'.repeat(20),
        category: 'love',
      })
    ).body;
    const changed = await client.patch('/api/auth/profile', { userNickname: 'Veronica', bio: 'Hello' });
    expect(changed.body).toMatchObject({ userNickname: 'Veronica', bio: 'Hello', partnerNickname: 'Veras him' });
    expect((await client.get(`/api/conflicts/${id}`)).body.userNickname).toBe('Veronica');
  });

  test('writes no password, token or address into the log', () => {
    expect(server.log()).not.toMatch(/correct horse|example\.org|token=/);
  });
});
