import type { ProviderName } from '@twosides/domain/model';
import { describe, expect, test, vi } from 'vitest';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { startProviderServer } from '../../test-support/provider-server.ts';
import { signInWith } from '../../test-support/provider-visit.ts';
import { forSuite, forTest } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { codeIn, secretIn } from '../../test-support/test-server.ts';

const atElsewhere = (name: string) => ({
  subject: `${name} at the provider`,
  email: `${name}@elsewhere.example`,
  emailVerified: true,
});

describe('A provider’s claim of an address outside its own domains', () => {
  const server = forSuite(startProviderServer);

  const userOf = async (client: TestClient) => (await client.get('/api/auth/user')).body;
  const connectionsOf = async (client: TestClient) => (await client.get('/api/auth/security')).body.connections;
  const checkEmail = (email: string) => `/check-email?${new URLSearchParams({ email })}`;
  const typeCode = async (client: TestClient, email: string, count = 1) => {
    const mails = await server.mailsTo(email, count);
    return client.post('/api/auth/verify-code', { code: codeIn(mails.at(-1)) });
  };
  const mailAbout = (email: string, subject: string) =>
    vi.waitUntil(async () => (await server.mailsTo(email)).find((mail) => mail.subject.includes(subject)), 20_000);

  describe.each<ProviderName>(['google', 'apple'])('of %s', (provider) => {
    test('signs nobody in to an existing account, whose owner gets a mail', async () => {
      const person = atElsewhere(`owner-${provider}`);
      const owner = await signUp(server, person.email);
      const stranger = server.client();
      expect(await signInWith(stranger, provider, person)).toBe(checkEmail(person.email));
      expect((await stranger.get('/api/auth/user')).status).toBe(401);
      expect(await connectionsOf(owner)).toEqual([]);
      expect(await server.mailsTo(person.email)).toHaveLength(1);
    });

    test('connects an existing account after the mailed code is entered in that browser', async () => {
      const person = atElsewhere(`both-${provider}`);
      const owner = await signUp(server, person.email);
      const browser = server.client();
      await signInWith(browser, provider, person);
      expect((await typeCode(browser, person.email)).body).toMatchObject({ verified: true, signedIn: true });
      expect((await userOf(browser)).id).toBe((await userOf(owner)).id);
      const again = server.client();
      await signInWith(again, provider, person);
      expect((await userOf(again)).id).toBe((await userOf(owner)).id);
    });

    test('creates an account, without a password, only after the mailbox is verified', async () => {
      const person = atElsewhere(`new-${provider}`);
      const browser = server.client();
      expect(await signInWith(browser, provider, person)).toBe(checkEmail(person.email));
      expect(await server.stores.accounts.findByEmail(person.email)).toBeNull();
      expect((await typeCode(browser, person.email)).body).toMatchObject({ verified: true, signedIn: true });
      expect((await browser.get('/api/auth/security')).body).toMatchObject({
        hasPassword: false,
        connections: [{ provider }],
      });
    });

    test('leaves the account to the owner who registers after a stranger', async () => {
      const person = atElsewhere(`later-${provider}`);
      const { email } = person;
      const stranger = server.client();
      await signInWith(stranger, provider, person);
      const owner = server.client();
      await owner.post('/api/auth/register', { email, password: PASSWORD });
      const own = await mailAbout(email, 'is your TwoSides code');
      await owner.get(`/api/auth/verify-email?token=${secretIn(own)}`);
      expect((await userOf(owner)).email).toBe(email);
      await signInWith(stranger, provider, person);
      expect((await stranger.get('/api/auth/user')).status).toBe(401);
      expect(await connectionsOf(owner)).toEqual([]);
    });
  });

  test('is not confirmed by opening the mail’s link in another browser', async () => {
    const person = atElsewhere('clicks');
    const owner = await signUp(server, person.email);
    const stranger = server.client();
    await signInWith(stranger, 'google', person);
    const [mail] = await server.mailsTo(person.email);
    const opened = await owner.post('/api/auth/verify-email', { token: secretIn(mail) });
    expect(opened.body).toMatchObject({ verified: true, alreadyVerified: true });
    expect(await connectionsOf(owner)).toEqual([]);
    expect((await stranger.get('/api/auth/user')).status).toBe(401);
  });

  test('is not added to an account whose owner opens the stranger’s link after registering', async () => {
    const person = atElsewhere('mixed');
    const { email } = person;
    await signInWith(server.client(), 'google', person);
    const [strangers] = await server.mailsTo(email);
    const owner = server.client();
    await owner.post('/api/auth/register', { email, password: PASSWORD });
    await owner.post('/api/auth/verify-email', { token: secretIn(strangers) });
    expect(await connectionsOf(owner)).toEqual([]);
  });

  test('is dropped once the owner resets the password', async () => {
    const person = atElsewhere('reset-after');
    const { email } = person;
    await signUp(server, email);
    const stranger = server.client();
    await signInWith(stranger, 'google', person);
    const [mail] = await server.mailsTo(email);
    await server.client().post('/api/auth/forgot-password', { email });
    const token = secretIn(await mailAbout(email, 'Reset'));
    const reset = await server.client().post('/api/auth/reset-password', { token, newPassword: 'a new long password' });
    expect(reset.status).toBe(200);
    expect((await stranger.post('/api/auth/verify-code', { code: codeIn(mail) })).body.code).toBe('code-invalid');
    expect((await stranger.post('/api/auth/verify-email', { token: secretIn(mail) })).body.signedIn).not.toBe(true);
  });

  test.each([
    [undefined, false],
    [false, true],
  ])('signs in after a change of the password only if its owner chose to keep it: %s', async (chosen, isKept) => {
    const person = atElsewhere(`change-${isKept ? 'keeps' : 'removes'}`);
    const { email } = person;
    const owner = await signUp(server, email);
    const browser = server.client();
    await signInWith(browser, 'google', person);
    await typeCode(browser, email);
    const change = { currentPassword: PASSWORD, newPassword: 'another horse', disconnectProviders: chosen };
    expect((await owner.post('/api/auth/password', change)).status).toBe(200);
    const again = server.client();
    await signInWith(again, 'google', person);
    expect((await again.get('/api/auth/user')).status).toBe(isKept ? 200 : 401);
    expect((await mailAbout(email, 'was changed')).text.includes('Google')).toBe(!isKept);
  });

  test('a disposable address creates no account', async () => {
    const person = { subject: 'thrower', email: 'x@mailinator.com', emailVerified: true };
    expect(await signInWith(server.client(), 'google', person)).toBe('/login?error=email-throw-away');
  });
});

test('limits the mails to one domain for provider accounts', async () => {
  const server = await forTest(startProviderServer({ RATE_LIMITS: 'provider-join-mailbox=2/3600' }));
  const ends: string[] = [];
  for (const n of [1, 2, 3])
    ends.push(await signInWith(server.client(), 'google', { ...atElsewhere('flooded'), subject: `stranger ${n}` }));
  expect(ends.at(-1)).toBe('/login?error=too-many-requests');
  expect(await server.mailsTo('flooded@elsewhere.example', 2)).toHaveLength(2);
});
