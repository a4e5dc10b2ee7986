import { describe, expect, test } from 'vitest';
import { serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { codeIn, secretIn, type TestServer } from '../../test-support/test-server.ts';

const OWNERS = 'the owner knows';
const STRANGERS = 'the stranger knows';

describe('registering somebody else’s address', () => {
  const server = serverForSuite('SQLite');
  const later = serverForSuite('SQLite', { emailVerification: 'later' });

  const register = async (client: TestClient, email: string, password: string) =>
    expect(await client.post('/api/auth/register', { email, password })).toMatchObject({ status: 200 });
  const logIn = async (on: TestServer, email: string, password: string) =>
    (await on.client().post('/api/auth/login', { email, password })).status;
  const openAll = async (client: TestClient, on: TestServer, email: string, count: number) => {
    const outcomes: unknown[] = [];
    for (const mail of await on.mailsTo(email, count)) {
      await client.get(`/api/auth/verify-email?token=${secretIn(mail)}`);
      outcomes.push((await client.post('/api/auth/verify-email', { token: secretIn(mail) })).body.verified);
    }
    return outcomes;
  };

  describe.each([
    ['after the owner', ['owner', 'stranger']],
    ['before the owner', ['stranger', 'owner']],
  ] as const)('that a stranger registers %s', (order, people) => {
    const prepare = async (name: string) => {
      const email = `${name}-${order.replaceAll(' ', '-')}@example.org`;
      const clients = { owner: server.client(), stranger: server.client() };
      const passwords = { owner: OWNERS, stranger: STRANGERS };
      for (const [before, person] of people.entries()) {
        await register(clients[person], email, passwords[person]);
        await server.mailsTo(email, before + 1);
      }
      return { email, ...clients };
    };

    test('gives the stranger nothing when the owner opens the mails on another device', async () => {
      const { email, stranger } = await prepare('elsewhere');
      expect(await openAll(server.client(), server, email, 2)).toEqual([false, false]);
      expect(await logIn(server, email, STRANGERS)).not.toBe(200);
      expect((await stranger.get('/api/auth/user')).status).toBe(401);
    });

    test('activates the owner’s password when the owner opens any of the mails in the same browser', async () => {
      for (const which of [0, 1]) {
        const { email, owner, stranger } = await prepare(`same-${which}`);
        const token = secretIn((await server.mailsTo(email, 2))[which]);
        const verified = await owner.post('/api/auth/verify-email', { token });
        expect(verified.body).toMatchObject({ verified: true, signedIn: true });
        expect([await logIn(server, email, OWNERS), await logIn(server, email, STRANGERS)]).toEqual([200, 401]);
        expect((await stranger.get('/api/auth/user')).status).toBe(401);
        expect((await stranger.post('/api/auth/verify-email', { token })).body).toMatchObject({ signedIn: false });
      }
    });

    test('gives the stranger nothing through a link that either of them requested again', async () => {
      for (const asking of ['owner', 'stranger'] as const) {
        const people = await prepare(`again-${asking}`);
        const { email } = people;
        await people[asking].post('/api/auth/resend-verification', { email });
        await server.mailsTo(email, 3);
        expect(await openAll(server.client(), server, email, 3)).toEqual([false, false, false]);
        expect(await logIn(server, email, STRANGERS)).not.toBe(200);
        expect((await openAll(people.owner, server, email, 3)).at(-1)).toBe(true);
        expect([await logIn(server, email, OWNERS), await logIn(server, email, STRANGERS)]).toEqual([200, 401]);
      }
    });

    test('belongs to the owner who chooses a password with the link; no other password works', async () => {
      const { email, owner, stranger } = await prepare('chosen');
      const phone = server.client();
      const token = secretIn((await server.mailsTo(email, 2)).at(-1));
      const chosen = await phone.post('/api/auth/verify-email', { token, newPassword: 'chosen on the phone' });
      expect(chosen.body).toMatchObject({ verified: true, signedIn: true });
      const again = [owner, stranger].map((client) => client.post('/api/auth/verify-email', { token }));
      expect(await Promise.all(again)).toMatchObject(Array(2).fill({ body: { alreadyVerified: true } }));
      const logins = [OWNERS, STRANGERS, 'chosen on the phone'].map((password) => logIn(server, email, password));
      expect(await Promise.all(logins)).toEqual([401, 401, 200]);
      expect((await stranger.get('/api/auth/user')).status).toBe(401);
    });

    test('is not accessible with the code in the owner’s mail', async () => {
      const { email, owner, stranger } = await prepare('code');
      const codes = (await server.mailsTo(email, 2)).map(codeIn);
      expect(new Set(codes).size).toBe(2);
      const [first, second] = people[0] === 'owner' ? codes : [...codes].reverse();
      expect((await stranger.post('/api/auth/verify-code', { code: first })).body.code).toBe('code-invalid');
      expect((await owner.post('/api/auth/verify-code', { code: second })).body.code).toBe('code-invalid');
      expect((await owner.post('/api/auth/verify-code', { code: first })).body).toMatchObject({ signedIn: true });
    });
  });

  describe('with a session before verification', () => {
    test('is not blocked by the stranger who registered it: the owner’s link removes what they set up', async () => {
      const email = 'held@example.org';
      const stranger = later.client();
      await register(stranger, email, STRANGERS);
      expect((await stranger.get('/api/auth/user')).body).toMatchObject({ emailVerified: false });
      expect(await openAll(later.client(), later, email, 1)).toEqual([false]);

      const owner = later.client();
      const registered = await owner.post('/api/auth/register', { email, password: OWNERS });
      expect(registered.body).toEqual({ requiresVerification: true, user: null });
      expect((await owner.get('/api/auth/user')).status).toBe(401);
      expect((await openAll(owner, later, email, 2)).at(-1)).toBe(true);
      expect((await owner.get('/api/auth/user')).body).toMatchObject({ email, emailVerified: true });
      expect((await stranger.get('/api/auth/user')).status).toBe(401);
      expect([await logIn(later, email, OWNERS), await logIn(later, email, STRANGERS)]).toEqual([200, 401]);
    });

    test('is verified by its own link and code when its owner is signed in', async () => {
      const byLink = later.client();
      await register(byLink, 'by-link@example.org', OWNERS);
      expect(await openAll(byLink, later, 'by-link@example.org', 1)).toEqual([true]);
      expect((await byLink.get('/api/auth/user')).body).toMatchObject({ emailVerified: true });

      const byCode = later.client();
      await register(byCode, 'by-code@example.org', OWNERS);
      const [mail] = await later.mailsTo('by-code@example.org');
      const verified = await byCode.post('/api/auth/verify-code', { code: codeIn(mail) });
      expect(verified.body).toMatchObject({ signedIn: true });
      expect((await byCode.get('/api/auth/user')).body).toMatchObject({ emailVerified: true });
      expect(await logIn(later, 'by-code@example.org', OWNERS)).toBe(200);
    });
  });
});
