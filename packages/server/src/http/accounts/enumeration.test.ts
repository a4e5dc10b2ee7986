import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { serverForSuite } from '../../test-support/suites.ts';

const OWN_HEADERS = new Set(['date', 'x-request-id', 'set-cookie']);

describe('Whether an address has an account', () => {
  const server = serverForSuite('SQLite');
  beforeAll(async () => {
    await signUp(server, 'known@example.org');
    await server.client().post('/api/auth/register', { email: 'unverified@example.org', password: PASSWORD });
  });

  test('is not revealed by registering it and then signing in, in the same browser or another', async () => {
    const answersFor = async (email: string) => {
      const [browser, other] = [server.client(), server.client()];
      const [chosen, wrong] = ['what a stranger chose', 'never chosen by anyone'];
      await browser.post('/api/auth/register', { email, password: chosen });
      const answers = [];
      for (const client of [browser, other])
        for (const password of [chosen, wrong]) answers.push(await client.post('/api/auth/login', { email, password }));
      return answers.map(({ status, text }) => [status, text]);
    };
    const free = await answersFor('nobody-yet@example.org');
    expect(free.map(([status]) => status)).toEqual([403, 401, 403, 401]);
    expect(await answersFor('known@example.org')).toEqual(free);
    const owner = { email: 'known@example.org', password: PASSWORD };
    expect((await server.client().post('/api/auth/login', owner)).status).toBe(200);
  });

  test.each([
    ['login', { password: 'a wrong one' }],
    ['register', { password: 'another one' }],
    ['forgot-password', {}],
    ['resend-verification', {}],
    ['sign-in-link', {}],
  ])('is not told by %s: status, headers and body are the same byte for byte', async (path, more) => {
    const answerFor = async (email: string) => {
      const answer = await server.client().post(`/api/auth/${path}`, { email, ...more });
      const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.has(name));
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]+;.*/, ''));
      return { status: answer.status, headers, cookies, bytes: answer.bytes.toString('hex') };
    };
    const known = await answerFor('known@example.org');
    expect(await answerFor('unverified@example.org')).toEqual(known);
    expect(await answerFor('nobody@example.org')).toEqual(known);
  });
});
