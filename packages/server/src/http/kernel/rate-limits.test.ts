import { type RouteName, routes } from '@twosides/domain/contract';
import type { RateLimiter } from '@twosides/domain/kernel';
import type { Context } from 'koa';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { maintainedLists } from '../../adapters/maintained-lists/maintained-lists.ts';
import { rateLimiterInMemory } from '../../adapters/rate-limiter.ts';
import { createSecrets } from '../../adapters/secrets/secrets.ts';
import { borrowDatabase } from '../../test-support/databases-of-run.ts';
import { CONFLICT, PASSWORD, signUp, signUpAndOnboard } from '../../test-support/people.ts';
import { serverForTest } from '../../test-support/suites.ts';
import { revalidate, statusesOf } from '../../test-support/test-client.ts';
import type { Database, TestServer } from '../../test-support/test-server.ts';
import { rateLimiting } from '../middleware/rate-limiting.ts';
import { parseRateLimits, RATE_LIMITS, rateLimitsOf } from './rate-limits.ts';

afterEach(() => void vi.useRealTimers());

const start = (rateLimits: string, env: Readonly<Record<string, string>> = {}, database: Database = 'SQLite') =>
  serverForTest(database, { env: { RATE_LIMITS: rateLimits, ...env } });

const logIn = (server: TestServer, email = 'nobody@example.org', headers: Readonly<Record<string, string>> = {}) =>
  server.client().post('/api/auth/login', { email, password: 'a wrong one' }, headers);

const NEEDS = {
  lists: maintainedLists,
  own: rateLimiterInMemory(),
  proofs: { challenge: () => expect.fail(), redeem: async () => true },
  stampOf: (_: string, text: string) => text,
  isBuiltFile: () => false,
};

const registrationsOf = () => {
  const limits = rateLimiting({ ...NEEDS, shared: rateLimiterInMemory() }, {});
  return (ip: string, email: string | null = null) =>
    limits.count({ ip } as Context, 'register', { email, member: null, proof: 'solved' }).then(
      () => 'counted',
      (refusal: { readonly code: string }) => refusal.code,
    );
};

describe('Rate limits', () => {
  test('match the specification', () => {
    expect(RATE_LIMITS).toMatchObject({
      'login-minute': { by: 'address', points: 6, seconds: 60 },
      'login-hour': { by: 'address', points: 30, seconds: 3_600 },
      'login-email': { by: 'email', points: 25, seconds: 3_600 },
      register: { by: 'address', points: 20, seconds: 3_600 },
      'forgot-password': { by: 'mailbox', points: 5, seconds: 1_800 },
      'resend-verification': { by: 'mailbox', points: 5, seconds: 1_800 },
      vote: { by: 'member', points: 60, seconds: 60 },
      comment: { by: 'member', points: 10, seconds: 60 },
      post: { by: 'member', points: 5, seconds: 3_600 },
    });
  });

  test.each(Object.keys(routes) as RouteName[])(
    'of %s: none where it only reads, at least one where it writes, searches or reads everything',
    (name) => {
      const weighs = name === 'exportAccount' || name === 'search';
      expect(rateLimitsOf(name).length > 0).toBe(routes[name].method !== 'GET' || weighs);
    },
  );

  test('apply to cached answers only through the limit of all requests', () => {
    const common = Object.entries(routes).flatMap(([name, route]) => ('common' in route ? [name as RouteName] : []));
    expect(common.length).toBeGreaterThan(5);
    expect(common.flatMap(rateLimitsOf)).toEqual([]);
  });

  test('refuse the seventh login within a minute with the time to wait, and allow it a minute later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = await start('on');
    expect(await statusesOf(6, () => logIn(server))).toEqual(Array(6).fill(401));
    const refused = await logIn(server);
    const wait = Number(refused.headers.get('Retry-After'));
    expect(refused.status).toBe(429);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.body).toEqual({
      error: expect.stringMatching(/^You’re going a little too fast\. You can try again in \d+ (second|minute)s?\.$/),
      code: 'too-many-requests',
    });
    vi.setSystemTime(Date.now() + wait * 1_000);
    expect((await logIn(server)).status).toBe(401);
  });

  test('never lock for good: refused requests do not extend the wait', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = await start('login-minute=1/60');
    const begun = Date.now();
    await logIn(server);
    for (const second of [10, 30, 59]) {
      vi.setSystemTime(begun + second * 1_000);
      const refused = await logIn(server);
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(60 - second)]);
    }
    vi.setSystemTime(begun + 60_000);
    expect((await logIn(server)).status).toBe(401);
  });

  test('are the same for an address with and without an account', async () => {
    const limits = 'login-email=2/3600,login-minute=99/60,forgot-password=2/1800,resend-verification=2/1800';
    const server = await start(limits);
    await signUp(server, 'known@example.org');
    for (const path of ['login', 'forgot-password', 'resend-verification']) {
      const ask = (email: string) => {
        const body = path === 'login' ? { email, password: 'a wrong one' } : { email };
        return server.client().post(`/api/auth/${path}`, body);
      };
      const answersFor = async (email: string) => {
        const answers = [await ask(email), await ask(email.toUpperCase()), await ask(email)];
        return answers.map(({ status, text }) => [status, text.replaceAll(/\d+ (second|minute)s?/g, 'a while')]);
      };
      const known = await answersFor('known@example.org');
      expect(known.map(([status]) => status)).toEqual([known[0]?.[0], known[0]?.[0], 429]);
      expect(await answersFor('unknown@example.org')).toEqual(known);
    }
  });

  test('on mails to a mailbox are shared by all spellings of its address', async () => {
    const server = await start('forgot-password=2/1800,sign-in-link=2/1800,register-mailbox=2/86400');
    const spellings = ['ana.maria@gmail.com', 'anamaria+x@gmail.com', 'AnaMaria@googlemail.com'];
    for (const path of ['forgot-password', 'sign-in-link', 'register']) {
      const more = path === 'register' && { password: PASSWORD };
      const ask = (n: number) => server.client().post(`/api/auth/${path}`, { email: spellings[n - 1], ...more });
      expect(await statusesOf(3, ask)).toEqual([200, 200, 429]);
    }
  });

  test('on mails to a mailbox also apply to a member’s new address, from any account', async () => {
    const server = await start('change-email=2/1800');
    const members = await Promise.all([1, 2, 3].map((n) => signUp(server, `member${n}@example.org`)));
    const ask = (n: number) =>
      members[n - 1]?.post('/api/auth/email', { email: `flooded+${n}@example.net`, password: PASSWORD }) ??
      expect.fail();
    expect(await statusesOf(3, ask)).toEqual([200, 200, 429]);
  });

  describe('on mailed links leave a mailbox', () => {
    const [known, unknown] = ['known@example.org', 'unknown@example.org'];
    const startWithMembers = async (limits = 'on') => {
      const server = await start(limits);
      await signUp(server, known);
      const member = await signUp(server, 'member@example.org');
      const ask = async (email: string, path: string) =>
        (await server.client().post(`/api/auth/${path}`, { email })).status;
      const move = async (email: string) =>
        (await member.post('/api/auth/email', { email, password: PASSWORD })).status;
      return { server, ask, move };
    };

    test('six into an account in half an hour, whether or not there is one, and never stop its password', async () => {
      const { server, ask, move } = await startWithMembers();
      for (const email of [known, unknown]) {
        const answers: number[] = [];
        for (let n = 0; n < 4; n++) answers.push(await ask(email, 'forgot-password'), await ask(email, 'sign-in-link'));
        expect([...answers, await move(email)]).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429]);
      }
      expect((await server.client().post('/api/auth/login', { email: known, password: PASSWORD })).status).toBe(200);
    });

    test('twelve of all kinds in an hour, which asking for verification alone cannot use up', async () => {
      const { ask, move } = await startWithMembers('resend-verification=10/3600');
      for (const email of [known, unknown]) {
        for (let n = 0; n < 10; n++) expect(await ask(email, 'resend-verification')).toBe(200);
        const rest = [await ask(email, 'forgot-password'), await move(email), await ask(email, 'sign-in-link')];
        expect(rest).toEqual([200, 200, 429]);
      }
    });

    test('twelve with those for registrations, whatever the tags', async () => {
      const { server, ask } = await startWithMembers();
      for (const email of [known, unknown]) {
        const tagged = (n: number) => email.replace('@', `+${n}@`);
        const register = (n: number) =>
          server.client().post('/api/auth/register', { email: tagged(n), password: PASSWORD });
        expect(await statusesOf(6, register)).toEqual(Array(6).fill(200));
        const links = [];
        for (let n = 0; n < 3; n++) links.push(await ask(email, 'forgot-password'), await ask(email, 'sign-in-link'));
        expect(links).toEqual(Array(6).fill(200));
        expect(await ask(email, 'resend-verification')).toBe(429);
      }
    });
  });

  test('on a search page are those of the search API', async () => {
    const server = await serverForTest('SQLite', { env: { RATE_LIMITS: 'search=2/60' }, rendersPages: true });
    const visitor = server.client();
    expect(await statusesOf(2, (n) => visitor.get(`/search?q=dishes${n}`))).toEqual([200, 200]);
    expect((await visitor.get('/api/search?q=dishes')).status).toBe(429);
    expect((await visitor.get('/search?q=laundry')).status).toBe(429);
    expect((await visitor.get('/search')).status).toBe(200);
  });

  test('on rendering count pages and pictures that are rendered, not cached ones', async () => {
    const env = { RATE_LIMITS: 'rendering=3/60', TRUSTED_PROXIES: '1' };
    const now = Date.now();
    const server = await serverForTest('SQLite', { env, rendersPages: true, clock: () => now });
    const from = (seen: string, path: string) =>
      server.client().send(path, { method: 'GET', headers: { 'X-Forwarded-For': seen } });
    const paths = ['/nothing', '/nothing/else', '/conflict/8', '/conflict/9', '/api/og/site', '/about', '/api/og/site'];
    const answers = await statusesOf(paths.length, (n) => from('203.0.113.1', paths[n - 1] ?? ''));
    expect(answers).toEqual([404, 404, 404, 404, 200, 429, 200]);
    expect((await from('203.0.113.2', '/about')).status).toBe(200);
  });

  test('on unsubscribing are shared by the page and the mail program’s button', async () => {
    const server = await start('visitor-writes=2/60');
    const press = () => server.client().post('/unsubscribe?token=made-up');
    expect(await statusesOf(3, press)).toEqual([400, 400, 429]);
    expect((await server.client().post('/api/unsubscribe', { token: 'made-up' })).status).toBe(429);
  });

  test('cannot be escaped with a forged X-Forwarded-For', async () => {
    const server = await start('login-minute=2/60');
    const forged = (n: number) => logIn(server, `n${n}@example.org`, { 'X-Forwarded-For': `203.0.113.${n}` });
    expect(await statusesOf(3, forged)).toEqual([401, 401, 429]);
  });

  test('count the address the trusted proxy saw', async () => {
    const server = await start('login-minute=2/60', { TRUSTED_PROXIES: '1' });
    const from = (seen: string) => (n: number) =>
      logIn(server, `n${n}@example.org`, { 'X-Forwarded-For': `198.51.100.${n}, ${seen}` });
    expect(await statusesOf(3, from('203.0.113.1'))).toEqual([401, 401, 429]);
    expect(await statusesOf(1, from('203.0.113.2'))).toEqual([401]);
    expect(await statusesOf(1, from('::ffff:203.0.113.1'))).toEqual([429]);
  });

  test('count a /64 of IPv6 as one address', async () => {
    const server = await start('login-minute=2/60', { TRUSTED_PROXIES: '1' });
    const from = (seen: string) => logIn(server, 'nobody@example.org', { 'X-Forwarded-For': seen });
    const household = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:0db8:0001:0002:1:2:3:4'];
    expect(await statusesOf(3, (n) => from(household[n - 1] ?? ''))).toEqual([401, 401, 429]);
    expect((await from('2001:db8:1:3::1')).status).toBe(401);
  });

  test.each([
    ['IPv6', (n: number) => `2001:db8:7:${n.toString(16)}00::1`],
    ['IPv4', (n: number) => `203.0.113.${n}`],
  ])(
    'of registering end for a whole network of %s, from whichever of its addresses one comes',
    async (_, addressOf) => {
      const register = registrationsOf();
      const answers: string[] = [];
      for (let n = 1; n <= 45; n++) answers.push(await register(addressOf(n)));
      expect(answers).toEqual(Array.from({ length: 45 }, (_, n) => (n < 40 ? 'counted' : 'too-many-requests')));
      expect(await register('2001:db8:8::1')).toBe('counted');
      expect(await register('203.0.114.1')).toBe('counted');
    },
  );

  test('on registering stop a /56 before its network', async () => {
    const register = registrationsOf();
    for (let n = 1; n <= 30; n++)
      expect(await register(`2001:db8:7:1${n.toString(16).padStart(2, '0')}::1`)).toBe('counted');
    expect(await register('2001:db8:7:1ff::1')).toBe('too-many-requests');
    expect(await register('2001:db8:7:200::1')).toBe('counted');
  });

  test('on registering stop a domain, from any network, but no large mail provider', async () => {
    const register = registrationsOf();
    const from = (n: number) => `203.${n}.113.1`;
    const host = (n: number) => (n % 2 === 0 ? 'example.org' : `m${n}.example.org`);
    for (let n = 1; n <= 30; n++) expect(await register(from(n), `name-${n}@${host(n)}`)).toBe('counted');
    expect(await register(from(31), 'name@last.example.org')).toBe('too-many-requests');
    expect(await register(from(32), 'name@example.net')).toBe('counted');
    for (let n = 100; n < 160; n++) expect(await register(from(n), `name-${n}@gmail.com`)).toBe('counted');
  });

  test('on logins and all requests also apply to whole networks', async () => {
    const server = await start('login-network=2/60,requests-site=5/60', { TRUSTED_PROXIES: '1' });
    const from = (seen: string) => logIn(server, 'nobody@example.org', { 'X-Forwarded-For': seen });
    const spread = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.114.1'];
    expect(await statusesOf(4, (n) => from(spread[n - 1] ?? ''))).toEqual([401, 401, 429, 401]);
    const look = (n: number) =>
      server.client().send('/api/stats', { headers: { 'X-Forwarded-For': `2001:db8:1:${n}::1` } });
    expect(await statusesOf(6, look)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('that cannot be counted answer 503; a point that cannot be refunded is ignored', async () => {
    const deadlock = async () => Promise.reject(new Error('deadlock detected'));
    const caller = { email: null, member: null };
    const ctx = { ip: '203.0.113.1' } as Context;
    const limitsOver = (shared: RateLimiter) => rateLimiting({ ...NEEDS, shared }, {});

    const failing = limitsOver({ take: deadlock, giveBack: deadlock });
    await expect(failing.count(ctx, 'register', caller)).rejects.toMatchObject({
      code: 'unavailable',
      cause: new Error('deadlock detected'),
    });
    const unrefunded = limitsOver({ take: async () => ({ wait: null, used: 1 }), giveBack: deadlock });
    const counted = await unrefunded.count(ctx, 'register', caller);
    await expect(counted.giveBack()).resolves.toBeUndefined();
  });

  test.each([
    ['on', {}],
    ['off', 'off'],
    [
      'register=100/3600, comment=20/60',
      { register: { points: 100, seconds: 3_600 }, comment: { points: 20, seconds: 60 } },
    ],
    ['toString=1/1', expect.stringMatching(/^must be "on", "off", or limits/)],
    ['register=0/60', expect.stringMatching(/^must be/)],
    ['register=10', expect.stringMatching(/^must be/)],
    ['always', expect.stringMatching(/^must be/)],
  ])('are set by "%s"', (text, setting) => {
    expect(parseRateLimits(text)).toEqual(setting);
  });
});

describe('Limits of requests', () => {
  test('count reads, pages, the API and missing files, but not built files or health', async () => {
    const server = await start('requests=2/60');
    const visitor = server.client();
    const [built, missing] = ['/assets/app.js', '/assets/gone.js'];
    const paths = [built, '/healthz', missing, '/api/stats', '/', '/api/stats', missing, '/healthz', built];
    const answers = await statusesOf(paths.length, (n) => visitor.get(paths[n - 1] ?? ''));
    expect(answers).toEqual([200, 200, 404, 200, 429, 429, 429, 200, 200]);
  });

  test.each(['/api/conflicts', '/'])('count what is sent from memory like any other: %s', async (path) => {
    const server = await start('requests=3/60');
    const ask = (headers = {}) => server.client().send(path, { method: 'GET', headers });
    const { headers } = await ask();
    const again = await ask();
    const had = await server.client().send(path, revalidate(headers.get('ETag')));
    expect([again.status, had.status, (await ask()).status]).toEqual([200, 304, 429]);
  });

  test('of members are separate for votes, comments, conflicts and edits, and repeated operations are free', async () => {
    const server = await start('vote=2/60,comment=2/60,post=2/3600,edit=2/3600');
    const ada = await signUpAndOnboard(server, 'ada@example.org', 'Ada');
    const post = () => ada.post('/api/conflicts', CONFLICT);
    const { id } = (await post()).body;
    const key = { 'Idempotency-Key': '6f1f7b0a-58a1-4a0e-9df5-6d1f0c6f0a11' };
    const vote = (headers = {}) => ada.post(`/api/conflicts/${id}/vote`, { side: 'her' }, headers);
    const comment = () => ada.post(`/api/conflicts/${id}/comments`, { content: 'A view.' });
    const edit = () => ada.patch(`/api/conflicts/${id}`, { title: 'Another title for it' });

    expect(await statusesOf(3, edit)).toEqual([200, 200, 429]);
    expect(await statusesOf(3, () => vote(key))).toEqual([200, 200, 200]);
    expect(await statusesOf(2, () => vote())).toEqual([200, 429]);
    expect(await statusesOf(3, comment)).toEqual([201, 201, 429]);
    expect(await statusesOf(2, post)).toEqual([201, 429]);

    const ben = await signUpAndOnboard(server, 'ben@example.org', 'Ben');
    expect((await ben.post(`/api/conflicts/${id}/vote`, { side: 'his' })).status).toBe(200);
  });
});

describe.skipIf(process.env.MONGODB_URL === undefined)('Two server processes on one MongoDB', () => {
  test('share limits and sessions', async () => {
    const { url: MONGODB_URL, giveBack } = await borrowDatabase(createSecrets('f'.repeat(32)));
    onTestFinished(giveBack);
    const secrets = { SESSION_KEYS: 'k'.repeat(32), HASH_SECRET: 'f'.repeat(32) };
    const env = { MONGODB_URL, ...secrets, EMAIL_VERIFICATION: 'later' };
    const one = await start('login-minute=3/60', env, 'MongoDB');
    const two = await start('login-minute=3/60', env, 'MongoDB');
    const client = one.client();
    await client.post('/api/auth/register', { email: 'ada@example.org', password: PASSWORD });
    const elsewhere = two.client();
    elsewhere.setCookies(client.cookies());
    expect((await elsewhere.get('/api/auth/user')).body.email).toBe('ada@example.org');
    await elsewhere.post('/api/auth/logout');
    expect((await client.get('/api/auth/user')).status).toBe(401);

    const both = [one, two, one, two, one] as const;
    expect(await statusesOf(5, (n) => logIn(both[n - 1] ?? one))).toEqual([401, 401, 401, 429, 429]);
  });
});
