import type { Identity, ProviderName } from '@twosides/domain/model';
import type { AttemptChecks } from '@twosides/domain/sign-in';
import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as v from 'valibot';

/** Google and Apple sign with RS256. The list is fixed, so that a token cannot choose its algorithm. */
const ALGORITHMS = ['RS256'];

const CLOCK_TOLERANCE = 30;

type Expected = {
  readonly provider: ProviderName;
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
  readonly now: Date;
};

export const verifyIdToken = async (
  idToken: string,
  { nonce }: Pick<AttemptChecks, 'nonce'>,
  { provider, issuer, clientId, keys, now }: Expected,
): Promise<Identity> => {
  const { payload } = await jwtVerify(idToken, keys, {
    algorithms: ALGORITHMS,
    issuer,
    audience: clientId,
    clockTolerance: CLOCK_TOLERANCE,
    currentDate: now,
    requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
  });
  if (payload.nonce !== nonce) throw new Error('The ID token answers another attempt');
  if (payload.azp !== undefined && payload.azp !== clientId)
    throw new Error('The ID token was issued to somebody else');
  return toIdentity(provider, payload);
};

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.optional(v.nullable(v.string()), null),
  // Apple sends a string instead of a boolean.
  email_verified: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])]), false),
  hd: v.optional(v.nullable(v.string()), null),
});

const toIdentity = (provider: ProviderName, payload: JWTPayload): Identity => {
  const { sub, email, email_verified, hd } = v.parse(Claims, payload);
  const emailVerified = email_verified === true || email_verified === 'true';
  return { provider, subject: sub, email, emailVerified, hostedDomain: hd };
};
