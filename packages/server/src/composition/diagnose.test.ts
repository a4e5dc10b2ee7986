import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { HOUR } from '@twosides/domain/kernel';
import { SMTPServer } from 'smtp-server';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../test-support/fresh-folder.ts';
import { portOf } from '../test-support/listen.ts';
import { startTestProvider } from '../test-support/openid-provider.ts';
import { forTest } from '../test-support/suites.ts';
import { startSmtp } from '../test-support/test-smtp.ts';
import { type Env, readConfig } from './config.ts';
import { diagnose, type Finding, type Outside } from './diagnose.ts';

const CERTIFICATE = readFileSync(new URL('../../../../e2e/support/localhost.pem', import.meta.url));

const listen = (server: Server): Promise<number> => {
  onTestFinished(() => void server.close());
  return portOf(server.listen(0));
};

const serve = async (answer: RequestListener) => `http://0.0.0.0:${await listen(createServer(answer))}`;

const RIGHT: Outside = {
  resolveTxt: async (name) => [
    [name.startsWith('_dmarc.') ? 'v=DMARC1; p=reject' : 'v=spf1 include:_spf.example.net ~all'],
  ],
  timeSource: '',
};
let rightTime = '';
beforeAll(async () => {
  const server = createServer((_request, response) => void response.end());
  rightTime = `http://127.0.0.1:${await portOf(server.listen(0, '127.0.0.1'))}`;
  return () => void server.close();
});

const findingsOf = async (env: Env, outside: Partial<Outside> = {}): Promise<readonly Finding[]> => {
  const config = readConfig({ DATA_DIR: freshFolder(onTestFinished), ...env });
  const findings = await diagnose(config, { ...RIGHT, timeSource: rightTime, ...outside });
  return findings.filter(({ state, topic }) => state !== 'good' && topic !== 'Disk');
};

const finding = (topic: string, says: RegExp, remedy: RegExp, state: Finding['state'] = 'wrong') => ({
  topic,
  state,
  says: expect.stringMatching(says),
  remedy: expect.stringMatching(remedy),
});

test('finds nothing wrong with a fresh site on this machine', async () => {
  expect(await findingsOf({})).toEqual([]);
});

test('an address without TLS', async () => {
  const origin = await serve((_request, response) => void response.end());
  expect(await findingsOf({ PUBLIC_ORIGIN: origin })).toEqual([
    finding('Address', /passwords travel unencrypted/, /terminates TLS in front/),
  ]);
});

test('an address that nothing answers at, and one whose host has no DNS record', async () => {
  expect(await findingsOf({ PUBLIC_ORIGIN: 'https://0.0.0.0:1', TRUSTED_PROXIES: '1' })).toEqual([
    finding('Address', /cannot be reached/, /proxy are running/),
  ]);
  expect(await findingsOf({ PUBLIC_ORIGIN: 'https://twosides.invalid', TRUSTED_PROXIES: '1' })).toEqual([
    finding('Address', /cannot be reached/, /./),
  ]);
});

test('an address where another server answers', async () => {
  const origin = await serve((_request, response) => void response.writeHead(502).end());
  expect(await findingsOf({ PUBLIC_ORIGIN: origin })).toContainEqual(
    finding('Address', /healthz answers 502/, /forwards this host/),
  );
});

test('a certificate that browsers refuse, and a proxy that the server does not know of', async () => {
  const port = await listen(createHttpsServer({ key: CERTIFICATE, cert: CERTIFICATE }));
  expect(await findingsOf({ PUBLIC_ORIGIN: `https://0.0.0.0:${port}` })).toEqual([
    finding('TLS', /is not accepted/, /Get a certificate/),
    finding('Proxy', /TRUSTED_PROXIES is 0/, /usually 1/),
  ]);
});

test('a mail server that is away, and one that refuses the password', async () => {
  expect(await findingsOf({ SMTP_URL: 'smtp://127.0.0.1:1' })).toEqual([finding('Mail', /does not answer/, /port/)]);

  const strict = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no')),
  });
  strict.on('error', () => {});
  const port = await portOf(strict.listen(0, '127.0.0.1'));
  onTestFinished(() => new Promise<void>((resolve) => strict.close(() => resolve())));
  expect(await findingsOf({ SMTP_URL: `smtp://ann:wrong@127.0.0.1:${port}` })).toEqual([
    finding('Mail', /rejects the user name or password/, /SMTP_URL/),
  ]);
});

test('a mail server without TLS, and a sender whose domain has no records', async () => {
  const { smtpUrl } = await forTest(startSmtp());
  const url = smtpUrl.replace('127.0.0.1', '0.0.0.0');
  const nowhere = async () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
  const env = { SMTP_URL: url, MAIL_FROM: 'TwoSides <mail@example.org>' };
  expect(await findingsOf(env, { resolveTxt: nowhere })).toEqual([
    finding('Mail', /does not offer TLS/, /STARTTLS/),
    finding('Sender', /example\.org has no SPF and no DMARC record/, /DKIM/),
  ]);
  expect(await findingsOf({ SMTP_URL: `${url}/?requireTLS=false` })).toEqual([
    finding('Sender', /MAIL_FROM is .+localhost/, /your domain/),
  ]);
});

test('secrets that can be guessed, or are the same', async () => {
  const strong = 'vGkQz1mWc8RtYb4NpXs7LdHf2JaUe9Ko';
  const env = (sessionKeys: string) => ({ SESSION_KEYS: sessionKeys, HASH_SECRET: strong });
  expect(await findingsOf(env('x'.repeat(40)))).toEqual([finding('Secrets', /is easy to guess/, /generate-secrets/)]);
  expect(await findingsOf(env(strong))).toEqual([finding('Secrets', /share a value/, /generate-secrets/)]);
});

test('a clock that is an hour slow, and no way to the outside', async () => {
  const inAnHour = new Date(Date.now() + HOUR).toUTCString();
  const timeSource = await serve((_request, response) => void response.setHeader('Date', inAnHour).end());
  expect(await findingsOf({}, { timeSource })).toEqual([finding('Clock', /60 min slow/, /timedatectl/)]);
  expect(await findingsOf({}, { timeSource: 'http://127.0.0.1:1' })).toEqual([
    finding('Clock', /cannot be reached/, /firewall/, 'warning'),
  ]);
});

test('a data folder that cannot be written to', async () => {
  const config = { ...readConfig({ DATA_DIR: tmpdir() }), dataDir: '/dev/null/data' };
  expect(await diagnose(config, { ...RIGHT, timeSource: rightTime })).toContainEqual(
    finding('Disk', /cannot be written to/, /chown/),
  );
});

test.each(['google', 'apple'] as const)('credentials that %s knows, and others', async (like) => {
  const provider = await forTest(startTestProvider(like, 'http://localhost:3000'));
  expect(await findingsOf(provider.env)).toEqual([]);
  const wrong = like === 'google' ? { GOOGLE_CLIENT_SECRET: 'wrong' } : { APPLE_TEAM_ID: 'WRONG' };
  expect(await findingsOf({ ...provider.env, ...wrong })).toEqual([
    finding(like === 'google' ? 'Google' : 'Apple', /does not accept the credentials/, /auth\/\w+\/callback/),
  ]);
});

test('npm run doctor names every setting that cannot be used, and ends with 1', async () => {
  const program = fileURLToPath(new URL('../doctor.ts', import.meta.url));
  const doctor = spawn(process.execPath, [program], { env: { PORT: 'many', SMTP_URL: 'mail.example.org' } });
  const [output, [status]] = await Promise.all([text(doctor.stdout), once(doctor, 'exit')]);
  expect(output).toContain('✗ Settings PORT: must be a whole number');
  expect(output).toContain('✗ Settings SMTP_URL: must be a URL');
  expect(output).toContain('2 things are wrong.');
  expect(status).toBe(1);
});
