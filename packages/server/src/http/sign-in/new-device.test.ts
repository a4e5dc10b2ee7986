import { describe, expect, test } from 'vitest';
import { startTestProvider } from '../../test-support/openid-provider.ts';
import { signUp } from '../../test-support/people.ts';
import { signInWith } from '../../test-support/provider-visit.ts';
import { forSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { PUBLIC_ORIGIN, secretIn, startTestServer } from '../../test-support/test-server.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

describe('A sign-in on a new device', () => {
  const google = forSuite(() => startTestProvider('google', PUBLIC_ORIGIN));
  const server = forSuite(() => startTestServer('SQLite', { env: google.env }));

  const mailedTo = async (email: string) => secretIn((await server.mailsTo(email)).at(-1));

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
  ])('raises an alert that links to the devices, whichever way it went: by $way', async ({ way, signIn }) => {
    const email = `by-${way.toLowerCase().replaceAll(' ', '-')}@example.org`;
    await signUp(server, email);
    const phone = server.client({ 'User-Agent': IPHONE });
    await signIn(phone, email);
    expect((await phone.get('/api/alerts')).body.alerts).toMatchObject([
      {
        text: 'New sign-in: Safari on iPhone',
        detail: 'If it wasn’t you, sign that device out in your settings.',
        path: '/settings#devices',
        isRead: false,
      },
    ]);
  });
});
