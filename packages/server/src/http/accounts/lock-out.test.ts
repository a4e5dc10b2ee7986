import { describe, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { serverForSuite, serverForTest } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { secretIn, type TestServer } from '../../test-support/test-server.ts';

describe('The owner of an account', () => {
  let passed = 0;
  const server = serverForSuite('SQLite', { clock: () => Date.now() + passed });
  const env = { RATE_LIMITS: 'login-minute=1000/60,login-hour=1000/3600' };
  const limited = serverForSuite('SQLite', { env });

  const linksTo = async (on: TestServer, email: string, count: number) =>
    (await on.mailsTo(email, count)).map(secretIn);
  const askLink = (on: TestServer, email: string, more = {}) =>
    on.client().post('/api/auth/sign-in-link', { email, ...more });

  test('can sign in by a mailed link when somebody used up the password attempts', async () => {
    const email = 'locked@example.org';
    await signUp(limited, email);
    const logIn = (password: string) => limited.client().post('/api/auth/login', { email, password });
    for (let n = 0; n < 25; n += 1) expect((await logIn('a guess')).status).toBe(401);
    expect((await logIn(PASSWORD)).status).toBe(429);
    expect((await askLink(limited, email)).status).toBe(200);
    const [token] = await linksTo(limited, email, 1);
    const client = limited.client();
    const signedIn = await client.post('/api/auth/sign-in-link/redeem', { token });
    expect(signedIn.body).toMatchObject({ needsOnboarding: true, returnTo: null, user: { email } });
    expect((await client.get('/api/auth/user')).body).toMatchObject({ email });
  });

  test('gets the vote flow only in the browser that requested the link', async () => {
    const email = 'pressed@example.org';
    const flow = '0190a000-0000-7000-8000-00000000000b';
    await signUp(server, email);
    const [asking, phone] = [server.client(), server.client()];
    const returnTo = '/conflict/17#vote';
    const ask = () => asking.post('/api/auth/sign-in-link', { email, returnTo, flow });
    const redeem = async (client: TestClient, count: number) => {
      const [token] = (await linksTo(server, email, count)).filter((link) => !used.has(link));
      used.add(token);
      return (await client.post('/api/auth/sign-in-link/redeem', { token })).body;
    };
    const used = new Set<string | undefined>();
    await ask();
    expect(await redeem(asking, 1)).toMatchObject({ flow, returnTo });
    await asking.post('/api/auth/logout');
    await ask();
    expect(await redeem(phone, 2)).toMatchObject({ flow: null, returnTo });
    const other = server.client();
    await other.post('/api/auth/sign-in-link', { email: 'else@example.org', flow });
    await askLink(server, email);
    expect(await redeem(other, 3)).toMatchObject({ flow: null });
  });

  test('signs in by a mailed link once, within fifteen minutes, and continues to the requested page', async () => {
    const email = 'once@example.org';
    await signUp(server, email);
    const redeem = (token?: string) => server.client().post('/api/auth/sign-in-link/redeem', { token });
    await askLink(server, email, { returnTo: '/conflict/17/the-title-tells' });
    const [first] = await linksTo(server, email, 1);
    const clicks = await Promise.all(Array.from({ length: 20 }, () => redeem(first)));
    expect(clicks.filter(({ status }) => status === 200).map(({ body }) => body.returnTo)).toEqual(['/conflict/17']);
    await askLink(server, email);
    const second = (await linksTo(server, email, 2)).find((link) => link !== first);
    passed = 15 * 60_000;
    expect((await redeem(second)).body.code).toBe('token-expired');
    passed = 0;
  });

  test('leaves another account only after confirming, and reading a link shows whose it is without using it', async () => {
    const email = 'sender@example.org';
    await signUp(server, email);
    const victim = await signUp(server, 'victim@example.org');
    await askLink(server, email);
    const [token] = await linksTo(server, email, 1);
    const read = (secret?: string) => server.client().post('/api/auth/sign-in-link/read', { token: secret });
    expect((await read(token)).body).toEqual({ email, nickname: null });
    const redeem = (more = {}) => victim.post('/api/auth/sign-in-link/redeem', { token, ...more });
    const refused = await redeem();
    expect([refused.status, refused.body.code]).toEqual([409, 'other-account']);
    expect((await victim.get('/api/auth/user')).body).toMatchObject({ email: 'victim@example.org' });
    expect((await redeem({ switchAccount: true })).body).toMatchObject({ user: { email } });
    expect((await read(token)).body.code).toBe('token-invalid');
  });

  test('gets one mail a day about registrations of their address', async () => {
    const email = 'forty@example.org';
    await signUp(server, email);
    for (let n = 0; n < 8; n += 1) await server.client().post('/api/auth/register', { email, password: 'another one' });
    await askLink(server, email);
    await expect.poll(() => server.subjectsTo(email)).toContain('Your TwoSides sign-in link');
    const subjects = await server.subjectsTo(email);
    expect(subjects.filter((subject) => subject === 'You already have a TwoSides account')).toHaveLength(1);
  });

  test('keeps the account that a stranger registered: the link removes what the stranger set up', async () => {
    const later = await serverForTest('SQLite', { emailVerification: 'later' });
    const email = 'held@example.org';
    const stranger = later.client();
    await stranger.post('/api/auth/register', { email, password: 'the stranger knows' });
    await askLink(later, email);
    const mails = await later.mailsTo(email, 2);
    const token = secretIn(mails.find(({ subject }) => subject === 'Your TwoSides sign-in link')!);
    const owner = later.client();
    expect((await owner.post('/api/auth/sign-in-link/redeem', { token })).status).toBe(200);
    expect((await owner.get('/api/auth/user')).body).toMatchObject({ emailVerified: true });
    expect((await stranger.get('/api/auth/user')).status).toBe(401);
    const again = await later.client().post('/api/auth/login', { email, password: 'the stranger knows' });
    expect(again.status).toBe(401);
  });
});
