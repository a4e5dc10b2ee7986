import type { ProofChallenge } from '@twosides/domain/accounts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Computes a proof of work as a browser does. @returns the fields of the next attempt */
export const solveProof = async (challenge: ProofChallenge): Promise<string> =>
  JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
