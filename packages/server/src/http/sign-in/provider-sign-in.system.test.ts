import { createServer } from 'node:http';
import { MINUTE } from '@twosides/domain/kernel';
import { PROVIDERS, type ProviderName } from '@twosides/domain/model';
import { SIGN_IN_PROBLEMS } from '@twosides/domain/sign-in';
import { decodeJwt } from 'jose';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { portOf } from '../../test-support/listen.ts';
import { type Person, startTestProvider } from '../../test-support/openid-provider.ts';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { startProviderServer } from '../../test-support/provider-server.ts';
import { beginAt, comeBack, fromApple, locationOf, signInWith } from '../../test-support/provider-visit.ts';
import { forSuite, forTest, serverForTest } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { PUBLIC_ORIGIN, secretIn, type TestServer } from '../../test-support/test-server.ts';

const aPerson = (name: string, changes: Partial<Person> = {}): Person => ({
  subject: `${name} at the provider`,
  email: `${name}@example.org`,
  emailVerified: true,
  ...changes,
});

const OWN_DOMAIN: Readonly<Record<ProviderName, string>> = { google: 'gmail.com', apple: 'icloud.com' };

const atHome = (name: string, provider: ProviderName): Person =>
  aPerson(`${name}-${provider}`, { email: `${name}-${provider}@${OWN_DOMAIN[provider]}` });

const beginConnecting = async (
  client: TestClient,
  provider: ProviderName,
  headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' },
) => locationOf(await client.send(`/auth/${provider}?connect`, { method: 'GET', headers }));

const connect = async (client: TestClient, provider: ProviderName, person: Person) =>
  locationOf(await client.get(await comeBack(client, await beginConnecting(client, provider), person)));

const userOf = async (client: TestClient) => (await client.get('/api/auth/user')).body;

const logIn = (server: TestServer, email: string, password = PASSWORD) =>
  server.client().post('/api/auth/login', { email, password });

describe('Signing in with Google and Apple', () => {
  const server = forSuite(startProviderServer);
  afterEach(() => {
    for (const provider of Object.values(server.providers)) provider.replaceIdToken(null);
  });

  describe('New and known members', () => {
    test.each(PROVIDERS)(
      'become members with %s, verified and on the way to onboarding, and come back as the same',
      async (provider) => {
        const person = atHome('new', provider);
        const client = server.client();
        expect(await signInWith(client, provider, person)).toBe('/onboarding');
        const user = await userOf(client);
        expect(user).toMatchObject({
          email: person.email,
          emailVerified: true,
          onboardingCompleted: false,
          firstName: null,
          profileImageUrl: null,
        });

        const elsewhere = server.client();
        expect(await signInWith(elsewhere, provider, person)).toBe('/onboarding');
        expect((await userOf(elsewhere)).id).toBe(user.id);
      },
    );

    test('are recognized by Apple’s subject, since Apple sends the address only once', async () => {
      const person = aPerson('hidden', { email: 'x7k2@privaterelay.appleid.com' });
      const first = server.client();
      await signInWith(first, 'apple', person);
      const again = server.client();
      expect(await signInWith(again, 'apple', { subject: person.subject })).toBe('/onboarding');
      expect((await userOf(again)).email).toBe('x7k2@privaterelay.appleid.com');
      expect((await userOf(again)).id).toBe((await userOf(first)).id);
    });

    test('get a new session id, so a fixated one is useless', async () => {
      const victim = server.client();
      await victim.post('/api/auth/register', { email: 'fixed-session@example.org', password: PASSWORD });
      const fixed = victim.cookies();
      expect(fixed).toMatch(/^twosides=/);
      await signInWith(victim, 'google', aPerson('fixation'));
      const attacker = server.client();
      attacker.setCookies(fixed);
      expect((await attacker.get('/api/auth/user')).status).toBe(401);
      expect((await userOf(victim)).email).toBe('fixation@example.org');
    });
  });

  describe('Existing accounts', () => {
    test('are linked if both sides verified the address, in any case; the password stays, and a mail says so', async () => {
      const member = await signUp(server, 'both@example.org');
      const client = server.client();
      await signInWith(client, 'google', aPerson('both', { email: 'BOTH@Example.org' }));
      expect((await userOf(client)).id).toBe((await userOf(member)).id);
      expect((await logIn(server, 'both@example.org')).status).toBe(200);
      expect(await server.subjectsTo('both@example.org')).toContain('You can now sign in to TwoSides with Google');
      expect((await client.get('/api/auth/security')).body).toMatchObject({
        hasPassword: true,
        connections: [{ provider: 'google' }],
      });
    });

    test.each(PROVIDERS)('lose a password set before %s verified the address', async (provider) => {
      const person = atHome('hijacked', provider);
      const email = person.email ?? '';
      const thief = server.client();
      await thief.post('/api/auth/register', { email, password: 'the thief knows' });
      const [verification] = await server.mailsTo(email);
      const phone = await server.client().post('/api/auth/verify-email', { token: secretIn(verification) });
      expect(phone.body.verified).toBe(false);

      const owner = server.client();
      await signInWith(owner, provider, person);
      expect(await userOf(owner)).toMatchObject({ email, emailVerified: true });
      expect((await logIn(server, email, 'the thief knows')).status).toBe(401);
      const link = await thief.get(`/api/auth/verify-email?token=${secretIn(verification)}`);
      expect(link.body.signedIn).not.toBe(true);
      expect((await thief.get('/api/auth/user')).status).toBe(401);
    });

    test('cannot be replaced by a registration when a provider created them', async () => {
      const owner = server.client();
      await signInWith(owner, 'google', aPerson('first-here'));
      const registration = { email: 'first-here@example.org', password: 'the thief knows' };
      await server.client().post('/api/auth/register', registration);
      expect(await server.subjectsTo('first-here@example.org')).toEqual(['You already have a TwoSides account']);
      expect((await logIn(server, 'first-here@example.org', 'the thief knows')).body.code).toBe('email-not-verified');
      expect((await userOf(owner)).emailVerified).toBe(true);
    });

    test.each(PROVIDERS)('are not accessible with an address %s has not verified', async (provider) => {
      const email = `target-${provider}@example.org`;
      const member = await signUp(server, email);
      const thief = server.client();
      const unverified = aPerson(`target-${provider}`, { subject: `thief at ${provider}`, emailVerified: false });
      expect(await signInWith(thief, provider, unverified)).toBe('/login?error=email-unverified');
      expect((await thief.get('/api/auth/user')).status).toBe(401);
      expect((await member.get('/api/auth/security')).body.connections).toEqual([]);
    });

    test('cannot be prepared under an unverified address as a trap for its owner', async () => {
      const thief = aPerson('later', { subject: 'thief of later', emailVerified: false });
      expect(await signInWith(server.client(), 'google', thief)).toBe('/login?error=email-unverified');
      const owner = await signUp(server, 'later@example.org');
      expect(await signInWith(server.client(), 'google', thief)).toBe('/login?error=email-unverified');
      const ownerToo = server.client();
      await signInWith(ownerToo, 'google', aPerson('later'));
      expect((await userOf(ownerToo)).id).toBe((await userOf(owner)).id);
    });

    test('are not accessible to a second account of the provider with the same address', async () => {
      await signInWith(server.client(), 'google', aPerson('reassigned'));
      const second = aPerson('reassigned', { subject: 'the next one with this address' });
      expect(await signInWith(server.client(), 'google', second)).toBe('/login?error=account-exists');
    });

    test('require an address for an unknown identity', async () => {
      expect(await signInWith(server.client(), 'apple', { subject: 'no address' })).toBe(
        '/login?error=email-unverified',
      );
      const broken = aPerson('broken', { email: 'not an address' });
      expect(await signInWith(server.client(), 'google', broken)).toBe('/login?error=email-unverified');
    });
  });

  describe('An answer', () => {
    test('redirects with a message when the provider denies', async () => {
      for (const provider of PROVIDERS)
        expect(await signInWith(server.client(), provider, 'cancels')).toBe('/login?error=denied');
      expect(SIGN_IN_PROBLEMS.denied).toMatch(/canceled/);
    });

    test('works once: a replay signs nobody in, in any browser', async () => {
      const client = server.client();
      const callback = await comeBack(client, await beginAt(client, 'google'), aPerson('replay'));
      const copy = server.client();
      copy.setCookies(client.cookies());
      expect(locationOf(await client.get(callback))).toBe('/onboarding');
      expect(locationOf(await client.get(callback))).toBe('/login?error=expired');
      expect(locationOf(await copy.get(callback))).toBe('/login?error=expired');
      expect((await copy.get('/api/auth/user')).status).toBe(401);
    });

    test('belongs to the browser that started it', async () => {
      const thief = server.client();
      const callback = await comeBack(thief, await beginAt(thief, 'google'), aPerson('thief-of-sessions'));
      const victim = await signUp(server, 'lured@example.org');
      await beginAt(victim, 'google');
      expect(locationOf(await victim.get(callback))).toBe('/login?error=expired');
      expect((await userOf(victim)).email).toBe('lured@example.org');
    });

    test('belongs to its provider, and is refused at the other’s URL', async () => {
      const client = server.client();
      const callback = await comeBack(client, await beginAt(client, 'google'), aPerson('mixed'));
      expect(locationOf(await client.get(callback.replace('/google/', '/apple/')))).toBe('/login?error=expired');
      expect((await client.get('/api/auth/user')).status).toBe(401);
    });

    test.each(['', '?code=x', '?state=x&code=x', '?state=&code=', '?state=x&state=y&code=z', '?error=access_denied'])(
      'without the state of an attempt is refused: %s',
      async (query) => {
        const client = server.client();
        await beginAt(client, 'google');
        expect(locationOf(await client.get(`/auth/google/callback${query}`))).toBe('/login?error=expired');
      },
    );

    test('with a changed state or forged code is refused', async () => {
      const client = server.client();
      const callback = await comeBack(client, await beginAt(client, 'google'), aPerson('changed'));
      expect(locationOf(await client.get(callback.replace(/state=./, 'state=_')))).toBe('/login?error=expired');
      expect(locationOf(await client.get(callback.replace(/code=[^&]+/, 'code=forged')))).toBe(
        '/login?error=unavailable',
      );
      expect((await client.get('/api/auth/user')).status).toBe(401);
    });

    test('expires after ten minutes', async () => {
      const clock = { now: Date.now() };
      const late = await serverForTest('SQLite', { clock: () => clock.now, env: server.providers.google.env });
      const client = late.client();
      const callback = await comeBack(client, await beginAt(client, 'google'), aPerson('late'));
      clock.now += 10 * 60_000;
      expect(locationOf(await client.get(callback))).toBe('/login?error=expired');
    });
  });

  describe('An ID token', () => {
    const attempt = async (provider: ProviderName, replace: (token: string) => Promise<string> | string) => {
      server.providers[provider].replaceIdToken(replace);
      const client = server.client();
      const end = await signInWith(client, provider, aPerson('forged'));
      return { end, status: (await client.get('/api/auth/user')).status };
    };
    const REFUSED = { end: '/login?error=unavailable', status: 401 };
    const resign = (provider: ProviderName, changes: Record<string, unknown>) => (token: string) =>
      server.providers[provider].sign({ ...decodeJwt(token), ...changes });

    test('is accepted when re-signed with the provider’s key, so one that is refused is refused for its claims', async () => {
      expect((await attempt('google', resign('google', {}))).end).toBe('/onboarding');
    });

    test.each(PROVIDERS)('of %s for another audience is refused', async (provider) => {
      expect(await attempt(provider, resign(provider, { aud: 'another site' }))).toEqual(REFUSED);
    });
  });

  describe('Apple’s form post', () => {
    test('needs no cookie and neither reads nor sets a session', async () => {
      const member = await signUp(server, 'stays@example.org');
      const post = await server.client().send('/auth/apple/callback', fromApple('state=x&code=y'));
      expect([post.status, locationOf(post), post.headers.getSetCookie()]).toEqual([
        303,
        '/auth/apple/callback?state=x&code=y',
        [],
      ]);
      expect(locationOf(await member.get('/auth/apple/callback?state=x&code=y'))).toBe('/login?error=expired');
      expect((await userOf(member)).email).toBe('stays@example.org');
    });

    test('forwards only the answer, and only to our callback', async () => {
      const post = await server
        .client()
        .send('/auth/apple/callback', fromApple('state=a%26b%0d%0aX:1&user=%7B%7D&id_token=t&returnTo=//evil.example'));
      expect(locationOf(post)).toBe('/auth/apple/callback?state=a%26b%0D%0AX%3A1');
    });

    test('must be a short form', async () => {
      const client = server.client();
      const long = await client.send('/auth/apple/callback', fromApple(`state=${'x'.repeat(20_000)}`));
      expect(long.status).toBe(400);
      const json = await client.send('/auth/apple/callback', { method: 'POST', body: '{}' });
      expect(json.status).toBe(415);
    });

    test('is the only cross-site write allowed', async () => {
      const paths = ['/auth/google/callback', '/auth/google', '/auth/apple', '/api/auth/logout'];
      for (const path of paths) expect((await server.client().send(path, fromApple('state=x'))).status).toBe(403);
    });
  });

  describe('Connecting', () => {
    test('adds a sign-in method, whatever the provider’s address, and sends a mail', async () => {
      const member = await signUp(server, 'connecting@example.org');
      expect(await connect(member, 'apple', aPerson('apple-name'))).toBe('/settings?connected=apple#sign-in');
      expect((await member.get('/api/auth/security')).body).toEqual({
        hasPassword: true,
        connections: [{ provider: 'apple', connectedAt: expect.any(String) }],
        passkeys: [],
        passkeyHandle: null,
        pendingEmail: null,
      });
      const elsewhere = server.client();
      await signInWith(elsewhere, 'apple', aPerson('apple-name'));
      expect((await userOf(elsewhere)).email).toBe('connecting@example.org');
      const subjects = await server.subjectsTo('connecting@example.org');
      expect(subjects).toContain('You can now sign in to TwoSides with Apple');
    });

    test('starts only on our own page, signed in', async () => {
      const member = await signUp(server, 'lured-to-connect@example.org');
      const begun = (client: TestClient, headers: Record<string, string>) => beginConnecting(client, 'google', headers);
      expect(await begun(member, { 'Sec-Fetch-Site': 'cross-site' })).toBe('/settings?error=expired#sign-in');
      expect(await begun(member, { 'Sec-Fetch-Site': 'none' })).toBe('/settings?error=expired#sign-in');
      expect(await begun(member, { Referer: 'https://evil.example/' })).toBe('/settings?error=expired#sign-in');
      expect(await begun(member, {})).toBe('/settings?error=expired#sign-in');
      expect(await begun(member, { Referer: `${PUBLIC_ORIGIN}/settings` })).toContain(server.providers.google.issuer);
      expect(await begun(server.client(), { 'Sec-Fetch-Site': 'same-origin' })).toBe('/login?error=expired');
    });

    test('applies to the member who started it, not one who signed in meanwhile', async () => {
      const client = await signUp(server, 'began@example.org');
      const callback = await comeBack(client, await beginConnecting(client, 'google'), aPerson('whose'));
      await signUp(server, 'meanwhile@example.org');
      await client.post('/api/auth/login', { email: 'meanwhile@example.org', password: PASSWORD });
      expect(locationOf(await client.get(callback))).toBe('/settings?error=expired#sign-in');
      expect((await client.get('/api/auth/security')).body.connections).toEqual([]);
    });

    test('accepts no identity of another member, and one per provider', async () => {
      await signInWith(server.client(), 'google', aPerson('owned'));
      const member = await signUp(server, 'greedy@example.org');
      expect(await connect(member, 'google', aPerson('owned'))).toBe('/settings?error=identity-taken#sign-in');
      expect(await connect(member, 'google', aPerson('greedy-1'))).toBe('/settings?connected=google#sign-in');
      expect(await connect(member, 'google', aPerson('greedy-2'))).toBe('/settings?error=already-connected#sign-in');
      expect(await connect(member, 'google', aPerson('greedy-1'))).toBe('/settings?connected=google#sign-in');
    });
  });

  describe('Disconnecting', () => {
    const disconnect = (client: TestClient, provider: string) =>
      client.send(`/api/auth/connections/${provider}`, { method: 'DELETE' });

    test('removes a sign-in method', async () => {
      const member = await signUp(server, 'leaving@example.org');
      await connect(member, 'google', aPerson('leaving-google'));
      const answer = await disconnect(member, 'google');
      expect([answer.status, answer.body]).toMatchObject([200, { hasPassword: true, connections: [] }]);
      expect((await disconnect(member, 'google')).body.code).toBe('connection-not-found');
      expect((await disconnect(member, 'facebook')).status).toBe(404);
      const after = server.client();
      await signInWith(after, 'google', aPerson('leaving-google'));
      expect((await userOf(after)).email).toBe('leaving-google@example.org');
      const subjects = await server.subjectsTo('leaving@example.org', 2);
      expect(subjects).toContain('You can no longer sign in to TwoSides with Google');
    });

    test('never removes the last sign-in method', async () => {
      const member = server.client();
      await signInWith(member, 'google', aPerson('only-google'));
      const refused = await disconnect(member, 'google');
      expect([refused.status, refused.body.code]).toEqual([409, 'last-way-in']);
      await connect(member, 'apple', aPerson('only-google'));
      const both = await Promise.all([disconnect(member, 'google'), disconnect(member, 'apple')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test('like connecting, requires a recent sign-in, so a stranger who finds an open session changes nothing', async () => {
      const clock = { now: Date.now() };
      const late = await serverForTest('SQLite', { clock: () => clock.now, env: server.providers.google.env });
      const member = await signUp(late, 'found-open@example.org');
      expect(await connect(member, 'google', aPerson('found-open'))).toBe('/settings?connected=google#sign-in');
      clock.now += 10 * MINUTE;
      expect((await disconnect(member, 'google')).body.code).toBe('sign-in-again');
      expect(await beginConnecting(member, 'google')).toBe('/settings?error=sign-in-again#sign-in');
      await member.post('/api/auth/login', { email: 'found-open@example.org', password: PASSWORD });
      expect((await disconnect(member, 'google')).status).toBe(200);
    });
  });

  test('writes no subject, address, code, token or state into the log', () => {
    expect(server.log()).not.toMatch(/example\.org|at the provider|code=|state=|eyJ/);
    expect(server.log()).toContain('signing in with a provider failed');
  });
});

describe('Signing in with Google and Apple with a session before verification', () => {
  test('ends all sessions from before the provider verified the address', async () => {
    const google = await forTest(startTestProvider('google', PUBLIC_ORIGIN));
    const server = await serverForTest('SQLite', { env: google.env, emailVerification: 'later' });
    const thief = server.client();
    await thief.post('/api/auth/register', { email: 'early@example.org', password: 'the thief knows' });
    expect((await thief.get('/api/auth/user')).status).toBe(200);
    expect(await connect(thief, 'google', aPerson('thief'))).toBe('/settings?error=verification-required#sign-in');
    const owner = server.client();
    await signInWith(owner, 'google', aPerson('early'));
    expect((await userOf(owner)).email).toBe('early@example.org');
    expect((await thief.get('/api/auth/user')).status).toBe(401);
    expect((await logIn(server, 'early@example.org', 'the thief knows')).status).toBe(401);
  });
});

describe('Unavailable providers', () => {
  test('redirect to the login page with a message when not configured', async () => {
    const server = await serverForTest('SQLite');
    const client = server.client();
    expect((await client.get('/api/auth/providers')).body).toEqual({
      providers: [],
      unconfigured: ['google', 'apple'],
    });
    for (const provider of PROVIDERS)
      expect(locationOf(await client.get(`/auth/${provider}`))).toBe('/login?error=not-configured');
    expect((await client.get('/auth/facebook')).status).toBe(404);
    expect((await client.get('/auth/google/nothing')).status).toBe(404);
  });

  test('redirect to the login page when unreachable, before or after the visit', async () => {
    const google = await startTestProvider('google', PUBLIC_ORIGIN);
    const server = await serverForTest('SQLite', { env: google.env });
    const other = await serverForTest('SQLite', { env: google.env });
    const client = server.client();
    const callback = await comeBack(client, await beginAt(client, 'google'), aPerson('away'));
    await google.end();
    expect(locationOf(await client.get(callback))).toBe('/login?error=unavailable');
    expect(locationOf(await other.client().get('/auth/google'))).toBe('/login?error=unavailable');
  });

  test('time out', async () => {
    const silent = createServer(() => {});
    const issuer = `http://127.0.0.1:${await portOf(silent.listen(0, '127.0.0.1'))}`;
    const env = { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    const server = await serverForTest('SQLite', { env });
    onTestFinished(() => {
      silent.closeAllConnections();
      silent.close();
    });
    expect(locationOf(await server.client().get('/auth/google'))).toBe('/login?error=unavailable');
  });

  test('are rate-limited per address', async () => {
    const google = await forTest(startTestProvider('google', PUBLIC_ORIGIN));
    const server = await serverForTest('SQLite', { env: { ...google.env, RATE_LIMITS: 'provider-sign-in=2/3600' } });
    for (const _ of [1, 2]) await beginAt(server.client(), 'google');
    expect(locationOf(await server.client().get('/auth/google'))).toBe('/login?error=too-many-requests');
  });

  test('are refused when they claim another issuer', async () => {
    const google = await forTest(startTestProvider('google', PUBLIC_ORIGIN));
    const server = await serverForTest('SQLite', {
      env: { ...google.env, GOOGLE_ISSUER: google.issuer.replace('127.0.0.1', 'localhost') },
    });
    expect(locationOf(await server.client().get('/auth/google'))).toBe('/login?error=unavailable');
  });
});
