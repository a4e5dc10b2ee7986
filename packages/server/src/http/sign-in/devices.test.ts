import { describe, expect, test } from 'vitest';
import { CONFLICT, PASSWORD, signUp, signUpAndOnboard } from '../../test-support/people.ts';
import { serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('The devices of a member', () => {
  const server = serverForSuite('SQLite');

  const logIn = async (email: string, userAgent = FIREFOX): Promise<TestClient> => {
    const client = server.client();
    await client.post('/api/auth/login', { email, password: PASSWORD }, { 'User-Agent': userAgent });
    return client;
  };
  const isSignedIn = async (client: TestClient) => (await client.get('/api/auth/user')).status === 200;
  const end = (client: TestClient, path = '') => client.send(`/api/auth/sessions${path}`, { method: 'DELETE' });

  test('are listed with a name and no credential', async () => {
    const laptop = await signUp(server, 'list@example.org');
    const phone = await logIn('list@example.org');
    const listed = await phone.get('/api/auth/sessions');
    expect(listed.body).toMatchObject([
      { device: 'Firefox on Linux', isCurrent: true },
      { device: 'An unknown browser', isCurrent: false },
    ]);
    for (const client of [laptop, phone]) {
      const [, sid = ''] = /twosides=([^;]+)/.exec(client.cookies()) ?? [];
      expect(listed.text).not.toContain(sid);
    }
    expect(Object.keys(listed.body[0]).sort()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'lastSeenAt']);
  });

  test('are signed out one by one, effective with the next request', async () => {
    const laptop = await signUp(server, 'one@example.org');
    const phone = await logIn('one@example.org');
    const sessions: { id: string; isCurrent: boolean }[] = (await laptop.get('/api/auth/sessions')).body;
    const id = sessions.find((session) => !session.isCurrent)?.id;
    expect((await end(laptop, `/${id}`)).status).toBe(200);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(laptop)).toBe(true);
    expect([(await end(laptop, `/${id}`)).body.code, (await end(laptop, '/nonsense')).body.code]).toEqual([
      'session-not-found',
      'session-not-found',
    ]);
  });

  test('stay signed out when a slow request of theirs ends after it', async () => {
    const laptop = await signUpAndOnboard(server, 'slow@example.org', 'Slow');
    const phone = await logIn('slow@example.org');
    const underWay = Array.from({ length: 5 }, () => phone.post('/api/conflicts', CONFLICT));
    await Promise.all([end(laptop), ...underWay]);
    expect(await isSignedIn(phone)).toBe(false);
    expect((await laptop.get('/api/auth/sessions')).body).toHaveLength(1);
  });
});
