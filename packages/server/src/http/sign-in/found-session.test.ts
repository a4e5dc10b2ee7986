import { MINUTE } from '@twosides/domain/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProvider, type TestProvider } from '../../test-support/openid-provider.ts';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { comeBack, locationOf } from '../../test-support/provider-visit.ts';
import { describeOnDatabases } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { PUBLIC_ORIGIN, startTestServer, type TestServer } from '../../test-support/test-server.ts';

describeOnDatabases('A stranger who finds a session open', (database) => {
  let server: TestServer;
  let google: TestProvider;
  let passed = 0;
  beforeAll(async () => {
    google = await startTestProvider('google', PUBLIC_ORIGIN);
    server = await startTestServer(database, { env: google.env, clock: () => Date.now() + passed });
  }, 60_000);
  afterAll(() => Promise.all([server?.end(), google?.stop()]));

  const begin = async (client: TestClient) =>
    locationOf(
      await client.send('/auth/google?connect', { method: 'GET', headers: { 'Sec-Fetch-Site': 'same-origin' } }),
    );

  test('cannot connect their own account: that requires a recent sign-in', async () => {
    const found = await signUp(server, 'left-open@example.org');
    passed += 11 * MINUTE;
    expect(await begin(found)).toBe('/settings?error=sign-in-again#sign-in');
    expect((await found.get('/api/auth/security')).body.connections).toEqual([]);

    await found.post('/api/auth/login', { email: 'left-open@example.org', password: PASSWORD });
    const person = { subject: 'the owner’s', email: 'owner@example.org', emailVerified: true };
    const callback = await comeBack(found, await begin(found), person);
    expect(locationOf(await found.get(callback))).toBe('/settings?connected=google#sign-in');
  });
});
