import { DAY, MINUTE } from '@twosides/domain/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../test-support/people.ts';
import { serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { codeIn, secretIn } from '../../test-support/test-server.ts';

describe('A registration', () => {
  const server = serverForSuite('SQLite', { clock: () => Date.now() + passed });
  let passed: number;
  beforeEach(() => {
    passed = 0;
  });

  const register = async (client: TestClient, email: string, more = {}) => {
    await client.post('/api/auth/register', { email, password: PASSWORD, ...more });
    const [mail] = await server.mailsTo(email);
    return { token: secretIn(mail), code: codeIn(mail) };
  };
  const redeem = (client: TestClient, token: string, more = {}) =>
    client.post('/api/auth/verify-email', { token, ...more });
  const type = (client: TestClient, code: string) => client.post('/api/auth/verify-code', { code });

  test('is completed by the code in its mail, in the browser that made it, and signs in there', async () => {
    const [client, other] = [server.client(), server.client()];
    const { code } = await register(client, 'code@example.org');
    expect((await type(other, code)).body.code).toBe('code-invalid');
    const verified = await type(client, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(verified.body).toEqual({
      verified: true,
      alreadyVerified: false,
      signedIn: true,
      user: expect.objectContaining({ email: 'code@example.org' }),
      needsOnboarding: true,
      returnTo: null,
      flow: null,
    });
    expect((await client.get('/api/auth/user')).body).toMatchObject({ email: 'code@example.org' });
  });

  test('returns the vote flow only to its own browser, by code and by link', async () => {
    const flow = '0190a000-0000-7000-8000-00000000000a';
    const [typing, opening, phone] = [server.client(), server.client(), server.client()];
    const { code } = await register(typing, 'flow-by-code@example.org', { flow });
    expect((await type(typing, code)).body).toMatchObject({ verified: true, flow });
    const byLink = await register(opening, 'flow-by-link@example.org', { flow });
    expect((await redeem(opening, byLink.token)).body).toMatchObject({ verified: true, flow });
    const elsewhere = await register(server.client(), 'flow-elsewhere@example.org', { flow });
    expect((await redeem(phone, elsewhere.token, { newPassword: PASSWORD })).body).toMatchObject({ flow: null });
    const bad = { email: 'flow-bad@example.org', password: PASSWORD, flow: 'none' };
    expect((await server.client().post('/api/auth/register', bad)).status).toBe(400);
  });

  test('shows its code when the link is opened elsewhere, for ten minutes, without completing there', async () => {
    const [client, phone] = [server.client(), server.client()];
    const { token, code } = await register(client, 'elsewhere@example.org');
    for (const elsewhere of [phone, phone])
      expect((await redeem(elsewhere, token)).body).toEqual({ verified: false, code, email: 'el***@example.org' });
    passed = 10 * MINUTE;
    expect((await redeem(phone, token)).body).toMatchObject({ verified: false, code: null });
    expect((await type(client, code)).body.code).toBe('code-invalid');
    expect((await redeem(client, token)).body).toMatchObject({ verified: true, signedIn: true });
  });

  test('expires after a day', async () => {
    const client = server.client();
    const { token } = await register(client, 'late@example.org');
    passed = DAY;
    expect((await redeem(client, token)).body.code).toBe('token-expired');
    expect((await redeem(client, token, { newPassword: PASSWORD })).body.code).toBe('token-expired');
  });

  test('allows ten code attempts per address and day over all its registrations; then only the link works', async () => {
    const [client, stranger] = [server.client(), server.client()];
    const { token, code } = await register(client, 'guessed@example.org');
    await register(stranger, 'guessed@example.org');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 10; n += 1)
      expect((await type(n % 2 ? client : stranger, wrong)).body.code).toBe('code-invalid');
    for (const used of [client, stranger]) {
      const refused = await type(used, code);
      expect([refused.status, refused.body.code]).toEqual([429, 'code-tries-used']);
    }
    expect((await redeem(client, token)).body).toMatchObject({ signedIn: true });
  });

  test('of a taken address accepts codes like one of a free address', async () => {
    const owner = server.client();
    await redeem(owner, (await register(owner, 'taken@example.org')).token);
    const [taken, free] = [server.client(), server.client()];
    await taken.post('/api/auth/register', { email: 'taken@example.org', password: 'another one' });
    await register(free, 'free-to-guess@example.org');
    const answers = async (client: TestClient) => {
      const texts: string[] = [];
      for (let n = 0; n < 12; n += 1) texts.push((await type(client, '12345 6')).text);
      return texts;
    };
    expect(await answers(taken)).toEqual(await answers(free));
  });

  test.each([
    ['/conflict/17/the-title-tells', '/conflict/17'],
    ['https://evil.example/conflict/17', null],
  ])('that was on the way to %s is led to %s, also from another device, once', async (returnTo, page) => {
    for (const device of ['same', 'other']) {
      const email = `${device}-${returnTo.replaceAll(/\W/g, '')}@example.org`;
      const client = server.client();
      const { token } = await register(client, email, { returnTo });
      const isSame = device === 'same';
      const first = await redeem(isSame ? client : server.client(), token, isSame ? {} : { newPassword: PASSWORD });
      expect(first.body).toMatchObject({ verified: true, returnTo: page });
      expect((await redeem(client, token)).body).toMatchObject({ alreadyVerified: true, returnTo: null });
    }
  });

  test('gets a link to choose a password when somebody requests a reset', async () => {
    const client = server.client();
    await register(client, 'forgotten@example.org');
    await server.client().post('/api/auth/forgot-password', { email: 'forgotten@example.org' });
    const mails = await server.mailsTo('forgotten@example.org', 2);
    const again = secretIn(mails.find((mail) => codeIn(mail) === ''));
    const elsewhere = server.client();
    const opened = await redeem(elsewhere, again);
    expect(opened.body).toEqual({ verified: false, code: null, email: 'fo***@example.org' });
    const chosen = await redeem(elsewhere, again, { newPassword: 'remembered' });
    expect(chosen.body).toMatchObject({ signedIn: true });
  });
});
