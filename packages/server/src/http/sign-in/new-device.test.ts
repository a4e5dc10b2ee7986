import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProvider, type TestProvider } from '../../test-support/openid-provider.ts';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { signInWith } from '../../test-support/provider-visit.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { PUBLIC_ORIGIN, secretIn, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

describe('A sign-in on a new device', () => {
  let server: TestServer;
  let google: TestProvider;
  beforeAll(async () => {
    google = await startTestProvider('google', PUBLIC_ORIGIN);
    server = await startTestServer('SQLite', { env: google.env });
  }, 60_000);
  afterAll(() => Promise.all([server?.end(), google?.stop()]));

  const alertsOf = async (client: TestClient) => (await client.get('/api/alerts')).body.alerts;
  const textsOf = async (client: TestClient): Promise<string[]> =>
    (await alertsOf(client)).map(({ text }: { text: string }) => text);
  const logIn = async (email: string, device: string) =>
    expect(
      (await server.client({ 'User-Agent': device }).post('/api/auth/login', { email, password: PASSWORD })).status,
    ).toBe(200);
  const mailedTo = async (email: string) => secretIn((await server.mailsTo(email)).at(-1));

  test('raises an alert that links to the devices, once per kind of device', async () => {
    const member = await signUp(server, 'told@example.org');
    expect(await alertsOf(member)).toEqual([]);
    await logIn('told@example.org', IPHONE);
    await logIn('told@example.org', IPHONE);
    const [{ device }] = (await member.get('/api/auth/sessions')).body;
    expect(await alertsOf(member)).toEqual([
      {
        id: 'device.safari-on-iphone',
        kind: 'signIn',
        text: `New sign-in: ${device}`,
        detail: 'If it wasn’t you, sign that device out in your settings.',
        path: '/settings#devices',
        at: expect.any(String),
        isRead: false,
      },
    ]);
  });

  test.each([
    {
      way: 'a mailed link',
      signIn: async (client: TestClient, email: string) => {
        await client.post('/api/auth/sign-in-link', { email });
        await client.post('/api/auth/sign-in-link/redeem', { token: await mailedTo(email) });
      },
    },
    {
      way: 'a new password',
      signIn: async (client: TestClient, email: string) => {
        await client.post('/api/auth/forgot-password', { email });
        const newPassword = 'another one by far';
        await client.post('/api/auth/reset-password', { token: await mailedTo(email), newPassword });
        await client.post('/api/auth/login', { email, password: newPassword });
      },
    },
    {
      way: 'Google',
      signIn: async (client: TestClient, email: string) => {
        await signInWith(client, 'google', { subject: email, email, emailVerified: true });
      },
    },
  ])('is told whichever way it went: by $way', async ({ way, signIn }) => {
    const email = `by-${way.toLowerCase().replaceAll(' ', '-')}@example.org`;
    await signUp(server, email);
    const phone = server.client({ 'User-Agent': IPHONE });
    await signIn(phone, email);
    expect(await textsOf(phone)).toEqual(['New sign-in: Safari on iPhone']);
  });

  test('raises no alert when it creates the account, by code or with Google', async () => {
    const phone = server.client({ 'User-Agent': IPHONE });
    await phone.post('/api/auth/register', { email: 'code@example.org', password: PASSWORD });
    const [mail] = await server.mailsTo('code@example.org');
    const [code] = /^\d{6}$/m.exec(mail?.text ?? '') ?? [];
    await phone.post('/api/auth/verify-code', { code });
    expect(await textsOf(phone)).toEqual([]);
    const other = server.client({ 'User-Agent': IPHONE });
    const person = { subject: 'opens', email: 'opens@example.org', emailVerified: true };
    await signInWith(other, 'google', person);
    expect(await textsOf(other)).toEqual([]);
  });

  test('is mailed only to members who want it, naming neither device nor person', async () => {
    const [chooses, other] = ['chooses@example.org', 'does-not@example.org'];
    for (const email of [chooses, other]) await signUp(server, email);
    const member = server.client();
    await member.post('/api/auth/login', { email: chooses, password: PASSWORD });
    await member.patch('/api/alerts/preferences', { signIn: { mail: true } });
    // `other` must get no mail. Mails go out in order, so a mail to `other` would arrive before the one to `chooses`.
    for (const email of [other, chooses]) await logIn(email, IPHONE);
    const [mail] = await server.mailsTo(chooses);
    expect(mail?.subject).toBe('News for you on TwoSides');
    expect(mail?.text).toContain('There was a sign-in on a new device.\n\nhttp://localhost:3000/settings#devices\n');
    expect(mail?.text).not.toMatch(/iPhone|Safari|conflict/);
    expect(await server.mailsTo(other, 0)).toEqual([]);
  });
});
