import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'twosides-config-'));
  folders.push(folder);
  return join(folder, 'data');
};

const KEY = 'k'.repeat(32);
const SECRETS = { SESSION_KEYS: KEY, FINGERPRINT_SECRET: 'f'.repeat(32) };

it('makes secrets at the first start that only the owner can read, and keeps them', () => {
  const DATA_DIR = freshFolder();
  const first = readConfig({ DATA_DIR });
  expect(first.sessionKeys[0]).toMatch(/^[\w-]{43}$/);
  expect(first.fingerprintSecret).toMatch(/^[\w-]{43}$/);
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([modeOf(DATA_DIR), modeOf(join(DATA_DIR, 'secrets.json'))]).toEqual(['700', '600']);
  expect(readConfig({ DATA_DIR })).toEqual(first);
});

it('never changes the fingerprint secret, whatever becomes of the session keys', () => {
  const DATA_DIR = freshFolder();
  const { fingerprintSecret } = readConfig({ DATA_DIR });
  const rotated = readConfig({ DATA_DIR, SESSION_KEYS: `${KEY},${'o'.repeat(32)}` });
  expect(rotated.sessionKeys).toEqual([KEY, 'o'.repeat(32)]);
  expect(rotated.fingerprintSecret).toBe(fingerprintSecret);
  expect(readFileSync(join(DATA_DIR, 'secrets.json'), 'utf8')).toContain(fingerprintSecret);
});

it.each([
  ['no secrets', {}, 'SESSION_KEYS and FINGERPRINT_SECRET: required in production'],
  ['no fingerprint secret', { SESSION_KEYS: KEY }, 'SESSION_KEYS and FINGERPRINT_SECRET: required in production'],
  ['a short session key', { ...SECRETS, SESSION_KEYS: 'short' }, 'SESSION_KEYS: must have at least 32 characters'],
  ['no rate limits', { ...SECRETS, RATE_LIMITS: 'off' }, 'RATE_LIMITS: "off" is for load tests'],
])('refuses to start in production with %s', (_, env, message) => {
  const start = () => readConfig({ NODE_ENV: 'production', DATA_DIR: freshFolder(), ...env });
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(message);
});

it.each([
  ['PORT', '70000'],
  ['PUBLIC_ORIGIN', 'twosides.example'],
  ['MONGODB_URL', 'localhost:27017'],
  ['SMTP_URL', 'mail.example.org'],
  ['TRUSTED_PROXIES', '-1'],
  ['RATE_LIMITS', 'sometimes'],
  ['EMAIL_VERIFICATION', 'never'],
  ['LOG_LEVEL', 'loud'],
])('names %s where it cannot be %s', (name, value) => {
  expect(() => readConfig({ DATA_DIR: freshFolder(), [name]: value })).toThrow(new RegExp(`^${name}: `));
});
