import { randomInt } from 'node:crypto';
import type { ProofChallenge } from '@twosides/domain/accounts';
import type { RateLimiter, Secrets } from '@twosides/domain/kernel';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';

export type ProofOfWork = {
  challenge(): Promise<ProofChallenge>;
  /**
   * @returns false if the proof does not solve an unexpired puzzle or was redeemed before
   * @throws if the database is unavailable
   */
  redeem(proof: string): Promise<boolean>;
};

const LIFETIME = 300;
export type PuzzleWork = { readonly rounds: number; readonly leastTries: number; readonly mostTries: number };

/** A million SHA-256 rounds on average, about a second on a phone. */
const SECOND_ON_A_PHONE: PuzzleWork = { rounds: 2_000, leastTries: 300, mostTries: 700 };
/** Seconds. Longer than a puzzle is valid, so that no proof can be redeemed twice. */
const REDEEMED = { name: 'proof-of-work', points: 1, seconds: LIFETIME + 60 };

export const createProofOfWork = (
  redeemed: RateLimiter,
  stampOf: Secrets['stampOf'],
  { rounds, leastTries, mostTries }: PuzzleWork = SECOND_ON_A_PHONE,
): ProofOfWork => {
  const secrets = {
    hmacSignatureSecret: stampOf('proof-of-work', 'challenge'),
    hmacKeySignatureSecret: stampOf('proof-of-work', 'key'),
  };
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        counter: randomInt(leastTries, mostTries),
        deriveKey,
        expiresAt: new Date(Date.now() + LIFETIME * 1_000),
        ...secrets,
      }),
    redeem: async (text) => {
      const proof = parseProof(text);
      if (proof === null || !(await isSolved(proof, secrets))) return false;
      const { wait } = await redeemed.take(REDEEMED, proof.challenge.signature);
      return wait === null;
    },
  };
};

const proofSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    challenge: v.strictObject({
      parameters: v.strictObject({
        algorithm: v.string(),
        cost: v.number(),
        expiresAt: v.number(),
        keyLength: v.number(),
        keyPrefix: v.string(),
        keySignature: v.string(),
        nonce: v.string(),
        salt: v.string(),
      }),
      signature: v.string(),
    }),
    solution: v.object({ counter: v.number(), derivedKey: v.string() }),
  }),
);
type Proof = v.InferOutput<typeof proofSchema>;

const parseProof = (text: string): Proof | null => {
  const parsed = v.safeParse(proofSchema, text);
  return parsed.success ? parsed.output : null;
};

/** Returns false for invalid hex digits, for which `verifySolution` throws. */
const isSolved = async (proof: Proof, secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string }) => {
  try {
    return (await verifySolution({ ...proof, deriveKey, ...secrets })).verified;
  } catch {
    return false;
  }
};
