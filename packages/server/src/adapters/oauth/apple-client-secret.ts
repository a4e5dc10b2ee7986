import { createPrivateKey } from 'node:crypto';
import type { Clock } from '@twosides/domain/kernel';
import { SignJWT } from 'jose';

export type AppleCredentials = {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PEM, from the key's .p8 file. */
  readonly privateKey: string;
};

/** Seconds. Short, because each code exchange makes a new secret. */
const LIFETIME = 300;

export const createAppleClientSecret = ({ clientId, teamId, keyId, privateKey }: AppleCredentials, clock: Clock) => {
  const key = createPrivateKey(privateKey);
  return (audience: string): Promise<string> => {
    const now = Math.floor(clock() / 1_000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME)
      .sign(key);
  };
};
