/** A signed puzzle that costs a device about a second; made and solved by `altcha-lib`. */
export type ProofChallenge = {
  readonly parameters: {
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
    readonly keySignature?: string;
    /** Seconds since 1970. */
    readonly expiresAt?: number;
  };
  readonly signature?: string;
};

/** What the app says about the puzzle. */
export const PROOF_TEXTS = {
  solving:
    'Many people are signing up near you. To keep machines out, your device is solving a puzzle by itself. It takes a few seconds.',
  failed:
    "Your device couldn't solve the puzzle that keeps machines out. Please try again, or sign up later from another network.",
} as const;
