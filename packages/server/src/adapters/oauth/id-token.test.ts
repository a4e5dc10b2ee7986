import { type GenerateKeyPairResult, generateKeyPair, type JWTPayload, type JWTVerifyGetKey, SignJWT } from 'jose';
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

const verify = async (claims: JWTPayload, key = ours.privateKey) => {
  const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(key);
  const keys: JWTVerifyGetKey = async () => ours.publicKey;
  const expected = { provider: 'google', issuer: 'https://provider.example', clientId: 'twosides', keys } as const;
  return verifyIdToken(token, { nonce: 'asked' }, { ...expected, now: new Date(NOON * 1_000) });
};

test('an ID token names the subject at the provider', async () => {
  const identity = {
    provider: 'google',
    subject: '108',
    email: 'ana@example.org',
    emailVerified: true,
    hostedDomain: null,
  };
  expect(await verify(GOOD)).toEqual(identity);
  expect(await verify({ ...GOOD, hd: 'example.org' })).toEqual({ ...identity, hostedDomain: 'example.org' });
});

test.each([
  ['of another issuer', { iss: 'https://other.example' }],
  ['for another audience', { aud: 'another-site' }],
  ['issued to another party', { azp: 'another-site' }],
  ['that has expired', { exp: NOON - 31 }],
  ['that answers another attempt', { nonce: 'another' }],
  ['without a nonce', { nonce: null }],
  ['of nobody', { sub: '' }],
])('An ID token %s is refused by its verification alone', async (_, changes) => {
  await expect(verify({ ...GOOD, ...changes })).rejects.toThrow();
});

test('refuses an ID token signed by another key', async () => {
  await expect(verify(GOOD, theirs.privateKey)).rejects.toThrow('signature');
});
