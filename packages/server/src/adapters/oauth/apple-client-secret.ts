import { createPrivateKey } from 'node:crypto';
import type { Clock } from '@twosides/domain/kernel';
import { SignJWT } from 'jose';

/** Who the site is to Apple. */
export type AppleCredentials = {
  /** The Services ID. */
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PEM of the key's .p8 file. */
  readonly privateKey: string;
};

/** Seconds. A secret is made for each exchange, so none is ever near its end. */
const LIFETIME = 300;

/** Apple's client secret is a JWT signed with the site's own key; it may live for half a year at most. */
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
