import { describe, expect, test } from 'vitest';
import { writeAccount } from '../../adapters/behaviour/steps.ts';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { secretIn } from '../../test-support/test-server.ts';

describe('Password and address', () => {
  const server = serverForSuite('SQLite');

  const logIn = async (email: string, password = PASSWORD) => {
    const client = server.client();
    const { status } = await client.post('/api/auth/login', { email, password });
    return { client, status };
  };
  const isSignedIn = async (client: TestClient) => (await client.get('/api/auth/user')).status === 200;
  const changeEmail = (client: TestClient, email: string, password = PASSWORD) =>
    client.post('/api/auth/email', { email, password });
  const changePassword = (client: TestClient, currentPassword = PASSWORD) =>
    client.post('/api/auth/password', { currentPassword, newPassword: 'much better' });
  const confirm = (client: TestClient, token: string) => client.post('/api/auth/email/confirm', { token });
  const mailed = async (address: string, subject: RegExp) => {
    return (await server.mailsTo(address, 0)).filter((mail) => subject.test(mail.subject));
  };
  const linkTo = async (address: string) => {
    await expect.poll(() => mailed(address, /^Confirm your new/)).not.toEqual([]);
    return secretIn((await mailed(address, /^Confirm your new/)).at(-1));
  };
  const pendingOf = async (client: TestClient) => (await client.get('/api/auth/security')).body.pendingEmail?.email;

  test('changes the password: renews this session, ends all others and sends a mail', async () => {
    const laptop = await signUp(server, 'change@example.org');
    const { client: phone } = await logIn('change@example.org');
    const before = laptop.cookies();
    expect((await changePassword(laptop)).status).toBe(200);
    const replay = server.client();
    replay.setCookies(before);
    expect(await Promise.all([laptop, phone, replay].map(isSignedIn))).toEqual([true, false, false]);
    const logins = [await logIn('change@example.org'), await logIn('change@example.org', 'much better')];
    expect(logins.map(({ status }) => status)).toEqual([401, 200]);
    await expect.poll(() => mailed('change@example.org', /password was changed/)).toHaveLength(1);
  });

  test('refuses common passwords and the address itself, wherever a password is chosen', async () => {
    const email = 'chooser@example.org';
    const client = await signUp(server, email);
    await client.post('/api/auth/forgot-password', { email });
    const reset = secretIn((await server.mailsTo(email))[0]);
    await client.post('/api/auth/register', { email: 'waits-for-it@example.org', password: PASSWORD });
    const token = secretIn((await server.mailsTo('waits-for-it@example.org'))[0]);
    const elsewhere = server.client();
    const choosing = async (newPassword: string, own: string, waiting: string) => [
      await elsewhere.post('/api/auth/register', { email: 'free-too@example.org', password: newPassword }),
      await elsewhere.post('/api/auth/register', { email, password: own }),
      await elsewhere.post('/api/auth/verify-email', { token, newPassword: waiting }),
      await elsewhere.post('/api/auth/reset-password', { token: reset, newPassword: own }),
      await client.post('/api/auth/password', { currentPassword: PASSWORD, newPassword: own }),
    ];
    const common = await choosing('123456', 'PassWord', 'qwertyuiop');
    expect(common).toMatchObject(Array(5).fill({ status: 400, body: { code: 'password-common' } }));
    const same = await choosing('free-too@example.org', 'Chooser@Example.org', 'waits-for-it@example.org');
    expect(same).toMatchObject(Array(5).fill({ status: 400, body: { code: 'password-is-email' } }));
    expect((await logIn(email)).status).toBe(200);
  });

  test('refuses a disposable address at sign-up and on a change, and says so', async () => {
    const client = await signUp(server, 'keeper@example.org');
    const refused = [
      await server.client().post('/api/auth/register', { email: 'ana@mailinator.com', password: PASSWORD }),
      await changeEmail(client, 'ana@sub.mailinator.com'),
    ];
    expect(refused).toMatchObject(Array(2).fill({ status: 400, body: { code: 'email-throw-away' } }));
  });

  test('keeps the session when the current password is wrong, and says so', async () => {
    const client = await signUp(server, 'mistype@example.org');
    const wrong = await changePassword(client, 'no idea');
    const said = { error: 'That’s not your current password', code: 'wrong-password' };
    expect([wrong.status, wrong.body]).toEqual([403, said]);
    expect((await changeEmail(client, 'elsewhere@example.org', 'no idea')).status).toBe(403);
    expect(await isSignedIn(client)).toBe(true);
    expect((await logIn('mistype@example.org')).status).toBe(200);
  });

  test('tells a member without a password to set one first', async () => {
    const client = await signUp(server, 'provider@example.org');
    const { id } = (await client.get('/api/auth/user')).body;
    await writeAccount(server.stores, id, { kind: 'drop-credential', memberId: id });
    expect((await client.get('/api/auth/security')).body).toEqual({
      hasPassword: false,
      connections: [],
      passkeys: [],
      passkeyHandle: null,
      pendingEmail: null,
    });
    const changed = await changePassword(client);
    expect([changed.status, changed.body.code]).toEqual([409, 'password-not-set']);
    await client.post('/api/auth/forgot-password', { email: 'provider@example.org' });
    const token = secretIn((await server.mailsTo('provider@example.org')).at(-1));
    await client.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect((await logIn('provider@example.org')).status).toBe(200);
  });

  test('changes the address by a link that works once, on any device, and notifies the old one', async () => {
    const laptop = await signUp(server, 'old@example.org');
    const { client: phone } = await logIn('old@example.org');
    await laptop.post('/api/auth/forgot-password', { email: 'old@example.org' });
    const reset = secretIn((await server.mailsTo('old@example.org')).at(-1));

    expect((await changeEmail(laptop, 'New@Example.org')).status).toBe(200);
    expect(await pendingOf(laptop)).toBe('new@example.org');
    expect((await laptop.get('/api/auth/user')).body.email).toBe('old@example.org');
    const token = await linkTo('new@example.org');
    expect(secretIn(await mailed('old@example.org', /^Confirm your new/).then(([mail]) => mail))).toBe('');

    const elsewhere = server.client();
    for (const confirmed of [await confirm(elsewhere, token), await confirm(elsewhere, token)])
      expect(confirmed.body).toEqual({ changed: true, signedIn: false });
    expect(await Promise.all([laptop, phone].map(isSignedIn))).toEqual([false, false]);
    expect([(await logIn('old@example.org')).status, (await logIn('new@example.org')).status]).toEqual([401, 200]);
    const late = await elsewhere.post('/api/auth/reset-password', { token: reset, newPassword: PASSWORD });
    expect(late.status).toBe(400);
    await expect.poll(() => mailed('old@example.org', /wants to change|email .* was changed/)).toHaveLength(2);
    const [asked] = await mailed('old@example.org', /wants to change/);
    expect(asked?.text).toMatch(/ne\*\*\*@example\.org/);
  });

  test('keeps the member’s browser signed in when it follows the link', async () => {
    const laptop = await signUp(server, 'here@example.org');
    const { client: phone } = await logIn('here@example.org');
    await changeEmail(laptop, 'there@example.org');
    const confirmed = await confirm(laptop, await linkTo('there@example.org'));
    expect(confirmed.body).toEqual({ changed: true, signedIn: true });
    const { body } = await laptop.get('/api/auth/user');
    expect(body).toMatchObject({ email: 'there@example.org', emailVerified: true });
    expect(await isSignedIn(phone)).toBe(false);
    expect(await pendingOf(laptop)).toBeUndefined();
  });

  test('treats a taken address like a free one, and mails only its owner', async () => {
    const [curious] = [await signUp(server, 'curious@example.org'), await signUp(server, 'owner@example.org')];
    const free = await changeEmail(curious, 'nobody-has-this@example.org');
    const taken = await changeEmail(curious, 'owner@example.org');
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    expect(await pendingOf(curious)).toBe('owner@example.org');
    await expect.poll(() => mailed('owner@example.org', /already has a TwoSides account/)).toHaveLength(1);
    expect(await mailed('owner@example.org', /^Confirm your new/)).toEqual([]);
    expect((await logIn('owner@example.org')).status).toBe(200);
  });

  test('refuses the link if somebody else has the address by then, but not if a registration waits for it', async () => {
    const client = await signUp(server, 'slow-reader@example.org');
    await changeEmail(client, 'contested@example.org');
    const token = await linkTo('contested@example.org');
    await server.client().post('/api/auth/register', { email: 'contested@example.org', password: PASSWORD });
    const rival = await signUp(server, 'also-wanted@example.org');
    await changeEmail(rival, 'contested@example.org');
    await expect.poll(() => mailed('contested@example.org', /^Confirm your new/)).toHaveLength(2);
    const rivals = (await mailed('contested@example.org', /^Confirm your new/)).map(secretIn);
    expect((await confirm(client, token)).body).toEqual({ changed: true, signedIn: true });
    const later = rivals.find((secret) => secret !== token) ?? '';
    expect((await confirm(rival, later)).body.code).toBe('token-invalid');
    expect((await rival.get('/api/auth/user')).body.email).toBe('also-wanted@example.org');
  });

  test('drops a pending address when it is withdrawn, replaced, or the password changes', async () => {
    const client = await signUp(server, 'undecided@example.org');
    await changeEmail(client, 'first@example.org');
    const first = await linkTo('first@example.org');
    await changeEmail(client, 'second@example.org');
    const second = await linkTo('second@example.org');
    expect((await confirm(client, first)).status).toBe(400);
    expect((await client.send('/api/auth/email', { method: 'DELETE' })).status).toBe(200);
    expect(await pendingOf(client)).toBeUndefined();
    expect((await confirm(client, second)).status).toBe(400);
    await changeEmail(client, 'third@example.org');
    const third = await linkTo('third@example.org');
    await changePassword(client);
    expect((await confirm(client, third)).status).toBe(400);
    expect((await client.get('/api/auth/user')).body.email).toBe('undecided@example.org');
  });
});
