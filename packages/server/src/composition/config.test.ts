import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../test-support/fresh-folder.ts';
import { readConfig, warningsOf } from './config.ts';
import { ConfigError } from './config-secrets.ts';

const newDataDir = () => join(freshFolder(onTestFinished), 'data');

const KEY = 'k'.repeat(32);
const OPERATOR = { OPERATOR_NAME: 'Ada Example', CONTACT_EMAIL: 'ada@example.org' };
const SECRETS = { SESSION_KEYS: KEY, HASH_SECRET: 'f'.repeat(32) };

test('makes secrets at the first start that only the owner can read, and keeps them', () => {
  const DATA_DIR = newDataDir();
  const first = readConfig({ DATA_DIR });
  expect(first.sessionKeys[0]).toMatch(/^[\w-]{43}$/);
  expect(first.hashSecret).toMatch(/^[\w-]{43}$/);
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([modeOf(DATA_DIR), modeOf(join(DATA_DIR, 'secrets.json'))]).toEqual(['700', '600']);
  expect(modeOf(join(DATA_DIR, 'vapid.json'))).toBe('600');
  expect(Buffer.from(first.vapid.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(first.vapid.privateKey, 'base64url')).toHaveLength(32);
  expect(first.hashSecretOrigin).toEqual({ name: join(DATA_DIR, 'secrets.json'), isNew: true });
  expect(readConfig({ DATA_DIR })).toEqual({
    ...first,
    hashSecretOrigin: { ...first.hashSecretOrigin, isNew: false },
    vapid: { ...first.vapid, origin: { name: join(DATA_DIR, 'vapid.json'), isNew: false } },
  });
});

test('never changes the mailbox id secret, whatever becomes of the session keys', () => {
  const DATA_DIR = newDataDir();
  const { hashSecret } = readConfig({ DATA_DIR });
  const rotated = readConfig({ DATA_DIR, SESSION_KEYS: `${KEY},${'o'.repeat(32)}` });
  expect(rotated.sessionKeys).toEqual([KEY, 'o'.repeat(32)]);
  expect(rotated.hashSecret).toBe(hashSecret);
  expect(readFileSync(join(DATA_DIR, 'secrets.json'), 'utf8')).toContain(hashSecret);
});

test.each([
  ['no secrets', {}, 'SESSION_KEYS and HASH_SECRET: required in production'],
  ['no hash secret', { SESSION_KEYS: KEY }, 'SESSION_KEYS and HASH_SECRET: required in production'],
  ['a short session key', { ...SECRETS, SESSION_KEYS: 'short' }, 'SESSION_KEYS: must have at least 32 characters'],
  ['no push keys', SECRETS, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: required in production'],
  ['nobody who runs it', { OPERATOR_NAME: '' }, 'OPERATOR_NAME: required in production'],
  ['nowhere to write to', { CONTACT_EMAIL: '' }, 'CONTACT_EMAIL: required in production'],
  ['no rate limits', { ...SECRETS, RATE_LIMITS: 'off' }, 'RATE_LIMITS: "off" is for load tests'],
])('refuses to start in production with %s', (_, env, message) => {
  const start = () => readConfig({ NODE_ENV: 'production', DATA_DIR: newDataDir(), ...OPERATOR, ...env });
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(message);
});

test.each([
  ['PORT', '70000'],
  ['PUBLIC_ORIGIN', 'twosides.example'],
  ['MONGODB_URL', 'localhost:27017'],
  ['SMTP_URL', 'mail.example.org'],
  ['OPERATOR_NAME', 'Ada\nBcc: everybody@example.org'],
  ['OPERATOR_NAME', '  '],
  ['CONTACT_EMAIL', 'ada at example.org'],
  ['CONTACT_EMAIL', 'ada@example.org, ben@example.org'],
  ['TRUSTED_PROXIES', '-1'],
  ['RATE_LIMITS', 'sometimes'],
  ['DIGESTS_PER_MINUTE', '0'],
  ['JOBS_EVERY_MS', '0'],
  ['VAPID_PUBLIC_KEY', 'short'],
  ['VAPID_PRIVATE_KEY', KEY],
  ['PUSH_HOSTS', 'https://push.example.org'],
  ['PUSH_HOSTS', '*'],
  ['EMAIL_VERIFICATION', 'never'],
  ['LOG_LEVEL', 'loud'],
])('names %s where it cannot be %s', (name, value) => {
  expect(() => readConfig({ DATA_DIR: newDataDir(), [name]: value })).toThrow(new RegExp(`^${name}: `));
});

test('knows who runs the site once it is told, and otherwise nobody', () => {
  const operatorIn = (env: Record<string, string>) => readConfig({ DATA_DIR: newDataDir(), ...env }).operator;
  expect(operatorIn({})).toEqual({ name: null, email: null });
  expect(operatorIn(OPERATOR)).toEqual({ name: 'Ada Example', email: 'ada@example.org' });
  expect(operatorIn({ CONTACT_EMAIL: 'desk@bücher.example' }).email).toBe('desk@xn--bcher-kva.example');
});

const keyOf = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const APPLE = {
  APPLE_CLIENT_ID: 'id',
  APPLE_TEAM_ID: 'team',
  APPLE_KEY_ID: 'key',
  APPLE_PRIVATE_KEY: keyOf('prime256v1'),
};

describe('Providers in the configuration', () => {
  const providersOf = (env: Record<string, string>) => readConfig({ DATA_DIR: newDataDir(), ...env }).providers;

  test('are none unless they are set', () => {
    expect(providersOf({})).toEqual({ google: null, apple: null });
    expect(providersOf({ GOOGLE_CLIENT_ID: '', APPLE_PRIVATE_KEY: '' })).toEqual({ google: null, apple: null });
  });

  test('are the real ones unless told otherwise', () => {
    expect(providersOf({ ...GOOGLE, ...APPLE })).toEqual({
      google: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' },
      apple: {
        issuer: 'https://appleid.apple.com',
        clientId: 'id',
        teamId: 'team',
        keyId: 'key',
        privateKey: APPLE.APPLE_PRIVATE_KEY,
      },
    });
    const GOOGLE_ISSUER = 'http://127.0.0.1:4000';
    expect(providersOf({ ...GOOGLE, GOOGLE_ISSUER }).google?.issuer).toBe(GOOGLE_ISSUER);
  });

  test('take Apple’s key in one line too', () => {
    const inOneLine = APPLE.APPLE_PRIVATE_KEY.replaceAll('\n', '\\n');
    expect(providersOf({ ...APPLE, APPLE_PRIVATE_KEY: inOneLine }).apple?.privateKey).toBe(APPLE.APPLE_PRIVATE_KEY);
  });

  test.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET: required when GOOGLE_CLIENT_ID is set'],
    [{ GOOGLE_CLIENT_SECRET: 's' }, 'GOOGLE_CLIENT_ID: required when GOOGLE_CLIENT_SECRET is set'],
    [{ GOOGLE_ISSUER: 'https://x.example' }, 'GOOGLE_CLIENT_ID: required when GOOGLE_ISSUER is set'],
    [{ ...APPLE, APPLE_TEAM_ID: '' }, 'APPLE_TEAM_ID: required when APPLE_CLIENT_ID is set'],
    [{ APPLE_KEY_ID: 'key' }, 'APPLE_CLIENT_ID: required when APPLE_KEY_ID is set'],
    [{ ...APPLE, APPLE_PRIVATE_KEY: 'no key' }, "APPLE_PRIVATE_KEY: must be the text of Apple's .p8 file"],
    [{ ...APPLE, APPLE_PRIVATE_KEY: keyOf('secp384r1') }, "APPLE_PRIVATE_KEY: must be the text of Apple's .p8 file"],
    [{ ...GOOGLE, GOOGLE_ISSUER: 'http://x.example' }, 'GOOGLE_ISSUER: must be an https: URL'],
    [{ ...GOOGLE, GOOGLE_ISSUER: 'google' }, 'GOOGLE_ISSUER: must be an https: URL'],
  ])('that are set by half stop the start: %#', (env, message) => {
    expect(() => providersOf(env)).toThrow(new ConfigError(message));
  });
});

test('takes a pair of push keys that belong together, and no other', () => {
  const DATA_DIR = newDataDir();
  const { publicKey, privateKey } = readConfig({ DATA_DIR }).vapid;
  const other = readConfig({ DATA_DIR: newDataDir() }).vapid;
  const given = (VAPID_PUBLIC_KEY: string, VAPID_PRIVATE_KEY: string | undefined) =>
    readConfig({ DATA_DIR: newDataDir(), VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY });
  expect(given(publicKey, privateKey).vapid).toMatchObject({ publicKey, privateKey });
  expect(() => given(other.publicKey, privateKey)).toThrow('VAPID_PUBLIC_KEY: is not the public key');
  expect(() => given(publicKey, undefined)).toThrow('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: set both, or neither');
});

describe('The warnings of a start', () => {
  const keys = readConfig({ DATA_DIR: freshFolder(afterAll) }).vapid;
  const PRODUCTION = {
    NODE_ENV: 'production',
    ...OPERATOR,
    ...SECRETS,
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
  };
  const HTTPS = { PUBLIC_ORIGIN: 'https://two.example' };
  const SMTP_URL = 'smtps://mail.example';
  const warningsWith = (env: Record<string, string>) => warningsOf(readConfig({ DATA_DIR: newDataDir(), ...env }));

  test.each([
    ['production on plain http', { PUBLIC_ORIGIN: 'http://two.example', SMTP_URL }, [/^PUBLIC_ORIGIN/]],
    ['production on HTTPS', { ...HTTPS, SMTP_URL: 'smtp://mail.example' }, []],
    ['mails without TLS', { ...HTTPS, SMTP_URL: 'smtp://mail.example?requireTLS=false' }, [/^SMTP_URL has/]],
    ['mails without TLS by “0”', { ...HTTPS, SMTP_URL: 'smtp://mail.example?requireTLS=0' }, [/^SMTP_URL has/]],
    ['mails without TLS by “”', { ...HTTPS, SMTP_URL: 'smtp://mail.example?requireTLS=' }, [/^SMTP_URL has/]],
    ['mails without TLS by “0.0”', { ...HTTPS, SMTP_URL: 'smtp://mail.example?requireTLS=0.0' }, [/^SMTP_URL has/]],
    ['mails without TLS by “%20”', { ...HTTPS, SMTP_URL: 'smtp://mail.example?requireTLS=%20' }, [/^SMTP_URL has/]],
    ['mails with TLS', { ...HTTPS, SMTP_URL: 'smtp://mail.example?requireTLS=1' }, []],
    ['mails to any server', { ...HTTPS, SMTP_URL: `${SMTP_URL}?tls.rejectUnauthorized=false` }, [/^SMTP_URL has tls/]],
    ['mails to this machine', { ...HTTPS, SMTP_URL: 'smtp://127.0.0.1?requireTLS=false' }, []],
    ['no mail server', HTTPS, [/^SMTP_URL is not set/]],
  ])('name what is unsafe: %s', (_, env, warnings) => {
    expect(warningsWith({ ...PRODUCTION, ...env })).toEqual(warnings.map((warning) => expect.stringMatching(warning)));
  });

  test.each([
    ['mongodb://ana:secret@db.example:27017/twosides?replicaSet=rs0', true],
    ['mongodb://mongo:27017,db2.example:27018/twosides', true],
    ['mongodb://8.8.4.4/twosides?tls=false', true],
    ['mongodb+srv://db.example/twosides?ssl=false', true],
    ['mongodb+srv://ana:secret@db.example/twosides', false],
    ['mongodb://db.example/twosides?replicaSet=rs0&tls=true', false],
    ['mongodb://db.example/twosides?ssl=true', false],
    ['mongodb://mongo:27017/twosides?replicaSet=rs0', false],
    ['mongodb://10.0.0.7,192.168.1.2:27018/twosides', false],
    ['mongodb://[::1]:27017,127.0.0.1/twosides', false],
    ['mongodb://mongo.default.svc.cluster.local/twosides', false],
  ])('name a database that is reached over the internet without TLS: %s', (MONGODB_URL, isUnsafe) => {
    const warnings = warningsWith({ ...PRODUCTION, ...HTTPS, SMTP_URL, MONGODB_URL });
    expect(warnings).toEqual(isUnsafe ? [expect.stringMatching(/^MONGODB_URL has no tls=true.*UNENCRYPTED/)] : []);
  });

  test.each([
    ['mongodb+srv://db.example/twosides?tlsInsecure=true', true],
    ['mongodb://db.example/twosides?tls=true&tlsAllowInvalidCertificates=true', true],
    ['mongodb://db.example/twosides?tls=true&tlsAllowInvalidHostnames=true', true],
    ['mongodb+srv://db.example/twosides?tlsInsecure=false', false],
    ['mongodb://mongo/twosides?tls=true&tlsAllowInvalidCertificates=true', false],
  ])('name a database on the internet that need not prove who it is: %s', (MONGODB_URL, isUnsafe) => {
    const warnings = warningsWith({ ...PRODUCTION, ...HTTPS, SMTP_URL, MONGODB_URL });
    expect(warnings).toEqual(isUnsafe ? [expect.stringMatching(/^MONGODB_URL lets.*IMPOSTOR/)] : []);
  });

  test.each([
    ['http://two.example', true],
    ['http://8.8.4.4', true],
    ['https://two.example', false],
    ['http://localhost:3000', false],
    ['http://192.168.1.7:3000', false],
  ])('name a site on plain http that is on the internet without NODE_ENV: %s', (PUBLIC_ORIGIN, isUnsafe) => {
    const warnings = warningsWith({ PUBLIC_ORIGIN, SMTP_URL });
    expect(warnings).toEqual(isUnsafe ? [expect.stringMatching(/^PUBLIC_ORIGIN.*UNENCRYPTED/)] : []);
  });
});
