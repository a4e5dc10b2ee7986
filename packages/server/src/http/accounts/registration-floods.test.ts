import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../test-support/people.ts';
import { solveProof } from '../../test-support/solve-proof.ts';
import { serverForTest } from '../../test-support/suites.ts';
import { statusesOf } from '../../test-support/test-client.ts';
import type { TestServer } from '../../test-support/test-server.ts';

describe('A flood of registrations', () => {
  let server: TestServer;
  const start = async (rateLimits: string) => {
    server = await serverForTest('SQLite', { env: { RATE_LIMITS: rateLimits, TRUSTED_PROXIES: '1' } });
  };

  const register = async (address: string, email: string) => {
    const client = server.client({ 'X-Forwarded-For': address });
    const first = await client.post('/api/auth/register', { email, password: PASSWORD });
    if (first.status !== 428) return first;
    const proof = await solveProof(first.body.challenge);
    return client.post('/api/auth/register', { email, password: PASSWORD, proof });
  };

  test.each([
    ['a relay, whoever hides behind it', 'register-relay=100/3600', (n: number) => `alias${n}@mozmail.com`],
    ['one member of a relay', 'register-domain=4/3600', (n: number) => `alias${n}@ana.mozmail.com`],
  ])('costs a puzzle each after some at %s, from another network each time', async (_, limits, emailOf) => {
    await start(limits);
    const ask = (n: number) => {
      const client = server.client({ 'X-Forwarded-For': `203.${n}.113.1` });
      return client.post('/api/auth/register', { email: emailOf(n), password: PASSWORD });
    };
    expect(await statusesOf(3, ask)).toEqual([200, 200, 428]);
    expect((await register('203.9.113.1', emailOf(4))).status).toBe(200);
  });

  test.each([
    ['its one address, six times a day', 6, () => 'flooded@example.org'],
    ['other tags each time, twenty times a day', 20, (n: number) => `flooded+${n}@example.org`],
  ])('mails somebody who has no account, under %s', async (_, most, emailOf) => {
    await start('register-domain=1000/3600,register-mails=1000/3600,mailed-links=1000/3600');
    const answers = await statusesOf(most + 4, (n) => register(`203.${n}.113.1`, emailOf(n)));
    expect(answers.filter((status) => status === 200)).toHaveLength(most);
    expect(answers.slice(most)).toEqual([429, 429, 429, 429]);
    for (let n = 1; n <= most; n++) await server.mailsTo(emailOf(n), most === 6 ? most : 1);
    await server.client().post('/api/auth/resend-verification', { email: emailOf(1) });
    expect(await server.mailsTo(emailOf(1), most === 6 ? 7 : 2)).toHaveLength(most === 6 ? 7 : 2);
    expect(await server.mailsTo(emailOf(most + 4), 0)).toHaveLength(most === 6 ? 7 : 0);
  });

  test('mails one mailbox six times at once, whatever the tags', async () => {
    await start('register-domain=1000/3600');
    const answers = await statusesOf(8, (n) => register(`203.${n}.113.1`, `flooded+${n}@example.org`));
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect((await register('203.9.113.1', 'another@example.org')).status).toBe(200);
  });
});
