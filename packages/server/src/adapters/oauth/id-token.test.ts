import { createHash } from 'node:crypto';
import {
  type GenerateKeyPairResult,
  generateKeyPair,
  type JWTPayload,
  type JWTVerifyGetKey,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { verifyIdToken } from './id-token.ts';

const NOON = 1_782_907_200;
const GOOD: JWTPayload = {
  iss: 'https://provider.example',
  aud: 'twosides',
  sub: '108',
  nonce: 'asked',
  email: 'ana@example.org',
  email_verified: true,
  iat: NOON,
  exp: NOON + 60,
};

let ours: GenerateKeyPairResult;
let theirs: GenerateKeyPairResult;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
});

const sign = (claims: JWTPayload, key = ours.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(key);

const verify = async (token: string | Promise<string>) => {
  const keys: JWTVerifyGetKey = async () => ours.publicKey;
  const expected = { provider: 'google', issuer: 'https://provider.example', clientId: 'twosides', keys } as const;
  return verifyIdToken(await token, { nonce: 'asked' }, { ...expected, now: new Date(NOON * 1_000) });
};

test('an ID token names the subject at the provider', async () => {
  const identity = {
    provider: 'google',
    subject: '108',
    email: 'ana@example.org',
    emailVerified: true,
    hostedDomain: null,
  };
  expect(await verify(sign(GOOD))).toEqual(identity);
  expect(await verify(sign({ ...GOOD, hd: 'example.org' }))).toEqual({ ...identity, hostedDomain: 'example.org' });
});

test.each([
  ['of another issuer', { iss: 'https://other.example' }],
  ['for another audience', { aud: 'another-site' }],
  ['issued to another party', { azp: 'another-site' }],
  ['for several sites, issued to another one', { aud: ['twosides', 'another'], azp: 'another' }],
  ['that has expired', { exp: NOON - 31 }],
  ['that never expires', { exp: undefined }],
  ['that answers another attempt', { nonce: 'another' }],
  ['without a nonce', { nonce: null }],
  ['of nobody', { sub: '' }],
])('An ID token %s is refused by its verification alone', async (_, changes) => {
  await expect(verify(sign({ ...GOOD, ...changes } as JWTPayload))).rejects.toThrow();
});

const changed = async () => {
  const [header, , signature] = (await sign(GOOD)).split('.');
  const payload = Buffer.from(JSON.stringify({ ...GOOD, sub: 'somebody else' })).toString('base64url');
  return `${header}.${payload}.${signature}`;
};

test.each<[string, () => string | Promise<string>]>([
  ['signed by another key', () => sign(GOOD, theirs.privateKey)],
  ['with a changed payload', changed],
  ['unsigned', () => new UnsecuredJWT(GOOD).encode()],
  [
    'signed with a public value',
    () => new SignJWT(GOOD).setProtectedHeader({ alg: 'HS256' }).sign(createHash('sha256').update('twosides').digest()),
  ],
  ['that is empty', () => ''],
  ['that is none', () => 'no.token.'],
])('an ID token %s is refused', async (_, forge) => {
  await expect(verify(forge())).rejects.toThrow();
});
