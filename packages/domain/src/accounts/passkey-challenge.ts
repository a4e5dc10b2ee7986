import type { Clock } from '../kernel/clock.port.ts';
import type { RateLimit, RateLimiter } from '../kernel/rate-limiter.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { MINUTE } from '../kernel/time.ts';
import type { NewPasskey, NewPasskeyResponse } from '../model/passkey.ts';
import type { PasskeyVerifier } from './passkey-verifier.port.ts';

/** `subject` is the email address for `sign-up`, and the member's id for `add` and `confirm`. */
export type ChallengeFor =
  | { readonly purpose: 'sign-in' }
  | { readonly purpose: 'sign-up' | 'add' | 'confirm'; readonly subject: string };

export const CHALLENGE_LIFETIME = 5 * MINUTE;

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
