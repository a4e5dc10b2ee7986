import { describe, expect, test } from 'vitest';
import { startTestProvider } from '../../test-support/openid-provider.ts';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { signInWith } from '../../test-support/provider-visit.ts';
import { forSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { PUBLIC_ORIGIN, secretIn, startTestServer } from '../../test-support/test-server.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

describe('A sign-in on a new device', () => {
  const google = forSuite(() => startTestProvider('google', PUBLIC_ORIGIN));
  const server = forSuite(() => startTestServer('SQLite', { env: google.env }));

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
});
