import { DAY, MINUTE } from '@twosides/domain/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeAccount } from '../../adapters/behaviour/steps.ts';
import { addPasskey, createAuthenticator, registerWith, signInWith } from '../../test-support/authenticator.ts';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { describeOnDatabases, serverForSuite, serverForTest } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { secretIn } from '../../test-support/test-server.ts';

describeOnDatabases('Passkeys', (database) => {
  let ahead = 0;
  const server = serverForSuite(database, { clock: () => Date.now() + ahead });

  let people = 0;
  const member = async (authenticator = createAuthenticator()) => {
    const email = `passkey-${++people}@example.org`;
    const client = await signUp(server, email);
    const added = await addPasskey(client, authenticator);
    expect(added.status).toBe(200);
    return { email, client, authenticator, id: added.body.passkeys[0].id as string };
  };
  const challenge = async (client: TestClient, use: object) =>
    (await client.post('/api/auth/passkeys/challenge', use)).body;
  const isSignedIn = async (client: TestClient) => (await client.get('/api/auth/user')).status === 200;
  const signIn = (credential: unknown) => server.client().post('/api/auth/passkeys/sign-in', { credential });
  const remove = (client: TestClient, id: string) => client.send(`/api/auth/passkeys/${id}`, { method: 'DELETE' });

  test('sign in without an email, and are listed with the days they were made and used', async () => {
    const { client, authenticator, email } = await member();
    const phone = server.client();
    const { status, body } = await signInWith(phone, authenticator);
    expect({ status, email: body.user.email }).toEqual({ status: 200, email });
    const today = new Date(Math.floor((Date.now() + ahead) / DAY) * DAY).toISOString();
    expect((await client.get('/api/auth/security')).body.passkeys).toEqual([
      {
        id: expect.any(String),
        credentialId: authenticator.id,
        name: 'Passkey',
        madeOn: today,
        lastUsedOn: today,
        isSynced: true,
        madeFor: null,
      },
    ]);
    const { signIn } = (await client.get('/api/auth/export')).body;
    expect(signIn.passkeys).toEqual([
      { name: 'Passkey', madeFor: 'localhost', madeOn: today, lastUsedOn: today, isSynced: true },
    ]);
  });

  describe('refuse a response', () => {
    const REFUSED = { status: 401, body: { code: 'passkey-invalid' } };

    const alter = (text: string, at: number, mask: number) => {
      const bytes = Buffer.from(text, 'base64url');
      bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ mask;
      return bytes.toString('base64url');
    };
    const byte = [fc.nat(), fc.integer({ min: 1, max: 255 })] as const;

    // The store plays no part in these.
    if (database === 'SQLite') {
      test.each([
        ['from another origin', { origin: 'https://evil.example' }],
        ['for another host', { rpId: 'evil.example' }],
        ['of a user who was not verified', { isUserVerified: false }],
      ])('%s', async (_, lies) => {
        const { authenticator } = await member();
        expect(await signInWith(server.client(), authenticator, lies)).toMatchObject(REFUSED);
        const client = await signUp(server, `passkey-${++people}@example.org`);
        expect(await addPasskey(client, createAuthenticator(), lies)).toMatchObject(REFUSED);
      });

      test('to a forged challenge, or one for another purpose or member', async () => {
        const [{ client, authenticator }, other] = [await member(), await member()];
        const confirm = authenticator.use(await challenge(client, { for: 'confirm' }));
        const options = await challenge(client, { for: 'sign-in' });
        expect(await signIn(confirm)).toMatchObject(REFUSED);
        expect(await signIn(authenticator.use({ ...options, challenge: 'A'.repeat(144) }))).toMatchObject(REFUSED);
        const theirs = other.authenticator.use(await challenge(client, { for: 'confirm' }));
        const confirmed = await client.post('/api/auth/passkeys/confirm', { credential: theirs });
        expect(confirmed).toMatchObject({ status: 401, body: { code: 'passkey-unknown' } });
      });

      test('after five minutes', async () => {
        const { authenticator } = await member();
        const response = authenticator.use(await challenge(server.client(), { for: 'sign-in' }));
        ahead += 5 * MINUTE + 1_000;
        expect(await signIn(response)).toMatchObject(REFUSED);
      });

      test('with any altered byte, without a server fault', async () => {
        const { authenticator } = await member();
        const fields = fc.constantFrom('clientDataJSON', 'authenticatorData', 'signature', 'userHandle' as const);
        await fc.assert(
          fc.asyncProperty(fields, ...byte, async (field, at, mask) => {
            const credential = authenticator.use(await challenge(server.client(), { for: 'sign-in' }));
            const response = { ...credential.response, [field]: alter(credential.response[field], at, mask) };
            expect(await signIn({ ...credential, response })).toMatchObject(REFUSED);
          }),
          { numRuns: 25 },
        );
      });

      test('with any altered byte of a new passkey, or take it, without a server fault', async () => {
        const client = await signUp(server, `passkey-${++people}@example.org`);
        const fields = fc.constantFrom('clientDataJSON', 'attestationObject' as const);
        await fc.assert(
          fc.asyncProperty(fields, ...byte, async (field, at, mask) => {
            const credential = createAuthenticator().make((await client.post('/api/auth/passkeys/options')).body);
            const response = { ...credential.response, [field]: alter(credential.response[field], at, mask) };
            const answer = await client.post('/api/auth/passkeys', { credential: { ...credential, response } });
            // An attestation of format "none" is unsigned, so a passkey with an altered key or counter may be valid.
            if (answer.status === 200) await remove(client, answer.body.passkeys[0].id);
            else expect(answer).toMatchObject(REFUSED);
          }),
          { numRuns: 25 },
        );
      });
    }

    test('used twice: of twenty requests at once, one succeeds', async () => {
      const { authenticator } = await member();
      const response = authenticator.use(await challenge(server.client(), { for: 'sign-in' }));
      const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(response)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(401)]);
    });

    test('whose counter does not grow, and mail the member', async () => {
      const { authenticator, email } = await member(createAuthenticator(false));
      expect((await signInWith(server.client(), authenticator, { counter: 7 })).status).toBe(200);
      expect(await signInWith(server.client(), authenticator, { counter: 7 })).toMatchObject(REFUSED);
      expect(await server.subjectsTo(email, 2)).toContain('We blocked a sign-in to TwoSides');
      expect((await signInWith(server.client(), authenticator, { counter: 8 })).status).toBe(200);
    });
  });

  test('are limited to ten per member, and each belongs to one member', async () => {
    const { client, authenticator } = await member();
    const other = await signUp(server, `passkey-${++people}@example.org`);
    expect((await addPasskey(other, authenticator)).body.code).toBe('passkey-known');
    for (let n = 0; n < 9; n += 1) expect((await addPasskey(client, createAuthenticator())).status).toBe(200);
    expect((await addPasskey(client, createAuthenticator())).body.code).toBe('passkeys-full');
  });

  test('end the sessions they started, and no others, when removed', async () => {
    const { client, authenticator, id } = await member();
    const other = createAuthenticator();
    await addPasskey(client, other);
    const [phone, laptop] = [server.client(), server.client()];
    await signInWith(phone, authenticator);
    await signInWith(laptop, other);
    await remove(client, id);
    expect([await isSignedIn(client), await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([true, false, true]);
    expect((await signInWith(phone, authenticator)).body.code).toBe('passkey-unknown');
  });

  test('cannot be removed if no other way to sign in is left, even by two requests at once', async () => {
    const authenticators = [createAuthenticator(), createAuthenticator()] as const;
    const email = `passkey-${++people}@example.org`;
    const client = server.client();
    await registerWith(client, authenticators[0], email);
    await client.get(`/api/auth/verify-email?token=${secretIn((await server.mailsTo(email))[0])}`);
    await addPasskey(client, authenticators[1]);
    const { hasPassword, passkeys } = (await client.get('/api/auth/security')).body;
    expect(hasPassword).toBe(false);
    const answers = await Promise.all(passkeys.map(({ id }: { id: string }) => remove(client, id)));
    expect(answers.map((answer) => answer.body.code ?? answer.status).toSorted()).toEqual([200, 'last-way-in']);
  });

  test.each([true, false])('end with a change of the password, if asked for: %s', async (removePasskeys) => {
    const { client, authenticator } = await member();
    const change = { currentPassword: PASSWORD, newPassword: 'another horse', removePasskeys };
    expect((await client.post('/api/auth/password', change)).status).toBe(200);
    expect((await signInWith(server.client(), authenticator)).status).toBe(removePasskeys ? 401 : 200);
  });

  describe('at sign-up', () => {
    const address = () => `passkey-${++people}@example.org`;
    const verify = async (client: TestClient, email: string, at = 0) =>
      client.get(`/api/auth/verify-email?token=${secretIn((await server.mailsTo(email, at + 1))[at])}`);

    test('become the account’s when the link is opened in the same browser', async () => {
      const [email, client, authenticator] = [address(), server.client(), createAuthenticator()];
      const { body } = await registerWith(client, authenticator, email);
      expect(body).toEqual({ requiresVerification: true, user: null });
      expect((await signInWith(server.client(), authenticator)).body.code).toBe('email-not-verified');
      expect((await verify(client, email)).body.signedIn).toBe(true);
      const phone = server.client();
      expect((await signInWith(phone, authenticator)).body.user.email).toBe(email);
    });

    // The store plays no part in these.
    if (database === 'SQLite') {
      test('get the same answers for addresses with and without an account', async () => {
        const { email } = await member();
        const outcomeOf = async (asked: string) => {
          const [client, authenticator] = [server.client(), createAuthenticator()];
          const options = await client.post('/api/auth/passkeys/challenge', { for: 'sign-up', email: asked });
          const shape = options.text.replaceAll(/[\w-]{43,}/g, '…').replaceAll(asked, 'address');
          const registered = await registerWith(client, authenticator, asked);
          const signedIn = await signInWith(server.client(), authenticator);
          return [shape, registered.status, registered.text, signedIn.status, signedIn.text];
        };
        expect(await outcomeOf(email)).toEqual(await outcomeOf(address()));
      });

      test('need exactly one of password and passkey', async () => {
        const email = address();
        const register = (body: object) => server.client().post('/api/auth/register', body);
        expect((await register({ email })).status).toBe(400);
        const passkey = createAuthenticator().make(await challenge(server.client(), { for: 'sign-up', email }));
        expect((await register({ email, passkey, password: PASSWORD })).status).toBe(400);
        expect((await register({ email: address(), passkey })).body.code).toBe('passkey-invalid');
      });

      test('let a member without a password change the address within ten minutes of a proof', async () => {
        const [email, client] = [address(), server.client()];
        await registerWith(client, createAuthenticator(), email);
        await verify(client, email);
        expect((await client.post('/api/auth/email', { email: address() })).status).toBe(200);
        ahead += 11 * MINUTE;
        expect((await client.post('/api/auth/email', { email: address() })).body.code).toBe('sign-in-again');
      });
    }

    test('are discarded when the mailbox is proved in another browser', async () => {
      const [email, authenticator] = [address(), createAuthenticator()];
      await registerWith(server.client(), authenticator, email);
      const token = secretIn((await server.mailsTo(email))[0]);
      const redeemed = await server.client().post('/api/auth/verify-email', { token, newPassword: 'a new horse' });
      expect(redeemed.body.verified).toBe(true);
      expect((await signInWith(server.client(), authenticator)).body.code).toBe('passkey-unknown');
    });

    test.each([
      ['before', ['stranger', 'owner']],
      ['after', ['owner', 'stranger']],
    ] as const)('registered by a stranger %s the owner never sign in', async (_, order) => {
      const email = address();
      const people = {
        owner: { client: server.client(), authenticator: createAuthenticator() },
        stranger: { client: server.client(), authenticator: createAuthenticator() },
      };
      for (const [n, who] of order.entries()) {
        await registerWith(people[who].client, people[who].authenticator, email);
        await server.mailsTo(email, n + 1);
      }
      for (const at of [0, 1]) await verify(people.owner.client, email, at);
      expect(await isSignedIn(people.owner.client)).toBe(true);
      expect((await signInWith(server.client(), people.owner.authenticator)).status).toBe(200);
      expect((await signInWith(server.client(), people.stranger.authenticator)).status).toBe(401);
      expect(await isSignedIn(people.stranger.client)).toBe(false);
    });
  });

  test('are deleted when somebody else proves the account’s unverified address', async () => {
    const later = await serverForTest(database, { emailVerification: 'later' });
    const [email, client, authenticator] = ['unproved@example.org', later.client(), createAuthenticator()];
    expect((await registerWith(client, authenticator, email)).body.user.email).toBe(email);
    expect((await addPasskey(client, createAuthenticator())).body.code).toBe('email-verification-required');
    expect((await signInWith(later.client(), authenticator)).status).toBe(200);
    const token = secretIn((await later.mailsTo(email))[0]);
    await later.client().post('/api/auth/verify-email', { token, newPassword: 'a new horse' });
    expect((await signInWith(later.client(), authenticator)).body.code).toBe('passkey-unknown');
  });

  test('end with the account', async () => {
    const { client, authenticator } = await member();
    const deleted = await client.post('/api/auth/delete-account', { password: PASSWORD, conflicts: 'take-down' });
    expect(deleted.status).toBe(200);
    expect((await signInWith(server.client(), authenticator)).body.code).toBe('passkey-unknown');
  });

  // The store plays no part in these.
  if (database === 'SQLite') {
    test('notify their member by mail and alert when added or removed', async () => {
      const { client, email, id } = await member();
      await remove(client, id);
      const subjects = await server.subjectsTo(email, 2);
      expect(subjects).toEqual(Array(2).fill('Your TwoSides sign-in methods have changed'));
      expect((await client.get('/api/alerts')).body.alerts).toMatchObject([
        { kind: 'signIn', text: 'Your sign-in methods have changed.', path: '/settings#passkeys' },
      ]);
    });

    test('need a password or passkey within ten minutes to be added or removed', async () => {
      const { client, authenticator, id } = await member();
      ahead += 11 * MINUTE;
      const another = createAuthenticator();
      expect((await addPasskey(client, another)).body.code).toBe('sign-in-again');
      expect((await remove(client, id)).body.code).toBe('sign-in-again');
      expect((await client.post('/api/auth/passkeys/confirm', { password: 'not it at all' })).status).toBe(403);
      const { status, body } = await client.post('/api/auth/passkeys/confirm', { password: PASSWORD });
      expect(status).toBe(200);
      expect(Date.parse(body.provenUntil)).toBeGreaterThan(Date.now() + ahead);
      expect((await addPasskey(client, another)).status).toBe(200);
      ahead += 11 * MINUTE;
      const credential = authenticator.use(await challenge(client, { for: 'confirm' }));
      expect((await client.post('/api/auth/passkeys/confirm', { credential })).status).toBe(200);
      expect((await remove(client, id)).status).toBe(200);
    });
  }
});

test('a site at an IP address refuses passkeys', async () => {
  const server = await serverForTest('SQLite', { env: { PUBLIC_ORIGIN: 'http://127.0.0.1:3000' } });
  const answer = await server.client().post('/api/auth/passkeys/challenge', { for: 'sign-in' });
  expect(answer).toMatchObject({ status: 404, body: { code: 'passkeys-unavailable' } });
});

test('passkeys for an earlier host are listed as such, and don’t count as a way to sign in', async () => {
  const [before, authenticator] = [await serverForTest('SQLite'), createAuthenticator()];
  const { stores } = before;
  const client = before.client();
  await registerWith(client, authenticator, 'moved@example.org');
  await client.get(`/api/auth/verify-email?token=${secretIn((await before.mailsTo('moved@example.org'))[0])}`);
  await addPasskey(client, createAuthenticator());
  const [first] = (await client.get('/api/auth/security')).body.passkeys;
  const { id } = (await client.get('/api/auth/user')).body;
  const { passkeys = [] } = (await stores.accounts.readSignIn(id, Date.now())) ?? {};
  const old = passkeys.find((passkey) => passkey.id !== first.id) ?? expect.fail();
  const moved = { kind: 'add-passkey', passkey: { ...old, rpId: 'old.example' } } as const;
  await writeAccount(stores, id, { kind: 'drop-passkeys', memberId: id, id: old.id }, moved);
  const listed: { madeFor: string }[] = (await client.get('/api/auth/security')).body.passkeys;
  expect(listed.map(({ madeFor }) => madeFor)).toEqual(expect.arrayContaining([null, 'old.example']));
  const removed = await client.send(`/api/auth/passkeys/${first.id}`, { method: 'DELETE' });
  expect(removed.body.code).toBe('last-way-in');
});

test('password managers find the page that manages passkeys', async () => {
  const server = await serverForTest('SQLite');
  const place = 'http://localhost:3000/settings#passkeys';
  expect((await server.client().get('/.well-known/passkey-endpoints')).body).toEqual({ enroll: place, manage: place });
});
