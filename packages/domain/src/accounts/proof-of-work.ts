export type ProofChallenge = {
  readonly parameters: {
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
    readonly keySignature?: string;
    /** Seconds since 1970-01-01T00:00:00Z. */
    readonly expiresAt?: number;
  };
  readonly signature?: string;
};

export const PROOF_TEXTS = {
  solving: 'Checking that you’re not a bot. This takes a few seconds.',
  failed: 'We couldn’t confirm that you’re not a bot. Please try again, or sign up later on a different network.',
} as const;
