import { beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, PASSWORD } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite, serverForTest } from '../../test-support/suites.ts';
import { startTestServer } from '../../test-support/test-server.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

describe('Every answer', () => {
  const server = serverForSuite('SQLite');
  const member = memberForSuite(server, 'ada@example.org', 'Ada');
  beforeAll(async () => {
    await member.post('/api/conflicts', CONFLICT);
  });

  test.each([
    '/',
    '/conflict/1',
    '/index.html',
    '/verify-email?token=x',
    '/nothing',
    '/api/stats',
    '/api/nothing',
    '/api/conflicts/x',
    '/healthz',
    '/metrics',
    '/robots.txt',
  ])('%s carries the whole policy, and no permission to any other site', async (path) => {
    const { headers } = await member.send(path, { method: 'GET', headers: { Origin: 'https://evil.example' } });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of headers.keys()) expect(name).not.toMatch(/^access-control-|^x-powered-by$/);
  });

  test('of the API, and every page of a member, is not cached', async () => {
    for (const path of ['/api/auth/user', '/api/conflicts', '/api/conflicts/1', '/api/auth/sessions', '/api/nothing'])
      expect([path, (await member.get(path)).headers.get('Cache-Control')]).toEqual([path, 'no-store']);
  });

  test.each([
    ['another site, by its own word', { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:3000' }, 403],
    ['a sibling domain', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['a typed address', { 'Sec-Fetch-Site': 'none' }, 403],
    ['another origin', { Origin: 'https://evil.example' }, 403],
    ['an origin that only begins like ours', { Origin: 'http://localhost:3000.evil.example' }, 403],
    ['no origin at all', { Origin: 'null' }, 403],
    ['our own page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, 200],
    ['an older browser on our own page', { Origin: 'http://localhost:3000' }, 200],
  ])('a write from %s', async (_, headers, status) => {
    for (const [method, path] of [
      ['POST', '/api/conflicts/1/vote'],
      ['PATCH', '/api/auth/profile'],
      ['DELETE', '/api/user/nobody/follow'],
    ] as const) {
      const body = method === 'POST' ? '{"side":"her"}' : method === 'PATCH' ? '{"bio":"Hi"}' : null;
      const sent = { 'Content-Type': 'application/json', ...headers } as Record<string, string>;
      const expected = status === 200 && method === 'DELETE' ? 404 : status;
      expect((await member.send(path, { method, body, headers: sent })).status).toBe(expected);
    }
  });
});

describe('On HTTPS', () => {
  test('makes the cookie Secure and host-only, and sends HSTS', async () => {
    const server = await serverForTest('SQLite', {
      emailVerification: 'later',
      env: { PUBLIC_ORIGIN: 'https://twosides.example', TRUSTED_PROXIES: '1' },
    });
    const body = { email: 'ada@example.org', password: PASSWORD };
    const answer = await server.client().post('/api/auth/register', body);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith('__Host-twosides='))).toMatch(
      /^__Host-twosides=[\w-]{43}; path=\/; expires=[^;]*; samesite=lax; secure; httponly$/i,
    );
    expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('Session keys', () => {
  const [old, fresh] = ['o'.repeat(32), 'n'.repeat(32)];
  const HASH_SECRET = 'f'.repeat(32);

  test('rotate: a session is valid while its key is listed, moves to the first key, and ends with its key', async () => {
    const env = { SESSION_KEYS: old, HASH_SECRET };
    const first = await serverForTest('SQLite', { emailVerification: 'later', env });
    const client = first.client();
    await client.post('/api/auth/register', { email: 'ada@example.org', password: PASSWORD });
    const statusUnder = async (SESSION_KEYS: string) => {
      const server = await startTestServer('SQLite', { env: { ...env, DATA_DIR: first.dataDir, SESSION_KEYS } });
      const browser = server.client();
      browser.setCookies(client.cookies());
      const { status } = await browser.get('/api/auth/user');
      await server.end();
      return status;
    };
    expect(await statusUnder(`${fresh},${old}`)).toBe(200);
    expect(await statusUnder(fresh)).toBe(401);
  });
});
