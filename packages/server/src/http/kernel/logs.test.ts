import { beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, onboard, PASSWORD, signUpByMail } from '../../test-support/people.ts';
import { serverForSuite, serverForTest } from '../../test-support/suites.ts';
import { freePort } from '../../test-support/test-process.ts';
import { secretIn, type TestServer } from '../../test-support/test-server.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

type Line = Readonly<Record<string, unknown>>;

const linesOf = (server: TestServer): Line[] =>
  server
    .log()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

describe('The log', () => {
  const server = serverForSuite('SQLite');
  const unspeakable: string[] = [PASSWORD, 'a new password', 'example.org', 'dishwasher'];
  beforeAll(async () => {
    const ada = await signUpByMail(server, 'ada@example.org');
    await onboard(ada, 'Ada');
    const { id } = (await ada.post('/api/conflicts', CONFLICT)).body;
    await ada.post(`/api/conflicts/${id}/vote`, { side: 'her' });
    await ada.post(`/api/conflicts/${id}/comments`, { content: `Mail me: ada@example.org, ${PASSWORD}` });
    await ada.get(`/api/search?q=ada@example.org`);
    await ada.get('/api/user/ada@example.org');
    for (const body of [
      `{"email":"ada@example.org","password":"${PASSWORD}"`,
      `{"password":"${PASSWORD}${'x'.repeat(70_000)}"}`,
    ])
      await ada.send('/api/auth/login', { method: 'POST', headers: JSON_TYPE, body });
    await ada.post('/api/auth/login', { email: 'ada@example.org', password: 'wrong one' });
    await ada.post('/api/auth/login', { email: ['ada@example.org'], password: { $ne: PASSWORD } });
    await ada.send('/api/auth/user', { method: 'GET', headers: { Authorization: `Bearer ${PASSWORD}` } });
    await ada.post('/api/auth/forgot-password', { email: 'ada@example.org' });
    const mails = await server.mailsTo('ada@example.org', 2);
    const token = secretIn(mails.at(-1));
    await ada.get(`/reset-password?token=${token}`);
    const cookies = ada.cookies();
    await ada.post('/api/auth/reset-password', { token, newPassword: 'a new password' });
    const user = await server.stores.accounts.findByEmail('ada@example.org');
    if (user) unspeakable.push(server.voterOf(user.member.id), user.credential?.passwordHash ?? '$argon2');
    unspeakable.push(...mails.map(secretIn), ...cookies.split(/; |=/).filter((part) => part.length > 20));
  });

  test('contains no password, token, cookie, session id, mailbox id or address, whatever fails', () => {
    expect(unspeakable.length).toBeGreaterThanOrEqual(10);
    for (const word of unspeakable) expect(server.log()).not.toContain(word);
  });

  test('has a line per request, with the id in its response', async () => {
    const answer = await server.client().get('/api/stats');
    const requestId = answer.headers.get('X-Request-Id');
    await expect
      .poll(() => linesOf(server))
      .toContainEqual(expect.objectContaining({ requestId, method: 'GET', path: '/api/stats', status: 200 }));
  });

  test('has no line for health checks and built files, which no limit counts, and few for their failures', async () => {
    const limited = await serverForTest('SQLite', { env: { RATE_LIMITS: 'on' } });
    const visitor = limited.client();
    for (const path of ['/healthz', '/readyz', '/assets/app.js', '/metrics']) await visitor.get(path);
    await visitor.post('/assets/app.js');
    const { headers } = await visitor.get('/assets/gone.js');
    const requestId = headers.get('X-Request-Id');
    await expect.poll(() => linesOf(limited)).toContainEqual(expect.objectContaining({ requestId, status: 404 }));
    expect(limited.log()).not.toMatch(/healthz|readyz|app\.js|metrics/);
  });

  test('uses a proxy’s valid request id, and otherwise its own', async () => {
    const idFor = async (id: string) => {
      const { headers } = await server.client({ 'X-Request-Id': id }).get('/healthz');
      return headers.get('X-Request-Id');
    };
    expect(await idFor('proxy-0123456789')).toBe('proxy-0123456789');
    for (const id of ['short', 'x'.repeat(65), '{"level":60}', 'a b c d e f'])
      expect(await idFor(id)).toMatch(/^[\da-f-]{36}$/);
  });

  test('names no address when a mail fails', async () => {
    const away = await serverForTest('SQLite', { env: { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` } });
    await away.client().post('/api/auth/register', { email: 'ben@example.org', password: PASSWORD });
    await expect.poll(() => linesOf(away).map(({ msg }) => msg)).toContain('job failed');
    expect(away.log()).not.toMatch(/example\.org|correct horse/);
  });
});
