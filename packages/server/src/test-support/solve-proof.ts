import type { ProofChallenge } from '@twosides/domain/accounts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** @returns the text for the field `proof` of the repeated request */
export const solveProof = async (challenge: ProofChallenge): Promise<string> =>
  JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
