import { describe, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { serverForSuite } from '../../test-support/suites.ts';
import { codeIn, secretIn } from '../../test-support/test-server.ts';

describe('an international address', () => {
  const server = serverForSuite('SQLite');

  test('is one account in either form of its domain, shown as written', async () => {
    const client = server.client();
    const password = 'Bücherei'.normalize('NFC');
    await client.post('/api/auth/register', { email: 'Max@Bücher.example', password });
    const [mail] = await server.mailsTo('max@xn--bcher-kva.example');
    const fullWidth = codeIn(mail).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    const verified = await client.post('/api/auth/verify-code', { code: fullWidth });
    expect(verified.body).toMatchObject({ signedIn: true, user: { email: 'max@bücher.example' } });

    const login = { email: 'max@BU\u0308CHER.example', password: password.normalize('NFD') };
    expect((await server.client().post('/api/auth/login', login)).status).toBe(200);
    await server.client().post('/api/auth/sign-in-link', { email: 'max@bücher.example' });
    const mails = await server.mailsTo('max@xn--bcher-kva.example', 2);
    const link = mails.find(({ text }) => text.includes('/sign-in-link?'));
    const read = await client.post('/api/auth/sign-in-link/read', { token: secretIn(link) });
    expect(read.body.email).toBe('max@bücher.example');
    expect((await client.post('/api/auth/passkeys/options')).body.user.name).toBe('max@bücher.example');
  });

  test('can be changed to an international domain', async () => {
    const client = await signUp(server, 'moves@example.org');
    const change = (email: string) => client.post('/api/auth/email', { email, password: PASSWORD });
    await change('neu@bücher.example');
    expect((await client.get('/api/auth/security')).body.pendingEmail.email).toBe('neu@bücher.example');
    expect((await client.get('/api/auth/export')).body.signIn.pendingEmail).toBe('neu@bücher.example');
    const [mail] = await server.mailsTo('neu@xn--bcher-kva.example');
    await client.post('/api/auth/email/confirm', { token: secretIn(mail) });
    expect((await client.get('/api/auth/user')).body.email).toBe('neu@bücher.example');
    expect((await change('NEU@xn--bcher-kva.example')).body.code).toBe('email-unchanged');
  });
});
