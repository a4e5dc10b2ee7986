import type { ProofChallenge } from '@twosides/domain/accounts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds: a device that takes longer is told to have failed. */
const TIMEOUT = 60_000;

/** Answers a puzzle with its solution, or null. */
self.addEventListener('message', ({ data: challenge }: MessageEvent<ProofChallenge>) => {
  solveChallenge({ challenge, deriveKey, timeout: TIMEOUT }).then(
    (solution) => self.postMessage(solution),
    // A browser without the cryptography.
    () => self.postMessage(null),
  );
});
