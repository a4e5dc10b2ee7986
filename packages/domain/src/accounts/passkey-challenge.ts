import type { Clock, RateLimit, RateLimiter, Result, Secrets } from '../kernel/index.ts';
import { err, MINUTE, ok } from '../kernel/index.ts';
import type { NewPasskey, NewPasskeyResponse, Passkey } from '../model/index.ts';
import { shownEmail } from '../wire/index.ts';
import type { PasskeyVerifier } from './accounts.port.ts';
import type { PasskeyCreation, PasskeyRequest } from './passkey-options.view.ts';

/** `subject` is the email address for `sign-up`, and the member's id for `add` and `confirm`. */
export type ChallengeFor =
  | { readonly purpose: 'sign-in' }
  | { readonly purpose: 'sign-up' | 'add' | 'confirm'; readonly subject: string };

const CHALLENGE_LIFETIME = 5 * MINUTE;

/** Allows one use per challenge. `seconds` must be longer than `CHALLENGE_LIFETIME`. */
const REDEEMED: RateLimit = { name: 'passkey-challenge', points: 1, seconds: 360 };

/** Random text, expiry in milliseconds, the new passkey's handle, and the signature; all but the expiry base64url. */
const CHALLENGE = /^([\w-]{43})(\d{15})([\w-]{43})([\w-]{43})$/;

export const newChallenge = (
  { secrets, clock }: { secrets: Pick<Secrets, 'newLinkSecret' | 'stampOf'>; clock: Clock },
  use: ChallengeFor,
  handle: string = secrets.newLinkSecret(),
): string => {
  const end = String(clock() + CHALLENGE_LIFETIME).padStart(15, '0');
  const content = `${secrets.newLinkSecret()}${end}${handle}`;
  return content + secrets.stampOf('passkey', signedText(use, content));
};

export type ChallengeNeeds = { secrets: Pick<Secrets, 'isStampOf'>; clock: Clock; limiter: RateLimiter };

export const redeemChallenge = async (
  { secrets, clock, limiter }: ChallengeNeeds,
  challenge: string | null,
  use: ChallengeFor,
): Promise<{ readonly handle: string } | null> => {
  const [, random = '', end = '', handle = '', stamp = ''] = CHALLENGE.exec(challenge ?? '') ?? [];
  const content = `${random}${end}${handle}`;
  if (!secrets.isStampOf('passkey', signedText(use, content), stamp) || clock() > Number(end)) return null;
  const { wait } = await limiter.take(REDEEMED, random);
  return wait === null ? { handle } : null;
};

const signedText = (use: ChallengeFor, content: string) =>
  [use.purpose, 'subject' in use ? use.subject : '', content].join('\n');

export const proveNewPasskey = async (
  needs: ChallengeNeeds & { verifier: PasskeyVerifier },
  response: NewPasskeyResponse,
  use: ChallengeFor,
): Promise<Result<NewPasskey, 'passkey-invalid'>> => {
  const challenge = needs.verifier.challengeOf(response);
  const redeemed = await redeemChallenge(needs, challenge, use);
  if (redeemed === null || challenge === null) return err('passkey-invalid');
  const made = await needs.verifier.verifyNew(response, challenge);
  return made === null ? err('passkey-invalid') : ok({ ...made, handle: redeemed.handle });
};

/** COSE algorithms in order of preference: EdDSA, ES256, RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

export const passkeyRequest = (rpId: string, challenge: string, allowed: readonly Passkey[] = []): PasskeyRequest => ({
  challenge,
  timeout: CHALLENGE_LIFETIME,
  rpId,
  allowCredentials: allowed.map(named),
  userVerification: 'required',
});

/** @param known the member's passkeys; an authenticator that has one of them must not make another */
export const passkeyCreation = (
  rpId: string,
  challenge: string,
  { handle, email }: { readonly handle: string; readonly email: string },
  known: readonly Passkey[] = [],
): PasskeyCreation => ({
  challenge,
  timeout: CHALLENGE_LIFETIME,
  rp: { id: rpId, name: 'TwoSides' },
  user: { id: handle, name: shownEmail(email), displayName: shownEmail(email) },
  pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  attestation: 'none',
  excludeCredentials: known.map(named),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
});

const named = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});
