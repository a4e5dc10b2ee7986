import { DAY } from '@twosides/domain/kernel';
import { describe, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { serverForSuite, serverForTest } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { secretIn } from '../../test-support/test-server.ts';

const NEW_PASSWORD = 'a new long password';

describe('A changed email address', () => {
  const clock = { now: Date.now() };
  const server = serverForSuite('SQLite', { clock: () => clock.now });

  const logIn = (email: string, password: string) => server.client().post('/api/auth/login', { email, password });
  const mailed = async (address: string, subject: RegExp, on = server) =>
    (await on.mailsTo(address, 0)).filter((mail) => subject.test(mail.subject));
  const secretTo = async (address: string, subject: RegExp, count = 1, on = server) => {
    await expect.poll(() => mailed(address, subject, on)).toHaveLength(count);
    return secretIn((await mailed(address, subject, on)).at(-1));
  };
  const CHANGED = /email address on your TwoSides account was changed/;

  const move = async (client: TestClient, from: string, to: string, on = server) => {
    await client.post('/api/auth/email', { email: to, password: PASSWORD });
    await client.post('/api/auth/email/confirm', { token: await secretTo(to, /^Confirm your new/, 1, on) });
    return secretTo(from, CHANGED, 1, on);
  };
  const undo = (token: string, newPassword = NEW_PASSWORD, on = server) =>
    on.client().post('/api/auth/email/undo', { token, newPassword });

  test('is restored by the link in the old mailbox, with a new password and all sessions ended', async () => {
    const thief = await signUp(server, 'old-1@example.org');
    const token = await move(thief, 'old-1@example.org', 'thief-1@example.org');
    expect((await thief.get('/api/auth/user')).body.email).toBe('thief-1@example.org');
    expect((await undo(token)).status).toBe(200);
    expect((await thief.get('/api/auth/user')).status).toBe(401);
    expect((await logIn('thief-1@example.org', PASSWORD)).status).toBe(401);
    expect((await logIn('old-1@example.org', PASSWORD)).status).toBe(401);
    expect((await logIn('old-1@example.org', NEW_PASSWORD)).status).toBe(200);
    await expect.poll(() => mailed('thief-1@example.org', /back to its previous email/)).toHaveLength(1);
  });

  test('can be restored once, within seven days', async () => {
    const thief = await signUp(server, 'old-2@example.org');
    const token = await move(thief, 'old-2@example.org', 'thief-2@example.org');
    clock.now += 7 * DAY - 1;
    expect((await undo(token, '123456')).body.code).toBe('password-common');
    expect((await undo(token)).status).toBe(200);
    expect((await undo(token)).body.code).toBe('token-invalid');

    const late = await signUp(server, 'old-3@example.org');
    const expired = await move(late, 'old-3@example.org', 'thief-3@example.org');
    clock.now += 7 * DAY;
    expect((await undo(expired)).body.code).toBe('token-expired');
  });

  test('can be restored after two changes, and the thief cannot take it again', async () => {
    const thief = await signUp(server, 'old-4@example.org');
    const owners = await move(thief, 'old-4@example.org', 'thief-4@example.org');
    clock.now += 1;
    const thiefs = await move(thief, 'thief-4@example.org', 'thief-5@example.org');
    expect((await undo(thiefs, 'the thief knows it')).status).toBe(200);
    expect((await undo(owners)).status).toBe(200);
    expect((await logIn('old-4@example.org', NEW_PASSWORD)).status).toBe(200);

    const again = await signUp(server, 'old-6@example.org');
    const first = await move(again, 'old-6@example.org', 'thief-6@example.org');
    clock.now += 1;
    const second = await move(again, 'thief-6@example.org', 'thief-7@example.org');
    expect((await undo(first)).status).toBe(200);
    expect((await undo(second, 'the thief knows it')).body.code).toBe('token-invalid');
  });

  test.each(['forgot-password', 'sign-in-link'])(
    'is offered back where its owner asks for a %s at the old address, for no longer than before',
    async (asked) => {
      const from = `old-${asked}@example.org`;
      const thief = await signUp(server, from);
      await move(thief, from, `thief-${asked}@example.org`);
      clock.now += 6 * DAY;
      await server.client().post(`/api/auth/${asked}`, { email: from });
      const token = await secretTo(from, CHANGED, 2);
      clock.now += DAY - 1;
      expect((await undo(token)).status).toBe(200);
      expect((await logIn(from, NEW_PASSWORD)).status).toBe(200);

      clock.now += DAY;
      const silent = await signUp(server, `silent-${asked}@example.org`);
      await move(silent, `silent-${asked}@example.org`, `gone-${asked}@example.org`);
      clock.now += 7 * DAY;
      await server.client().post(`/api/auth/${asked}`, { email: `silent-${asked}@example.org` });
      await server.client().post(`/api/auth/${asked}`, { email: `gone-${asked}@example.org` });
      await expect.poll(() => server.mailsTo(`gone-${asked}@example.org`, 0)).toHaveLength(2);
      expect(await mailed(`silent-${asked}@example.org`, CHANGED)).toHaveLength(1);
    },
  );

  test('cannot be restored if the old address has its own account by then, and says so', async () => {
    const thief = await signUp(server, 'old-8@example.org');
    const token = await move(thief, 'old-8@example.org', 'thief-8@example.org');
    const anew = await signUp(server, 'old-8@example.org');
    expect((await undo(token)).body.code).toBe('address-has-account');
    await anew.post('/api/auth/delete-account', { password: PASSWORD, conflicts: 'take-down' });
  });

  test('cannot be moved to an address that was never verified', async () => {
    const client = await signUp(server, 'typo@example.org');
    const { id } = (await client.get('/api/auth/user')).body;
    await server.stores.accounts.changeAccount({ by: 'id', id }, null, ({ member }) => ({
      writes: member ? [{ kind: 'put-member', member: { ...member, emailVerified: false } }] : [],
      result: null,
    }));
    expect(await move(client, 'typo@example.org', 'right@example.org')).toBe('');
  });

  test('takes precedence over an unverified account', async () => {
    const lax = await serverForTest('SQLite', { clock: () => clock.now, emailVerification: 'later' });
    const thief = await signUp(lax, 'old-9@example.org');
    const token = await move(thief, 'old-9@example.org', 'thief-9@example.org', lax);
    const squatter = lax.client();
    await squatter.post('/api/auth/register', { email: 'old-9@example.org', password: PASSWORD });
    await squatter.post('/api/auth/login', { email: 'old-9@example.org', password: PASSWORD });
    expect((await squatter.get('/api/auth/user')).body.emailVerified).toBe(false);

    expect((await undo(token, NEW_PASSWORD, lax)).status).toBe(200);
    expect((await squatter.get('/api/auth/user')).status).toBe(401);
    const owner = lax.client();
    const login = { email: 'old-9@example.org', password: NEW_PASSWORD };
    expect((await owner.post('/api/auth/login', login)).status).toBe(200);
    expect((await owner.get('/api/auth/user')).body.emailVerified).toBe(true);
  });
});
