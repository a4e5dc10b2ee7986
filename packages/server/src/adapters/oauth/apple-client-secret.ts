import { createPrivateKey } from 'node:crypto';
import type { Clock } from '@twosides/domain/kernel';
import { SignJWT } from 'jose';

export type AppleCredentials = {
  /** The Services ID. */
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** The text of the key's .p8 file (PEM). */
  readonly privateKey: string;
};

/** Seconds that a client secret is valid. Each code exchange makes a new one. */
const LIFETIME = 300;

/** Returns a function that makes a client secret for Apple: a JWT signed with the site's key. */
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
